import { canonicalJson } from '../core/data/digest.ts';
import type { Decision, Player } from '../core/decision.ts';
import type { GameState, Position } from '../core/game-state.ts';
import { LANGUAGES } from '../core/narration.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { resumeMatch } from '../runtime/start.ts';
import { isGenerator, withChanceOf } from './generator-words.ts';
import type { DecisionPoint } from './matches.ts';

/** Why nothing can be dealt otherwise: the reason to skip a case. */
export const noOtherDeal = ({ rerandomizeHidden }: Ruleset): string | undefined =>
  rerandomizeHidden === undefined ? 'the ruleset has no rerandomizeHidden' : undefined;

/** The game with other cards and the same chance: a difference then comes of the cards alone. */
const exchangedFor = (ruleset: Ruleset, game: GameState, viewer: Player): GameState | undefined => {
  const other = ruleset.rerandomizeHidden?.(game, viewer);
  return other && withChanceOf(other, game);
};

/** The position with other cards in the places that are hidden from a player; nothing where none can be exchanged. */
export const otherDeal = ({ match }: DecisionPoint, viewer: Player): Position | undefined => {
  const game = exchangedFor(match.ruleset, match.game(), viewer);
  return game && { ...match.position(), game };
};

/** The positions that come about by exchanging what is hidden again and again, at most so many. */
export const otherDeals = ({ match }: DecisionPoint, viewer: Player, most: number): readonly Position[] => {
  const { game: begun, stack } = match.position();
  const deals: GameState[] = [];
  while (deals.length < most) {
    const game = exchangedFor(match.ruleset, deals.at(-1) ?? begun, viewer);
    if (game === undefined) break;
    if (deals.length > 0 && canonicalJson(game) === canonicalJson(begun)) break;
    deals.push(game);
  }
  return deals.map((game) => ({ game, stack }));
};

/** Thrown where a card no longer lies where it was exchanged. */
class Elsewhere extends Error {}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const withParts = (value: unknown, from: unknown, to: unknown): unknown => {
  if (from === to || isGenerator(from)) return value;
  if (isRecord(value) && isRecord(from) && isRecord(to)) {
    const parts = Object.keys(from).map((key) => [key, withParts(value[key], from[key], to[key])]);
    return Object.assign(Array.isArray(value) ? [...value] : { ...value }, Object.fromEntries(parts));
  }
  if (value !== from) throw new Elsewhere();
  return to;
};

/**
 * Returns a later game of one world with the cards of another world: those that differ in `to` from those in `from`.
 * Nothing where they lie elsewhere by then, so that the worlds keep no card in one place.
 */
export const withCardsOf = (game: GameState, from: GameState, to: GameState): GameState | undefined => {
  try {
    return withParts(game, from, to) as GameState;
  } catch (error) {
    if (error instanceof Elsewhere) return undefined;
    throw error;
  }
};

type Path = readonly string[];

/** Where the lists are whose items differ between two games. */
const exchangedLists = (from: unknown, to: unknown, path: Path = []): readonly Path[] => {
  if (from === to || !isRecord(from) || !isRecord(to) || isGenerator(from)) return [];
  const inner = Object.keys(from).flatMap((key) => exchangedLists(from[key], to[key], [...path, key]));
  return Array.isArray(from) && inner.length === 0 ? [path] : inner;
};

const partAt = (value: unknown, path: Path): unknown =>
  path.reduce((part: unknown, key) => (isRecord(part) ? part[key] : undefined), value);

const withPartAt = (value: unknown, [key, ...path]: Path, part: unknown): unknown => {
  if (key === undefined || !isRecord(value)) return part;
  const inner = { [key]: withPartAt(value[key], path, part) };
  return Object.assign(Array.isArray(value) ? [...value] : { ...value }, inner);
};

/** Whether the lists that differ between two games are others in a third one than in the first. */
export const isDealtOtherwise = (from: GameState, to: GameState, game: GameState): boolean =>
  exchangedLists(from, to).some(
    (path) => canonicalJson(partAt(from, path) ?? null) !== canonicalJson(partAt(game, path) ?? null),
  );

/**
 * Returns the game from which a match began with two cards swapped, in the lists that differ between two later games: with the
 * same chance each of the two then goes where the other one went. At most so many, cards that lie near each other first.
 */
export function* swappedDeals(
  game: GameState,
  from: GameState,
  to: GameState,
  most: number,
): Generator<GameState> {
  const lists = exchangedLists(from, to).flatMap((path) => {
    const list = partAt(game, path);
    return Array.isArray(list) ? [{ path, list: list as readonly unknown[] }] : [];
  });
  const longest = Math.max(0, ...lists.map(({ list }) => list.length));
  let made = 0;
  for (let apart = 1; apart < longest; apart += 1) {
    for (const { path, list } of lists) {
      for (let index = 0; index + apart < list.length; index += 1) {
        const [one, other] = [list[index], list[index + apart]];
        if (canonicalJson(one) === canonicalJson(other)) continue;
        if (made === most) return;
        made += 1;
        yield withPartAt(game, path, list.with(index, other).with(index + apart, one)) as GameState;
      }
    }
  }
}

/** Everything that the player asked is shown of the question of a position: options, labels, prompts, warnings. */
export const shownQuestion = (ruleset: Ruleset, position: Position): unknown => {
  const { game } = position;
  const asked = resumeMatch(ruleset, position, { runtime: 'lean' }).pending()?.decision;
  if (asked === undefined) return undefined;
  const decision: Decision = ruleset.present?.(game, asked) ?? asked;
  const view = ruleset.view(game, asked.player);
  const { hints } = ruleset;
  const texts = LANGUAGES.map((language) => {
    const text = hints?.textView(language);
    return {
      prompt: text?.prompt?.(decision, view),
      question: text?.question?.(decision, view),
      options: decision.options.map((option) => text?.option(option, view)),
    };
  });
  const warnings = decision.options.map((option) => hints?.warning?.(option, view));
  const cardNames = decision.options.map((option) => hints?.cardNames?.(option, view));
  return { decision, texts, warnings, cardNames };
};
