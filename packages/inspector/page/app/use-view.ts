/**
 * Does what asks the page for sizes and places when its next frame is drawn: then everything that changed has been written, and the
 * page is laid out once for all who ask. Gives what calls it off.
 */
export const onNextFrame = (act: () => void): (() => void) => {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
};
