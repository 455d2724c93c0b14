/** Commands that a later version will have. */
export const plannedCommands: readonly string[] = [
  'judge',
  'why',
  'inspect',
  'fuzz',
  'selfplay',
  'clauses',
  'cards',
  'decks',
  'bench',
];
