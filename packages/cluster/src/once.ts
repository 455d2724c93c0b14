/** Tells each thing once. */
export const reportOnce = (tell: (line: string) => void): ((line: string) => void) => {
  const told = new Set<string>();
  return (line) => {
    if (!told.has(line)) tell(line);
    told.add(line);
  };
};
