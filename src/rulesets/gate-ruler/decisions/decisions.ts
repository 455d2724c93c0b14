import { canonicalOptions, type Decision, type Player } from '../../../core/decision.ts';
import { playedItem, playerWaiting } from '../queries/gate.ts';
import { controllerOf } from '../queries/zones.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import { mulliganPlayer } from '../rules/ch05-preparation/preparation.ts';
import { gateActions } from '../rules/ch07-actions/gate-actions.ts';
import { attackDeclarations } from '../rules/ch08-attack/attack.ts';
import { vigilanceOptions } from '../rules/ch08-attack/attack-keywords.ts';
import {
  drivenOptions,
  isOverdriveWaiting,
  overdriveOptions,
  resolvingDrive,
  revealOptions,
} from '../rules/ch10-drive/drive.ts';
import { waitingChoices } from '../rules/ch11-waiting/waiting.ts';
import { doomedCard, guardOptions } from '../rules/ch12-rule-effects/rule-effects.ts';
import { type Dealing, orderer, orderOptions } from '../rules/ch13-damage/damage.ts';
import {
  damageCardOptions,
  damageOptions,
  type Healing,
  healedPlayer,
} from '../rules/ch13-damage/healing.ts';
import {
  doControllersDiffer,
  namer,
  namingOptions,
  type ReductionState,
  splitOptions,
  splitter,
} from '../rules/ch13-damage/reduction.ts';
import { type CostPart, paymentOptions } from '../rules/ch14-abilities/cost.ts';
import {
  choiceInStep,
  levelChoice,
  type Resolution,
  type StepState,
  stepChoice,
} from '../rules/ch14-abilities/effect.ts';
import type { OpenChoice } from '../rules/ch14-abilities/instructions/rule.ts';
import { openChoice } from '../rules/ch14-abilities/play.ts';
import type { Game } from '../state/game.ts';
import type { Instance } from '../state/instance.ts';
import type { GateRulerOption, PlayRequest } from '../state/option.ts';

interface GateRulerDecision extends Decision<GateRulerOption> {
  readonly clause: ClauseId;
}

interface StateContext {
  readonly game: Game;
}

interface GateContext extends StateContext {
  readonly priority: Player;
  readonly passes: number;
}

const asSecondPass = (option: GateRulerOption): GateRulerOption =>
  option.type === 'pass' ? { ...option, isSecond: true } : option;

/** 9-3e: the player with priority takes a gate action. */
const gateAction = ({ game, priority, passes }: GateContext): GateRulerDecision => {
  const options = gateActions(game, priority);
  return {
    player: priority,
    kind: 'gateAction',
    clause: '9-3e',
    options: passes === 0 ? options : options.map(asSecondPass),
  };
};

/** 8-4c: the turn player picks attacker and target, or ends attacking. */
const attackDeclaration = ({ game }: StateContext): GateRulerDecision => ({
  player: game.turn.player,
  kind: 'attackDeclaration',
  clause: '8-4c',
  options: attackDeclarations(game),
});

/** A choice of cards, zones, modes or numbers, by whoever makes it. */
const decisionOf = (
  kind: string,
  open: Pick<OpenChoice, 'player' | 'clause' | 'options'> | undefined,
): GateRulerDecision => ({
  player: open?.player ?? 0,
  kind,
  clause: open?.clause ?? '14-3b',
  options: canonicalOptions(open?.options ?? []),
});

/** 7-3, 14-3b: what is chosen as something is played. */
const playChoice = ({ game }: StateContext): GateRulerDecision => decisionOf('playChoice', openChoice(game));

/** 14-6c: what is chosen as an effect resolves: before its next step, or as the step is taken. */
const effectChoice = (state: Resolution | StepState): GateRulerDecision =>
  decisionOf('effectChoice', 'step' in state ? choiceInStep(state) : stepChoice(state));

/** 14-3c: which card pays the next part of a cost. */
const payment = ({
  game,
  request,
  owed,
}: StateContext & {
  readonly request: PlayRequest;
  readonly owed: readonly CostPart[];
}): GateRulerDecision => ({
  player: request.player,
  kind: 'payment',
  clause: '14-3c',
  options: canonicalOptions(paymentOptions(game, request, owed)),
});

/** 11-1b: which waiting ability is played next. */
const waitingAbility = ({ game }: StateContext): GateRulerDecision => {
  const player = playerWaiting(game) ?? 0;
  return {
    player,
    kind: 'waitingAbility',
    clause: player === game.turn.player ? '11-1b-1' : '11-1b-2',
    options: canonicalOptions(waitingChoices(game)),
  };
};

/** 10-3b: which settable cards stay hidden. */
const driveReveal = ({
  game,
  player,
  asking,
}: StateContext & { readonly player: Player; readonly asking: readonly Instance[] }): GateRulerDecision => ({
  player,
  kind: 'driveReveal',
  clause: '10-3b',
  options: canonicalOptions(revealOptions(game, player, asking)),
});

/** 10-3e-1, 10-3e-2: what is done with the next overdrive that waits, or the next card. */
const driveResolution = ({ game }: StateContext): GateRulerDecision => {
  const { controller: player } = resolvingDrive(game);
  return isOverdriveWaiting(game)
    ? { player, kind: 'driveResolution', clause: '10-3e-1', options: overdriveOptions(game) }
    : { player, kind: 'driveResolution', clause: '10-3e-2', options: drivenOptions(game) };
};

/** 8-8b: which unit with Vigilance moves to the defense zone. */
const vigilance = ({ game }: StateContext): GateRulerDecision => ({
  player: game.turn.player,
  kind: 'vigilance',
  clause: '8-8b',
  options: canonicalOptions(vigilanceOptions(game)),
});

/** 16-11: whether a soul goes in place of the card about to be destroyed. */
const soulguard = ({ game }: StateContext): GateRulerDecision => ({
  player: controllerOf(game, doomedCard(game)),
  kind: 'soulguard',
  clause: '16-11',
  options: canonicalOptions(guardOptions(game, doomedCard(game))),
});

/** 16-16: which unit becomes the soul of the one coming out. */
const enhance = (state: StepState): GateRulerDecision => decisionOf('enhance', choiceInStep(state));

/** 13-3c: which damage on the gate is reduced. */
const reducedDamage = (reducing: ReductionState): GateRulerDecision => ({
  player: namer(reducing),
  kind: 'reducedDamage',
  clause: '13-3c',
  options: namingOptions(reducing),
});

/** 13-3d-2, 13-3d-2a: from what the next point of a reduction is taken. */
const reductionSplit = (reducing: ReductionState): GateRulerDecision => ({
  player: splitter(reducing),
  kind: 'reductionSplit',
  clause: doControllersDiffer(reducing) ? '13-3d-2a' : '13-3d-2',
  options: splitOptions(reducing),
});

/** 13-2a-2: which source puts its damage execution process next. */
const damageOrder = (dealing: Dealing): GateRulerDecision => ({
  player: orderer(dealing) ?? 0,
  kind: 'damageOrder',
  clause: '13-2a-2',
  options: orderOptions(dealing),
});

/** 13-4b: which card of the damage zone is healed next. */
const healedCard = (healing: Healing): GateRulerDecision => ({
  player: healedPlayer(healing),
  kind: 'healedCard',
  clause: '13-4b',
  options: damageCardOptions(healing),
});

/** 13-7b-1: what one process dealt that is healed. */
const healedDamage = (healing: Healing): GateRulerDecision => ({
  player: playedItem(healing.game, healing.item).controller,
  kind: 'healedDamage',
  clause: '13-7b-1',
  options: damageOptions(healing),
});

/** 14-7b: as what level a card is treated that was chosen, or that the next step reads. */
const treatment = (state: Resolution): GateRulerDecision => decisionOf('treatment', levelChoice(state));

/** 5-6: whether the starting hand is exchanged. */
const mulligan = (context: StateContext & { readonly asked: number }): GateRulerDecision => ({
  player: mulliganPlayer(context),
  kind: 'mulligan',
  clause: '5-6',
  options: [
    { key: 'exchange the hand', type: 'exchangeHand' },
    { key: 'keep the hand', type: 'keepHand' },
  ],
});

/** Every kind of decision a Gate Ruler process may ask, by the name its waiting states give. */
export const decisions = {
  gateAction,
  attackDeclaration,
  playChoice,
  effectChoice,
  payment,
  waitingAbility,
  driveReveal,
  driveResolution,
  vigilance,
  soulguard,
  enhance,
  treatment,
  reducedDamage,
  reductionSplit,
  damageOrder,
  healedCard,
  healedDamage,
  mulligan,
};
