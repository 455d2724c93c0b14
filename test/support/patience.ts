/** Milliseconds after which a test gives up on what it waits for: far more than it takes, on a busy machine too. */
export const PATIENCE = 600_000;
