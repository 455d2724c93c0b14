/** Bytes of the largest message a page or viewer may send. */
export const LARGEST_MESSAGE = 16_384;

/** Messages a second a page or viewer may send. */
export const RATE = 50;

/** Pages that a server talks to at once. */
export const MOST_PAGES = 32;

/** Connections that are served at once: a page loads its files beside talking. */
export const MOST_CONNECTIONS = 128;

/** Milliseconds that a request may take to come in, and a page may be silent when it is asked whether it is there. */
export const DEADLINE = 15_000;
