import type { Messages } from './messages.ts';

export const english: Messages = {
  help: [
    '  a number   takes that option; so does the beginning of what it says, or of',
    '             the name of its card, in English or Japanese',
    '  p          passes until something happens: the opponent plays or uses',
    '             something or attacks, you or a card of yours is dealt damage, a',
    '             card of yours is destroyed, or your turn begins',
    '  r          passes until what came last to the gate (or the waiting zone) has',
    '             resolved, whatever comes after it',
    '  n          passes until your next turn, whatever happens; ends your attacks',
    '             What has to be decided is asked all the same, and ends passing.',
    '  u          takes back your last pick, unless a hidden card was shown to',
    '             you, chance was used, or the opponent has answered since',
    '  h          a hint: what the agent greedy would do, and why',
    '  c CARD     shows a card in full: the number of an option, or a name',
    '  t          shows the table',
    '  o          shows the options again',
    '  s FILE     saves the match as it stands; gatechart play FILE goes on with it',
    '  concede    gives the match up',
    '  q          leaves the match; it can be saved and gone on with',
    '  ?          shows this',
  ],
  prompt: '> ',
  whichFile: 'Save in which file? (nothing: do not save) ',
  cannotTakeBack: 'There is no pick to take back, or something has been seen since.',
  noPassing: 'Passing on is not known for these rules.',
  noAdvice: 'No agent knows these rules.',
  passing: {
    something: 'Passing until something happens …',
    resolved: 'Passing until it resolves …',
    ownTurn: 'Passing until your turn …',
  },
  stopped: { reached: '… passing ends.', mustChoose: '… this has to be decided first.' },
  rejected: { mustChoose: 'This has to be decided.', nothingWaits: 'Nothing waits to be resolved.' },
  decision: (player, id, clause, kind) => `Player ${player + 1}, ${id}: ${clause?.en ?? kind}`,
  noSuchOption: (typed, count) => `There is no option ${typed}: type 1 to ${count}, or ?`,
  severalFit: (numbers) => `Several options fit: ${numbers.join(', ')}. Type a number, or more of it.`,
  warning: (reason) => `${reason} The same again takes it.`,
  noSuchCard: (named) =>
    named === ''
      ? 'Which card? c and a number or name.'
      : `There is not one card ${named} to show: none, or more.`,
  takenBack: (key) => `Taken back: ${key}`,
  saved: (file) => `Saved; gatechart play ${file} goes on from here.`,
  notSaved: (reason) => `Not saved: ${reason}`,
  advice: (number, key, reason) => `greedy would take ${number}, ${key}: ${reason}`,
};
