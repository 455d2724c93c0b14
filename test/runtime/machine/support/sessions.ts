/** Names sessions by their order of appearance in texts, as XState numbers them across all systems. */
export const sessionNamer = (): ((text: string) => string) => {
  const names = new Map<string, string>();
  return (text) =>
    text.replaceAll(/\bx:\d+/g, (id) => {
      const name = names.get(id) ?? `session ${names.size}`;
      names.set(id, name);
      return name;
    });
};
