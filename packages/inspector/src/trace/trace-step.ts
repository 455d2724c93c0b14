/** Whether a value is a whole game, under whatever name a process keeps it. */
export const isGameState = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'edition' in value && 'facts' in value;
