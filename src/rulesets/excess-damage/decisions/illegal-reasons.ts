import { canonicalOptions, type Decision } from '../../../core/decision.ts';
import { firstFailure, type IllegalReason, illegalReason } from '../../../core/illegal-reasons.ts';
import { nameOf } from '../queries/board.ts';
import { AMOUNT, amountOption, candidateAmounts, type NextAssignment } from '../rules/assignment.ts';
import { MODIFICATION, modificationOption } from '../rules/modification.ts';
import { candidateTargets, candidateTriggers, TARGET, TRIGGER } from '../rules/triggers.ts';
import { isModification, type Trigger } from '../state/effect.ts';
import type { Game } from '../state/game.ts';
import type { ExcessDamageOption } from '../state/option.ts';
import type { ExcessDamageDecision } from './decisions.ts';

/** An option that a player may think of, and the reason if a rule refuses it. */
interface Candidate {
  readonly option: ExcessDamageOption;
  reason(): IllegalReason | undefined;
}

/** What a player may think of at a decision; of orders all is legal that could be thought of. */
const candidatesAt = (game: Game, decision: ExcessDamageDecision): readonly Candidate[] => {
  const { kind, assignment, modification } = decision;
  if (assignment !== undefined) {
    const { assigned, share } = assignment;
    return candidateAmounts(game, assigned, share).map((n) => ({
      option: amountOption(share, n),
      reason: () => firstFailure([AMOUNT], game, { assigned, share, n }),
    }));
  }
  if (modification !== undefined) {
    return game.board.effects.filter(isModification).map((effect) => ({
      option: modificationOption(effect),
      reason: () => firstFailure(MODIFICATION, game, { ...modification, effect }),
    }));
  }
  if (kind === 'triggerOrder') {
    return candidateTriggers(game).map((option) => ({
      option,
      reason: () => firstFailure([TRIGGER], game, game.waiting[option.trigger] as Trigger),
    }));
  }
  if (kind === 'target') {
    return candidateTargets(game).map((option) => ({
      option,
      reason: () => firstFailure(TARGET, game, option.target),
    }));
  }
  return [];
};

/** 510.1a, 510.1c: why another amount is not assigned, or to somebody else. */
const explainAmount = (
  game: Game,
  share: NextAssignment,
  most: number,
  to: string,
): IllegalReason | undefined => {
  const { en, ja } = nameOf(game.board, share.recipient);
  if (to === share.recipient) {
    return illegalReason(
      'TOO_MUCH',
      '510.1a',
      {
        en: 'an attacker assigns no more than its power',
        ja: '攻撃クリーチャーが割り振るのはパワーの点数までである',
      },
      [{ en: `${most} left to assign`, ja: `割り振れるのは残り${most}点` }],
    );
  }
  return illegalReason(
    'OTHER_RECIPIENT',
    '510.1c',
    {
      en: 'an attacker assigns damage to one recipient after the other',
      ja: '割り振る点数は、相手を1つずつ順に決める',
    },
    [{ en: `${en} is next`, ja: `次は${ja}` }],
  );
};

/** The key with permanents by their ids that somebody called by the names of their cards. */
const withIds = (game: Game, key: string): string =>
  Object.keys(game.board.permanents).reduce(
    (named, id) => named.replace(nameOf(game.board, id).en, id),
    key.trim(),
  );

/** Why a decision does not offer the option that a key names; `undefined` if it does, or no rule gives a reason. */
export const explainIllegal = (game: Game, decision: Decision, key: string): IllegalReason | undefined => {
  const named = withIds(game, key);
  if (decision.options.some((option) => option.key === named)) return undefined;
  const asked = decision as ExcessDamageDecision;
  const thought = candidatesAt(game, asked).find(({ option }) => option.key === named);
  if (thought !== undefined) return thought.reason();
  const [, , to] = /^assign (\d+) to (.+)$/.exec(named) ?? [];
  if (to === undefined || asked.assignment === undefined) return undefined;
  const { assigned, share } = asked.assignment;
  return explainAmount(game, share, candidateAmounts(game, assigned, share).at(-1) ?? 0, to);
};

/** Reasons that the face of the card says: nobody thinks of an effect that is about other damage. */
const PLAIN: ReadonlySet<string> = new Set(['OTHER_DAMAGE', 'ENDED']);

/** The options that a player may think of and that a rule refuses. `explainIllegal` gives the reason by the key. */
export const refusedOptions = (game: Game, decision: Decision): readonly ExcessDamageOption[] =>
  canonicalOptions(candidatesAt(game, decision as ExcessDamageDecision).map(({ option }) => option)).filter(
    ({ key }) => {
      const reason = explainIllegal(game, decision, key);
      return reason !== undefined && !PLAIN.has(reason.code);
    },
  );
