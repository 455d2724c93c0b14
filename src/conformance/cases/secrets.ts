import { canonicalJson } from '../../core/data/digest.ts';
import { PLAYERS, type Player } from '../../core/decision.ts';
import type { GameState, Position } from '../../core/game-state.ts';
import { LANGUAGES, playerName } from '../../core/narration.ts';
import { drawInt, rngStream } from '../../core/random.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import { resumeMatch } from '../../runtime/start.ts';
import { assertSame } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import { withOtherChance } from '../generator-words.ts';
import type { DecisionPoint } from '../matches.ts';
import { noOtherDeal, otherDeal, shownQuestion } from '../other-deal.ts';
import { cardsOf } from './board-keys.ts';

/** Questions at which the cases look that take longer. */
const LOOKED = 40;

const DEALT_OTHERWISE = 'where what is hidden is dealt otherwise';

/** Answers up to which two determinizations are compared as they go on. */
const PLAYED_ON = 30;

/** A value without its numbers: an instance keeps its id where another card lies in its place. */
const withoutNumbers = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? 0 : part));

/** What all players together see of a position, and of the match that goes on from it with random answers. */
const courseOf = (ruleset: Ruleset, position: Position): unknown => {
  const course: unknown[] = [];
  const match = resumeMatch(ruleset, position, {
    runtime: 'lean',
    onStep: ({ facts }, game) => {
      if (game !== undefined) course.push(...facts.map((fact) => ruleset.narrate(game, fact, null, 'en')));
    },
  });
  let rng = rngStream(0, 0, 'conformance');
  for (let answered = 0; answered < PLAYED_ON; answered += 1) {
    course.push(PLAYERS.map((player) => withoutNumbers(ruleset.view(match.game(), player))));
    const open = match.pending();
    if (open === undefined) break;
    const { player, options } = open.decision;
    const [place, next] = drawInt(rng, options.length);
    rng = next;
    course.push(options.map(({ key }) => key));
    match.answer(player, options[place]?.key ?? '');
  }
  return course;
};

/** Throws where the determinization of the player asked goes on otherwise in another position that looks the same. */
const assertSameWorld = (
  ruleset: Ruleset,
  { match, decision: { player }, number }: DecisionPoint,
  other: Position,
  where: string,
): void => {
  const draw = (position: Position): Position =>
    ruleset.determinize?.(position, player)(rngStream(number, 0, 'conformance')) ?? position;
  const [drawn, drawnAgain] = [draw(match.position()), draw(other)];
  if (canonicalJson(drawn) === canonicalJson(drawnAgain)) return;
  assertSame(
    `the determinization of ${playerName(player)}, ${where}`,
    courseOf(ruleset, drawn),
    courseOf(ruleset, drawnAgain),
  );
};

export const determinizationLeaksCase: CaseDefinition = {
  id: 'determinize-leaks',
  requirement:
    'a player’s determinizations do not change when the cards hidden from that player are dealt again',
  skipReason: (ruleset) =>
    noOtherDeal(ruleset) ?? (ruleset.determinize ? undefined : 'the ruleset has no determinize'),
  *check(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const other = otherDeal(stop, stop.decision.player);
      if (other !== undefined) assertSameWorld(ruleset, stop, other, DEALT_OTHERWISE);
    }
  },
};

export const optionLeaksCase: CaseDefinition = {
  id: 'option-leaks',
  requirement: 'a decision and its texts do not change when the cards hidden from its player are dealt again',
  skipReason: noOtherDeal,
  *check(ground) {
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { player } = stop.decision;
      const other = otherDeal(stop, player);
      if (other === undefined) continue;
      assertSame(
        `the question to ${playerName(player)}, ${DEALT_OTHERWISE}`,
        shownQuestion(ground.ruleset, stop.match.position()),
        shownQuestion(ground.ruleset, other),
      );
    }
  },
};

/** Illegal actions that are tried at a decision. */
const TRIED = 20;

export const refusalLeaksCase: CaseDefinition = {
  id: 'refusal-leaks',
  requirement:
    'the reason why an action is illegal does not change when the cards hidden from its player are dealt again',
  skipReason: (ruleset) =>
    noOtherDeal(ruleset) ?? (ruleset.explainIllegal ? undefined : 'the ruleset has no explainIllegal'),
  *check(ground) {
    const { ruleset } = ground;
    const stops = yield* ground.decisionPoints();
    const keys = [...new Set(stops.flatMap(({ decision }) => decision.options.map(({ key }) => key)))];
    for (const [index, stop] of stops.entries()) {
      yield stop;
      const { match, decision } = stop;
      const other = otherDeal(stop, decision.player);
      if (other === undefined) continue;
      const legal = decision.options.map(({ key }) => key);
      const from = (index * TRIED) % keys.length;
      for (const key of [...keys, ...keys]
        .slice(from, from + TRIED)
        .filter((each) => !legal.includes(each))) {
        assertSame(
          `explainIllegal of ${JSON.stringify(key)} for ${playerName(decision.player)}, ${DEALT_OTHERWISE}`,
          ruleset.explainIllegal?.(match.game(), decision, key),
          ruleset.explainIllegal?.(other.game, decision, key),
        );
      }
    }
  },
};

/** The board of a player, with every card on it in full. */
const boardOf = ({ renderBoard, cardDetails }: Ruleset, game: GameState, viewer: Player): unknown => {
  const board = renderBoard?.(game, viewer);
  const cards = board === undefined ? [] : cardsOf(board);
  const details = cards.map(({ key }) =>
    LANGUAGES.map((language) => cardDetails?.(game, viewer, key, language)),
  );
  return { board, details };
};

export const boardLeaksCase: CaseDefinition = {
  id: 'board-leaks',
  requirement: 'the board of a player does not change when the cards hidden from that player are dealt again',
  skipReason: (ruleset) =>
    noOtherDeal(ruleset) ?? (ruleset.renderBoard ? undefined : 'the ruleset has no renderBoard'),
  *check(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.decisionPoints(LOOKED)) {
      yield stop;
      for (const player of PLAYERS) {
        const other = otherDeal(stop, player);
        if (other === undefined) continue;
        assertSame(
          `the board of ${playerName(player)}, ${DEALT_OTHERWISE}`,
          boardOf(ruleset, stop.match.game(), player),
          boardOf(ruleset, other.game, player),
        );
      }
    }
  },
};

/** Everything that a player is shown of a game at rest. */
const shownTo = (ruleset: Ruleset, game: GameState, player: Player): unknown => ({
  view: ruleset.view(game, player),
  log: [...game.facts].map((fact) =>
    LANGUAGES.map((language) => ruleset.narrate(game, fact, player, language)),
  ),
  board: boardOf(ruleset, game, player),
});

export const chanceLeaksCase: CaseDefinition = {
  id: 'chance-leaks',
  requirement: 'nothing that a player is shown depends on what the random generator will draw',
  *check(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.decisionPoints(LOOKED)) {
      yield stop;
      const position = stop.match.position();
      const other = { ...position, game: withOtherChance(position.game) };
      for (const player of PLAYERS) {
        assertSame(
          `what ${playerName(player)} is shown, where the random generator goes on otherwise`,
          shownTo(ruleset, position.game, player),
          shownTo(ruleset, other.game, player),
        );
      }
      assertSame(
        `the question to ${playerName(stop.decision.player)}, where the random generator goes on otherwise`,
        shownQuestion(ruleset, position),
        shownQuestion(ruleset, other),
      );
      if (ruleset.determinize === undefined) continue;
      const where = 'where the random generator goes on otherwise: draw its chance from the given stream';
      assertSameWorld(ruleset, stop, other, where);
    }
  },
};
