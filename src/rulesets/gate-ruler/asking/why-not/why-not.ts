import type { Decision, Player } from '../../../../kernel/decision.ts';
import type { WhyNot } from '../../../../kernel/why-not.ts';
import type { ClauseId } from '../../clauses/index.ts';
import type { Game } from '../../values/game.ts';
import { whyNoAbility, whyNoOverdrive, whyNotReveal } from './ability.ts';
import { whyNoAttack } from './attack.ts';
import { whyNoPlay } from './play.ts';
import { reason } from './reason.ts';
import { whyNotSet } from './set.ts';

/** What a kind of option is asked by, and why one of them is not on offer there. */
interface Explained {
  readonly form: RegExp;
  readonly kind: string;
  /** The clause by which the decision offers it. */
  readonly clause: ClauseId;
  explain(game: Game, player: Player, parts: readonly string[]): WhyNot | undefined;
}

const EXPLAINED: readonly Explained[] = [
  {
    form: /^attack (.+)$/i,
    kind: 'attackDeclaration',
    clause: '8-4c',
    explain: (game, player, [text = '']) => whyNoAttack(game, player, text),
  },
  {
    form: /^play (.+)$/i,
    kind: 'gateAction',
    clause: '9-3e',
    explain: (game, player, [text = '']) => whyNoPlay(game, player, text),
  },
  {
    form: /^set (.+)$/i,
    kind: 'gateAction',
    clause: '9-3e-4d',
    explain: (game, player, [text = '']) => whyNotSet(game, player, text),
  },
  {
    form: /^reveal (.+)$/i,
    kind: 'gateAction',
    clause: '9-3e-4a',
    explain: (game, player, [text = '']) => whyNotReveal(game, player, text),
  },
  {
    form: /^ability (\d+) of (.+)$/i,
    kind: 'gateAction',
    clause: '14-8a',
    explain: (game, player, [number = '', text = '']) => whyNoAbility(game, player, Number(number), text),
  },
  {
    form: /^use OD of (.+)$/i,
    kind: 'gateAction',
    clause: '16-2a',
    explain: (game, player, [text = '']) => whyNoOverdrive(game, player, text),
  },
];

/**
 * Why a decision does not offer the option that a key names; `undefined` where it does, or where no rule says more
 * than that it is not among the options. Tells only what the player who is asked may know.
 */
export const whyNot = (game: Game, decision: Decision, key: string): WhyNot | undefined => {
  if (decision.options.some((option) => option.key === key)) return undefined;
  for (const { form, kind, clause, explain } of EXPLAINED) {
    const match = form.exec(key.trim());
    if (match === null) continue;
    if (decision.kind === kind) return explain(game, decision.player, match.slice(1));
    return reason('NOT_ASKED', clause, `this is chosen when ${kind} is asked`, [
      `player ${decision.player + 1} is asked ${decision.kind} (${decision.clause})`,
    ]);
  }
  return undefined;
};
