/** Commands that a later version will have. */
export const plannedCommands: readonly string[] = [];
