/** How much may be handed in. docs/reference/limits.md tells all of them to people. */

/** Bytes of a file of scenarios, cards or decks, which people write. */
export const MAX_WRITTEN_BYTES = 1_000_000;

/** Bytes of a file that this program wrote; characters of a request to `serve`, where a saved match has some 100,000. */
export const MAX_GENERATED_BYTES = 8_000_000;

/** Values in a file that people write, those behind an alias counted each time. */
export const MAX_WRITTEN_VALUES = 100_000;

/** Values in a file that this program wrote. */
export const MAX_GENERATED_VALUES = 2_000_000;

/** Lists and tables within each other. */
export const MAX_DEPTH = 64;

/** Aliases in a YAML file. */
export const MAX_ALIASES = 100;

/** Cards on one side of a position that people write, or points of damage, and any other number there. */
export const MAX_NUMBER = 1_000;

/** Characters of a text in a file that people write, of a key in it, and of the title of a scenario. */
export const MAX_TEXT_LENGTH = 10_000;
export const MAX_KEY_LENGTH = 200;
export const MAX_TITLE_LENGTH = 300;

/** Characters of what is said of an expectation that failed. */
export const MAX_FAILURE_LENGTH = 4_000;

/** Characters of an error's reason, and of a text that it quotes. */
export const MAX_REASON_LENGTH = 400;
export const MAX_QUOTE_LENGTH = 80;

/** Characters of a place in an error: a path and a line. */
export const MAX_PLACE_LENGTH = 200;

/** Errors of one file that are printed. */
export const MAX_ERRORS = 20;

/** Characters of a line of a program that plays. */
export const MAX_ANSWER_LENGTH = 1_000_000;

/** Milliseconds that a timer can wait, a day at most. */
export const MAX_WAIT_MS = 86_400_000;

/** Matches of a self-play run, whose outcomes are all held at once. */
export const MAX_MATCHES = 1_000_000;

/** Difference in Elo points that a hypothesis may say, either way: a score of 99.7 %. */
export const MAX_ELO = 1_000;

/** Shares that a self-play run is dealt out to. */
export const MAX_SHARDS = 10_000;

/** Games, positions or decisions that a command counts one after the other. */
export const MAX_COUNT = 1_000_000_000;

/** Cards of a set, and decks: each card is held against each other one. */
export const MAX_SET_SIZE = 500;

/** Answers in a row, and positions that are held at once, where every answer is given. */
export const MAX_EXPLORED_DEPTH = 1_000;
export const MAX_EXPLORED_POSITIONS = 1_000_000;

/** Threads beside the first one. */
export const MAX_WORKERS = 256;

/** Values that an option lists. */
export const MAX_LIST_LENGTH = 100;

/** Environments of one server. */
export const MAX_ENVIRONMENTS = 16_384;
