import { canonicalOptions, type Player } from '../../../../core/decision.ts';
import { flatMapFast } from '../../../../core/hot-path.ts';
import { distributedOver, playedItem, scopeOf, sourceOf } from '../../queries/gate.ts';
import { isSameObject, refOf } from '../../queries/information.ts';
import { amountOf, affectedCards, isUnaffected, hasMissingNumber } from '../../queries/meaning.ts';
import { cardKey } from '../../queries/place-key.ts';
import { nonTurnPlayer } from '../../queries/turn.ts';
import { controllerOf } from '../../queries/zones.ts';
import type { Game } from '../../state/game.ts';
import type { DamagePair } from '../../state/gate-item.ts';
import type { CardRef, Instance } from '../../state/instance.ts';
import type { Instruction } from '../../state/card.ts';
import type { GateRulerOption } from '../../state/option.ts';
import { type DamageToDeal, isAnyReplaced, putProcess, replaceAmounts } from './damage.ts';

/** A source about to deal damage, and whose it is. */
interface Source {
  readonly source: CardRef;
  readonly controller: Player;
}

type InstructionOf<Do extends Instruction['do']> = Extract<Instruction, { readonly do: Do }>;

/** What is distributed comes from the card of the effect, and forbids no counters. */
type Distribution = InstructionOf<'distribute'> & {
  readonly from?: undefined;
  readonly cannotCounter?: undefined;
};

/** The damage of an effect on its way to the gate (13-2a). */
export interface Dealing {
  readonly game: Game;
  /** Number of the card or ability whose effect deals damage. */
  readonly item: number;
  readonly deal: InstructionOf<'damage'> | Distribution;
  /** Who is dealt how much by each source, as the effect has it. */
  readonly pairs: DamageToDeal['pairs'];
  /** Sources whose place in the order is decided. */
  readonly ordered: readonly Source[];
  /** Sources that have put their process. */
  readonly done: number;
  /** The pairs of the next source with what replaces their amounts. */
  readonly replaced: readonly DamagePair[];
}

/** 15-13: the parts of a distributed amount, for the receivers that are still there and affected. */
const distributedPairs = ({ game, item }: Dealing, deal: Distribution): Dealing['pairs'] => {
  const played = playedItem(game, item);
  const { parts, controller } = played;
  return flatMapFast(distributedOver(played, deal), (ref, index) =>
    isSameObject(game, ref) && !isUnaffected(game, ref.card, controller)
      ? [{ receiver: ref.card, amount: parts?.[index] ?? 0 }]
      : [],
  );
};

/** 13-2a-5: amounts that depend on the game are fixed now; several receivers of one source are one process (13-2a-3). */
export const fixedPairs = (dealing: Dealing): Dealing['pairs'] => {
  const { game, item, deal } = dealing;
  if (deal.do === 'distribute') return distributedPairs(dealing, deal);
  const scope = scopeOf(game, playedItem(game, item));
  const amount = Math.max(0, amountOf(game, scope, deal.amount));
  const receivers = flatMapFast(deal.to, (reference) => affectedCards(game, scope, reference));
  return [...new Set(receivers)].map((receiver) => ({ receiver, amount }));
};

/** 1-5g: whether the amount reads a number that is not there. */
export const isAmountMissing = ({ game, item, deal }: Dealing): boolean =>
  deal.do === 'damage' && hasMissingNumber(game, scopeOf(game, playedItem(game, item)), deal.amount);

/** The sources: the card of the effect unless it names others. */
const sourcesOf = ({ game, item, deal }: Dealing): readonly Source[] => {
  const played = playedItem(game, item);
  if (deal.from === undefined) {
    return [{ source: sourceOf(game, played), controller: played.controller }];
  }
  return affectedCards(game, scopeOf(game, played), deal.from).map((card) => ({
    source: refOf(game, card),
    controller: controllerOf(game, card),
  }));
};

/** 13-2a-2a: whether both players have sources: the turn player's put their processes first. */
export const areSourcesOfBoth = (dealing: Dealing): boolean =>
  new Set(sourcesOf(dealing).map(({ controller }) => controller)).size > 1;

const unordered = (dealing: Dealing, player: Player): readonly Source[] =>
  sourcesOf(dealing).filter(
    ({ source, controller }) =>
      controller === player && !dealing.ordered.some((each) => each.source.card === source.card),
  );

/** 13-2a-2, 13-2a-2a: who decides about the order of the own sources now: the turn player, then the other. */
export const orderer = (dealing: Dealing): Player | undefined =>
  [dealing.game.turn.player, nonTurnPlayer(dealing.game)].find(
    (player) => unordered(dealing, player).length > 1,
  );

/** 13-2a-2: which of the player's sources puts its process next. */
export const orderOptions = (dealing: Dealing): readonly GateRulerOption[] => {
  const player = orderer(dealing);
  if (player === undefined) return [];
  return canonicalOptions(
    unordered(dealing, player).map(({ source: { card } }) => ({
      key: `damage first from ${cardKey(dealing.game, player, card)}`,
      form: 'card',
      card,
    })),
  );
};

/** That source comes next. */
export const orderNext = (dealing: Dealing, card: Instance): readonly Source[] => [
  ...dealing.ordered,
  ...sourcesOf(dealing).filter(({ source }) => source.card === card),
];

/** 13-2a-2a: every source in its order, the turn player's first. */
export const orderAll = (dealing: Dealing): readonly Source[] =>
  flatMapFast([dealing.game.turn.player, nonTurnPlayer(dealing.game)], (player) => [
    ...dealing.ordered.filter(({ controller }) => controller === player),
    ...unordered(dealing, player),
  ]);

const damageOf = ({ game, item, ordered, done, deal, pairs }: Dealing): DamageToDeal => ({
  source: (ordered[done] as Source).source,
  controller: (ordered[done] as Source).controller,
  effectOf: playedItem(game, item).controller,
  pairs,
  combat: false,
  cannotCounter: deal.cannotCounter === true,
});

/** 13-2a-4: the amounts of the next source with what replaces them. */
export const replaceNext = (dealing: Dealing): readonly DamagePair[] =>
  replaceAmounts(dealing.game, damageOf(dealing));

/** 13-2a-4: whether anything changed an amount of the next source. */
export const areAmountsReplaced = ({ pairs, replaced }: Dealing): boolean => isAnyReplaced(pairs, replaced);

/** 13-2a, 13-2a-2: the next source puts its damage execution process on the gate. */
export const putNext = (dealing: Dealing): Game =>
  putProcess(dealing.game, damageOf(dealing), dealing.replaced, '13-2a');
