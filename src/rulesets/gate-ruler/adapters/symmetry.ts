import { meaning, type Symmetry } from '../../../core/adapters/symmetry.ts';
import type { Game } from '../state/game.ts';

/** 3-4: a deck is ordered, and so is what lies in a zone in play, in the drive zone and in the counter zone. */
const UNORDERED = ['hand', 'graveyard', 'removed', 'damage', 'resource', 'soul'];

/** What is as good as something else in a position, for tools that compare positions. */
export const gateRulerSymmetry: Symmetry<Game> = {
  // 5-6: a hand that is exchanged is shuffled in its order.
  unordered: ({ turn }) => (turn.phase === 'preparation' ? [] : UNORDERED),
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
