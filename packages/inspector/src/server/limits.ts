/** Bytes of the largest message a page or viewer may send. */
export const MAX_MESSAGE_BYTES = 16_384;

/** Messages a second a page or viewer may send. */
export const MESSAGES_PER_SECOND = 50;

/** Pages that a server talks to at once. */
export const MAX_PAGES = 32;

/** Connections that are served at once: a page loads its files beside talking. */
export const MAX_CONNECTIONS = 128;

/** Milliseconds that a request may take to come in, and a page may be silent when it is asked whether it is there. */
export const REQUEST_TIMEOUT = 15_000;
