/** Words one after the other, the last with `and` or `or`. */
export const joinWords = (texts: readonly string[], word: 'and' | 'or'): string =>
  texts.length < 2
    ? (texts[0] ?? '')
    : `${texts.slice(0, -1).join(', ')} ${word} ${texts[texts.length - 1] ?? ''}`;

const DEFINITE = /^(your|their|its|the|that|this|each|all|it|them) /;

/** With an article where it needs one. */
export const withArticle = (noun: string): string => {
  if (DEFINITE.test(noun)) return noun;
  if (noun.startsWith('other ')) return `an${noun}`;
  return `${/^(?!uni)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
};

/** That many of something. */
export const quantity = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A number with its sign. */
export const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`);
