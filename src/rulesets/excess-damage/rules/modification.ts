import { canonicalOptions } from '../../../core/decision.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import { allHold, illegalReason, type Precondition } from '../../../core/illegal-reasons.ts';
import type { LocalizedText } from '../../../core/narration.ts';
import { CARD_CLAUSE } from '../cards/catalogue.ts';
import { byOf, isInForce, isInScope, nameOfCard, sideOf } from '../queries/board.ts';
import { eventOf, packetKey } from '../queries/packets.ts';
import type { ClauseId } from '../rulebook/clauses.ts';
import type { Permanent } from '../state/card.ts';
import { type Effect, isModification, type Modification } from '../state/effect.ts';
import type { DamageEvent, Game } from '../state/game.ts';
import type { OptionOf } from '../state/option.ts';
import type { Packet } from '../state/packet.ts';
import { emitEvent, withBoard, withPermanent } from '../state/setters.ts';
import { movePacket, withPacket } from './division.ts';

type Shield = Extract<Modification, { kind: 'shield' }>;
type AmountChange = Exclude<Modification, { kind: 'countersInstead' }>;

const isShield = (effect: Modification): effect is Shield => effect.kind === 'shield';

/** 615.7: whether nothing is left of a shield. */
const isUsedUp = (effect: Modification): boolean => isShield(effect) && effect.left === 0;

/** An effect that would change the packet at that place next. */
export interface EffectAction {
  readonly packet: number;
  readonly applied: readonly string[];
  readonly effect: Modification;
}

/** Whose effect it is: its card, else its own name. */
const effectName = ({ id, card }: Modification): LocalizedText =>
  card === undefined ? { en: id, ja: id } : nameOfCard(card);

const PREVENTION: ReadonlySet<Modification['kind']> = new Set(['reduce', 'shield', 'preventAll']);

/** 614.1, 615.1, 614.5, 615.7: what an effect needs to change a packet. */
export const MODIFICATION: readonly Precondition<Game, EffectAction>[] = [
  {
    holds: ({ board }, { effect }) => isInForce(board, effect),
    reason: (_, { effect }) =>
      illegalReason(
        'ENDED',
        PREVENTION.has(effect.kind) ? '615.1' : '614.1',
        {
          en: 'the permanent of an effect must be on the battlefield',
          ja: '効果を持つパーマネントが戦場になければならない',
        },
        [effectName(effect)],
      ),
  },
  {
    holds: ({ board, event }, { packet, effect }) => {
      const { packets, combat } = event as DamageEvent;
      return isInScope(board, effect, packets[packet] as Packet, combat);
    },
    reason: (_, { effect }) =>
      illegalReason(
        'OTHER_DAMAGE',
        PREVENTION.has(effect.kind) ? '615.1' : '614.1',
        {
          en: 'an effect changes the damage that it is about',
          ja: '効果が修整するのは、その効果の対象となるダメージである',
        },
        [effectName(effect)],
      ),
  },
  {
    holds: (_, { applied, effect }) => !applied.includes(effect.id),
    reason: (_, { effect }) => {
      const { en, ja } = effectName(effect);
      return illegalReason(
        'APPLIED',
        '614.5',
        {
          en: 'one effect changes one packet no more than once',
          ja: '同じ効果が同じダメージを修整するのは1回だけである',
        },
        [{ en: `${en} has changed it`, ja: `${ja}は適用済み` }],
      );
    },
  },
  {
    holds: (_, { effect }) => !isUsedUp(effect),
    reason: (_, { effect }) => {
      const { en, ja } = effectName(effect);
      return illegalReason(
        'USED_UP',
        '615.7',
        { en: 'something must be left of a shield', ja: '軽減できる点数が残っていなければならない' },
        [{ en: `nothing is left of ${en}`, ja: `${ja}の残りは0点` }],
      );
    },
  },
];

/** 614.1, 615.1, 614.5: what may change a packet now; nothing changes it twice. */
export const modificationsOf = (
  game: Game,
  index: number,
  applied: readonly string[] = [],
): readonly Modification[] => {
  if ((eventOf(game).packets[index] as Packet).n === 0) return [];
  return game.board.effects.filter(
    (effect): effect is Modification =>
      isModification(effect) && allHold(MODIFICATION, game, { packet: index, applied, effect }),
  );
};

const modificationLabel = (effect: Modification): string => {
  switch (effect.kind) {
    case 'increase':
      return `+${effect.by}`;
    case 'multiply':
      return `x${effect.by}`;
    case 'reduce':
      return `-${effect.by}`;
    case 'shield':
      return `shield ${effect.left} of ${effect.id}`;
    case 'preventAll':
      return 'prevent all';
    case 'countersInstead':
      return 'counters instead';
  }
};

/** An effect as an option. */
export const modificationOption = (effect: Modification): OptionOf<'apply'> => ({
  key: `apply ${modificationLabel(effect)}`,
  type: 'apply',
  effect: effect.id,
});

/** Effects of these kinds may be applied in any order among themselves. */
const COMMUTING: readonly Modification['kind'][] = ['increase', 'multiply', 'reduce'];

/** What a shield has left, and for whom; its name aside. */
const shieldDetails = (shield: Shield): string => JSON.stringify({ ...shield, id: undefined });

/** Whether a shield differs from the others in more than its name: what is left of it can be used elsewhere. */
const isDistinct = (effect: Modification, others: readonly Modification[]): boolean =>
  !isShield(effect) ||
  others.every((other) => !isShield(other) || shieldDetails(other) !== shieldDetails(effect));

/** 616.1: what may be applied next; one or none where the order changes nothing. */
export const modificationOptions = (
  game: Game,
  index: number,
  applied: readonly string[],
): readonly OptionOf<'apply'>[] => {
  const effects = modificationsOf(game, index, applied);
  const isOrderIdle = COMMUTING.some((kind) => effects.every((effect) => effect.kind === kind));
  return effects
    .filter((effect, at) => (isOrderIdle ? at === 0 : isDistinct(effect, effects.slice(0, at))))
    .map(modificationOption);
};

/** 616.1: whether it matters which effect is applied next. */
export const isModificationOpen = (game: Game, index: number, applied: readonly string[]): boolean =>
  canonicalOptions(modificationOptions(game, index, applied)).length > 1;

const withEffect = (game: Game, changed: Effect): Game =>
  withBoard(game, (board) => ({
    ...board,
    effects: board.effects.map((effect) => (effect.id === changed.id ? changed : effect)),
  }));

const amountAfter = (effect: AmountChange, n: number): number => {
  switch (effect.kind) {
    case 'increase':
      return n + effect.by;
    case 'multiply':
      return n * effect.by;
    case 'reduce':
      return Math.max(0, n - effect.by);
    case 'shield':
      return Math.max(0, n - effect.left);
    case 'preventAll':
      return 0;
  }
};

/** The card whose effect it is; else the rule for effects of its kind. */
const clauseOf = ({ kind, card }: Modification): ClauseId => {
  if (card !== undefined) return CARD_CLAUSE[card];
  if (kind === 'shield') return '615.7';
  return kind === 'reduce' || kind === 'preventAll' ? '615.1' : '614.1';
};

const putCounters = (game: Game, index: number, effect: Modification, { source, recipient, n }: Packet) => {
  const { minusCounters } = game.board.permanents[recipient] as Permanent;
  const put = withBoard(withPacket(game, index, { counters: n, n: 0 }), (board) =>
    withPermanent(board, recipient, { minusCounters: minusCounters + n }),
  );
  const path = { source: source.id, recipient };
  return emitEvent(put, { clause: clauseOf(effect), what: 'countersInstead', ...path, ...byOf(effect), n });
};

/** 120.4b: one effect changes the amount of one packet. */
export const applyModification = (game: Game, index: number, id: string): Game => {
  const packet = eventOf(game).packets[index] as Packet;
  const effect = game.board.effects.find((candidate) => candidate.id === id) as Modification;
  if (effect.kind === 'countersInstead') return putCounters(game, index, effect, packet);
  const from = packet.n;
  const to = amountAfter(effect, from);
  const changed = withPacket(game, index, { n: to });
  return emitEvent(
    isShield(effect) ? withEffect(changed, { ...effect, left: effect.left - (from - to) }) : changed,
    {
      clause: clauseOf(effect),
      what: 'modified',
      source: packet.source.id,
      recipient: packet.recipient,
      ...byOf(effect),
      from,
      to,
    },
  );
};

/** The packets of the same recipient, from the one at hand on, that a shield is about. */
const sharersOf = (game: Game, index: number, shield: Shield): readonly number[] => {
  const { packets, combat } = eventOf(game);
  const { recipient } = packets[index] as Packet;
  return flatMapFast(packets, (packet, at) =>
    at >= index && packet.recipient === recipient && isInScope(game.board, shield, packet, combat)
      ? [at]
      : [],
  );
};

/** The most that a packet may have become when a shield meets it. */
const maxAmountOf = (game: Game, index: number): number => {
  const effects = modificationsOf(game, index);
  const by = (kind: 'increase' | 'multiply') =>
    flatMapFast(effects, (effect) => (effect.kind === kind ? [effect.by] : []));
  const { n } = eventOf(game).packets[index] as Packet;
  const increased = by('increase').reduce((sum, more) => sum + more, n);
  return by('multiply').reduce((product, times) => product * Math.max(1, times), increased);
};

/** 615.7: the packets of every shield without enough for all of them; none if there is no such shield. */
export const shieldOptions = (game: Game, index: number): readonly OptionOf<'shield'>[] => {
  const short = modificationsOf(game, index)
    .filter(isShield)
    .map((shield) => ({ left: shield.left, places: sharersOf(game, index, shield) }))
    .filter(({ left, places }) => places.reduce((sum, at) => sum + maxAmountOf(game, at), 0) > left);
  return [...new Set(flatMapFast(short, ({ places }) => places))].map((at) => ({
    key: `shield ${packetKey(eventOf(game).packets[at] as Packet)}`,
    type: 'shield',
    packet: at,
  }));
};

/** 615.7: whether it matters which packet a shield meets next. */
export const isShieldShared = (game: Game, index: number): boolean =>
  canonicalOptions(shieldOptions(game, index)).length > 1;

/** 615.7: the chosen packet meets the shield next. */
export const orderShield = (game: Game, index: number, { packet }: OptionOf<'shield'>): Game => {
  const { source, recipient } = eventOf(game).packets[packet] as Packet;
  return emitEvent(movePacket(game, packet, index), {
    clause: '615.7',
    what: 'shieldOrdered',
    source: source.id,
    recipient,
  });
};

/** Who chooses for the packet at hand: its player, or the controller of its permanent. */
export const affectedPlayer = (game: Game, index: number) =>
  sideOf(game.board, (eventOf(game).packets[index] as Packet).recipient);
