import { processesOfEdition } from '../charts/edition.ts';
import type { ChartProcess } from '../charts/process.ts';
import { opponentOf } from '../kernel/decision.ts';
import { canonicalJson } from '../kernel/digest.ts';
import { GatechartError } from '../kernel/error.ts';
import { reasonOf } from '../kernel/issue.ts';
import { drawInt, rngStream } from '../kernel/rng.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { usualDecks } from '../registry.ts';
import type { Match, Pending } from '../runtime/match.ts';
import { startMatch } from '../runtime/start.ts';
import { placeIn } from '../runtime/unsupported.ts';
import { rulesetShape } from './shape.ts';

/** Questions of the match that is tried. */
const TRIED = 30;

const SEED = 1;

const bad = (place: string, reason: string): GatechartError =>
  new GatechartError('BAD_RULESET', place, reason);

/** An error of the rules as one of the ruleset. */
const asBad = (error: unknown, place: string): GatechartError => {
  if (!(error instanceof GatechartError))
    return bad(place, error instanceof Error ? error.message : String(error));
  return error.code === 'BAD_RULESET' ? error : bad(error.place, error.message);
};

const checkProcess = ({ id, states, transitions }: ChartProcess, { clauses, decisions }: Ruleset): void => {
  for (const { path, asks, clauses: cited } of states) {
    const place = placeIn(id, path === '' ? [] : [path]);
    if (asks !== undefined && !Object.hasOwn(decisions, asks)) {
      throw bad(place, `asks "${asks}", which is no key of decisions`);
    }
    const unknown = cited.find((clause) => !Object.hasOwn(clauses, clause));
    if (unknown !== undefined) throw bad(place, `cites ${unknown}, which is no key of clauses`);
  }
  for (const { id: transition, clauses: cited } of transitions) {
    const unknown = cited.find((clause) => !Object.hasOwn(clauses, clause));
    if (unknown !== undefined)
      throw bad(`${id}: ${transition}`, `cites ${unknown}, which is no key of clauses`);
  }
};

const checkCharts = (ruleset: Ruleset): void => {
  for (const edition of Object.keys(ruleset.editions)) {
    for (const process of processesOfEdition(ruleset, edition)) checkProcess(process, ruleset);
  }
};

const checkQuestion = ({ decision }: Pending): void => {
  const { kind, options, player } = decision;
  const place = `decisions.${kind}`;
  if (player !== 0 && player !== 1) throw bad(place, `asks player ${player}; players are 0 and 1`);
  const keys = options.map((option) => option?.key);
  const nameless = keys.findIndex((key) => typeof key !== 'string' || key === '');
  if (nameless >= 0) throw bad(place, `option ${nameless + 1} of ${keys.length} has no key`);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw bad(place, `two options have the key "${twice}"`);
  const sorted = keys.every((key, index) => index === 0 || (keys[index - 1] as string) < key);
  if (!sorted) throw bad(place, 'options are not sorted by key: hand them to canonicalOptions');
  if (keys.length < 2) throw bad(place, 'has no choice to ask about: two options or more');
};

/** What the other player holds, dealt in another way, must not be seen. */
const checkView = (match: Match): void => {
  const { ruleset } = match;
  for (const viewer of [0, 1] as const) {
    const now = match.game();
    const other = ruleset.otherWorld?.(now, viewer);
    if (other === undefined) continue;
    if (canonicalJson(ruleset.view(now, viewer)) !== canonicalJson(ruleset.view(other, viewer))) {
      throw bad(
        'view',
        `player ${viewer} sees what player ${opponentOf(viewer)} holds or what lies face down`,
      );
    }
  }
};

const tryMatch = (ruleset: Ruleset, edition: string): void => {
  const setup = { edition, decks: usualDecks(ruleset), seed: SEED, index: 0 };
  const games = [ruleset.newGame(setup), ruleset.newGame(setup)] as const;
  if (canonicalJson(games[0]) !== canonicalJson(games[1])) {
    throw bad('newGame', 'the same seed gives two games: draw all chance from the seed');
  }
  const match = startMatch(ruleset, games[0], { runtime: 'lean' });
  let stream = rngStream(SEED, 0, 'check');
  for (let asked = 0; asked < TRIED; asked += 1) {
    const open = match.pending();
    checkView(match);
    if (open === undefined) return;
    checkQuestion(open);
    const { player, options } = open.decision;
    const [pick, next] = drawInt(stream, options.length);
    stream = next;
    match.answer(player, options[pick]?.key ?? '');
  }
};

/**
 * A value as a ruleset: its keys, its charts, and the first questions of a match in each edition. Throws `BAD_RULESET` with
 * the part of the ruleset it is about.
 */
export const checkedRuleset = (value: unknown): Ruleset => {
  const parsed = rulesetShape.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw bad(issue?.path.join('.') || 'default export', issue === undefined ? 'is none' : reasonOf(issue));
  }
  const ruleset = value as Ruleset;
  try {
    checkCharts(ruleset);
    if (ruleset.plays === 'matches') {
      for (const edition of Object.keys(ruleset.editions)) tryMatch(ruleset, edition);
    }
  } catch (error) {
    throw asBad(error, ruleset.id);
  }
  return ruleset;
};
