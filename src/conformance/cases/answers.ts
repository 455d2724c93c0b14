import { type Decision, opponentOf, PLAYERS } from '../../core/decision.ts';
import { playerName } from '../../core/narration.ts';
import { rngStream } from '../../core/random.ts';
import { leastOptions } from '../../core/ruleset.ts';
import { positionDigest } from '../../replay/position-digest.ts';
import type { Match } from '../../runtime/match.ts';
import { questionOf } from '../../runtime/match-runner.ts';
import { forkMatch, resumeMatch } from '../../runtime/start.ts';
import { assertNoNewViolation, assertSame, assertThat } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import { type DecisionPoint, restingState } from '../matches.ts';

export const optionsCase: CaseDefinition = {
  id: 'options',
  requirement:
    'a decision has at least two options, or one in a kind of bluffWindows, with unique keys in sorted order',
  *check(ground) {
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const keys: readonly unknown[] = stop.decision.options.map(({ key }) => key);
      const least = leastOptions(ground.ruleset, stop.decision.kind);
      const expected = least === 1 ? 'at least one' : 'at least two: the chart applies forced moves itself';
      assertThat(keys.length >= least, 'options', expected, keys);
      for (const [index, key] of keys.entries()) {
        assertThat(typeof key === 'string' && key !== '', `options.${index}`, 'a key with text', key);
        const before = keys[index - 1];
        if (index === 0 || (before as string) < (key as string)) continue;
        assertThat(before !== key, `options.${index}`, 'a key of its own', key);
        assertThat(
          false,
          `options.${index}`,
          `${JSON.stringify(key)} before ${JSON.stringify(before)} (canonicalOptions sorts)`,
          keys,
        );
      }
    }
  },
};

/** The match as the player asked may imagine it, or as it is dealt otherwise where nothing is imagined. */
const worldOf = ({ match, decision, number }: DecisionPoint): Match | undefined => {
  const { ruleset } = match;
  const open = match.pending();
  if (ruleset.determinize !== undefined && open !== undefined) {
    return questionOf(match, open).sample?.(rngStream(number, 0, 'conformance'));
  }
  const game = ruleset.rerandomizeHidden?.(match.game(), decision.player);
  return game && resumeMatch(ruleset, { ...match.position(), game }, { runtime: 'lean' });
};

const shown = ({ ruleset }: Match, match: Match, decision: Decision): Decision =>
  ruleset.present?.(match.game(), decision) ?? decision;

export const playersCase: CaseDefinition = {
  id: 'seats',
  requirement: 'a decision belongs to one player, and depends only on what that player may know',
  *check(ground) {
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { decision, match } = stop;
      const { player, options } = decision;
      assertThat(PLAYERS.includes(player), 'player of the question', '0 or 1', player);
      const fork = forkMatch(match);
      for (const { key } of options) {
        const code = fork.answer(opponentOf(player), key)?.code;
        assertThat(
          code === 'WRONG_SEAT',
          `option ${JSON.stringify(key)}, answered by ${playerName(opponentOf(player))}`,
          'WRONG_SEAT',
          code ?? 'it is taken',
        );
      }
      const world = worldOf(stop);
      const asked = world?.pending()?.decision;
      if (world === undefined || asked === undefined) continue;
      assertSame(
        `the question, where what is hidden from ${playerName(player)} is dealt otherwise`,
        shown(match, match, decision),
        shown(match, world, asked),
      );
    }
  },
};

/** Questions that are looked at, with four answers each. */
const LOOKED = 80;

export const rejectionsCase: CaseDefinition = {
  id: 'refusals',
  requirement: 'an action that is not legal is rejected with a clause, and changes nothing',
  *check(ground) {
    const { ruleset } = ground;
    for (const stop of yield* ground.decisionPoints(LOOKED)) {
      yield stop;
      const { decision } = stop;
      const { player, options } = decision;
      const match = forkMatch(stop.match);
      const number = match.pending()?.number ?? 0;
      const key = options[0]?.key ?? '';
      const before = restingState(match);
      const wrong = [
        ['WRONG_SEAT', 'the answer of the other player', () => match.answer(opponentOf(player), key)],
        ['UNKNOWN_KEY', 'a key with a blank after it', () => match.answer(player, `${key} `)],
        ['UNKNOWN_KEY', 'an empty key', () => match.answer(player, '')],
        ['LATE', 'an answer to another question', () => match.answer(player, key, number + 1)],
      ] as const;
      for (const [code, place, answer] of wrong) {
        const refusal = answer();
        assertThat(refusal?.code === code, place, code, refusal?.code ?? 'it is taken');
        const clause = refusal?.clause ?? '';
        assertThat(
          Object.hasOwn(ruleset.clauses, clause),
          `clause that refuses ${place}`,
          'a clause of the registry',
          clause,
        );
        assertSame(`the match after ${place}`, before, restingState(match));
      }
      for (const option of options) {
        const reason = ruleset.explainIllegal?.(match.game(), decision, option.key);
        assertThat(
          reason === undefined,
          `explainIllegal of ${JSON.stringify(option.key)}, which is legal`,
          'nothing',
          reason,
        );
      }
    }
  },
};

export const forksCase: CaseDefinition = {
  id: 'forks',
  requirement: 'every option is accepted, in a fork that does not change the original match',
  *check(ground) {
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      const { match, decision } = stop;
      const before = positionDigest(match.position());
      for (const { key } of decision.options) {
        const refusal = forkMatch(match).answer(decision.player, key);
        assertThat(
          refusal === undefined,
          `option ${JSON.stringify(key)}`,
          'that it is taken',
          refusal?.message,
        );
        assertThat(
          positionDigest(match.position()) === before,
          `the match, after ${JSON.stringify(key)} was answered in a fork of it`,
          'as it was: rules give a new game, and change none',
          'another position',
        );
      }
    }
  },
};

export const concedeCase: CaseDefinition = {
  id: 'concede',
  requirement: 'a player who concedes loses at once, by a clause, and no decision follows',
  *check(ground) {
    const { ruleset } = ground;
    const { clauses } = ruleset;
    for (const stop of yield* ground.decisionPoints()) {
      yield stop;
      for (const player of PLAYERS) {
        const place = `after ${playerName(player)} conceded`;
        const fork = forkMatch(stop.match);
        fork.concede(player);
        const { result } = fork.game();
        assertThat(
          result?.winner === opponentOf(player),
          `winner ${place}`,
          opponentOf(player),
          result?.winner,
        );
        const reason = result?.reasons[player] ?? '';
        assertThat(
          Object.hasOwn(clauses, reason),
          `result.reasons.${player} ${place}`,
          'a clause of the registry',
          reason,
        );
        const code = fork.concede(opponentOf(player))?.code;
        assertThat(
          fork.pending() === undefined && code === 'MATCH_OVER',
          `the match ${place}`,
          'MATCH_OVER',
          code ?? fork.pending()?.decision.kind,
        );
        assertNoNewViolation(ruleset, `the game ${place}`, stop.match.game(), fork.game());
      }
    }
  },
};
