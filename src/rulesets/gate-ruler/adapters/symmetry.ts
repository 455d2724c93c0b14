import { meaning, type Symmetry } from '../../../core/adapters/symmetry.ts';
import { memo } from '../../../core/hot-path.ts';
import type { CardDefinition, CardFilter } from '../state/card.ts';
import type { Game } from '../state/game.ts';

/** 3-4: a deck is ordered, and so is what lies in a zone in play, in the drive zone and in the counter zone. */
const UNORDERED = ['hand', 'graveyard', 'removed', 'damage', 'resource', 'soul'];

/** The zones of which a text means all cards: it acts on them one after the other. */
const zonesMeant = (text: unknown): readonly string[] => {
  if (typeof text !== 'object' || text === null) return [];
  const { all, do: action } = text as { readonly all?: CardFilter; readonly do?: unknown };
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
  return UNORDERED.filter((zone) => !meant.has(zone));
});

/** What is as good as something else in a position, for tools that compare positions. */
export const gateRulerSymmetry: Symmetry<Game> = {
  // 5-6: a hand that is exchanged is shuffled in its order.
  unordered: ({ turn, cards }) => (turn.phase === 'preparation' ? [] : unorderedWith(cards)),
  tables: { states: 'plain', soulOf: 'card' },
  lists: ['gate', 'waiting', 'lasting', 'delayed'],
  numbers: {
    ...meaning('plain', 'interpretations', 'rng', 'result', 'stats', 'material', 'amount', 'parts'),
    ...meaning('plain', 'player', 'controller', 'effectOf', 'priority', 'passes', 'ability'),
    ...meaning('plain', 'summonCap', 'summonCount', 'asked', 'count', 'done', 'next'),
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
