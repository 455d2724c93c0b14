import { meaning, type Symmetry } from '../../../core/adapters/symmetry.ts';
import { memo } from '../../../core/hot-path.ts';
import { agesThatDecide } from '../queries/effects.ts';
import type { CardDefinition, CardFilter } from '../state/card.ts';
import type { Game } from '../state/game.ts';

/**
 * 3-4: a deck is ordered, and so is what lies in a zone in play, in the drive zone and in the counter zone. 6-2f: of the
 * resources the first become ready.
 */
const UNORDERED = ['hand', 'graveyard', 'removed', 'damage', 'soul'];

interface Text {
  readonly all?: CardFilter;
  readonly do?: unknown;
  readonly effect?: unknown;
}

/** The zones of which a text reads the order: it means all their cards and acts on them one after the other. */
const zonesMeant = (text: unknown): readonly string[] => {
  if (typeof text !== 'object' || text === null) return [];
  const { all, do: action, effect } = text as Text;
  // 14-7b: of cards that may be treated as of another level, wherever they are by then, it is asked one after the other.
  if (action === 'apply' && Object.hasOwn(effect as object, 'mayTreat')) return UNORDERED;
  return [
    // 15-8: a whole hand is discarded without a choice.
    ...(action === 'discard' ? ['hand'] : []),
    ...(all?.zone ?? []),
    ...(all?.soulOf === undefined ? [] : ['soul']),
    ...Object.values(text).flatMap(zonesMeant),
  ];
};

/** The zones of which no card of a match reads the order. */
const unorderedWith = memo((cards: Readonly<Record<string, CardDefinition>>): readonly string[] => {
  const meant = new Set(Object.values(cards).flatMap(zonesMeant));
  // 12-6a, 13-4b: these go there one after the other.
  const reaching = meant.has('graveyard') || meant.has('removed') ? ['damage', 'soul'] : [];
  return UNORDERED.filter((zone) => !meant.has(zone) && !reaching.includes(zone));
});

/** What is as good as something else in a position, for tools that compare positions. */
export const gateRulerSymmetry: Symmetry<Game> = {
  // 5-6: a hand that is exchanged is shuffled in its order.
  unordered: ({ turn, cards }) => (turn.phase === 'preparation' ? [] : unorderedWith(cards)),
  ordered: agesThatDecide,
  tables: { states: 'plain', soulOf: 'card' },
  lists: ['gate', 'waiting', 'lasting', 'delayed'],
  numbers: {
    ...meaning('plain', 'interpretations', 'rng', 'result', 'stats', 'material', 'amount', 'parts'),
    ...meaning('plain', 'player', 'controller', 'effectOf', 'priority', 'passes', 'ability'),
    ...meaning('plain', 'summonCap', 'summonCount', 'asked', 'count', 'decided', 'done', 'next'),
    ...meaning('plain', 'turn.number', 'phaseNumber', 'attacks'),
    // The text of cards.
    ...meaning('plain', 'effect', 'when', 'program', 'step', 'deal', 'heal', 'reduce', 'owed'),
    ...meaning('card', 'card', 'receiver', 'driven', 'asking', 'takenOff', 'picked'),
    ...meaning('cardByCard', 'guarded', 'enhanced'),
    ...meaning('plainByCard', 'treated'),
    ...meaning('given', 'object', 'number', 'item', 'named', 'waiting'),
    ...meaning('givenByName', 'items'),
    ...meaning('byName', 'choices', 'zones'),
    ...meaning('since', 'since'),
    ...meaning('before', 'before'),
    ...meaning('written', 'takenBack', 'barred', 'endTriggered'),
  },
  // The gate reads what is played only as the play begins, and the time of a resolution only in it.
  spent: { request: /^(?:addition\.(?:gateAction|systemProcessing)|resolution\.)/, since: /^addition\./ },
};
