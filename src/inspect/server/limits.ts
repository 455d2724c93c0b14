/** Bytes of the largest message a page or viewer may send. */
export const LARGEST_MESSAGE = 16_384;

/** Messages a second a page or viewer may send. */
export const RATE = 50;
