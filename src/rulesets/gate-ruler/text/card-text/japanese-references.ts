/** Words one after the other; any one of them. */
export const joinAlternatives = (texts: readonly string[]): string => texts.join('か');

/** Ends of verbs: as a sentence ends, as it goes on, and before what may be done. */
const ENDS: readonly (readonly [plain: string, onward: string, te: string])[] = [
  ['する', 'し', 'して'],
  ['なる', 'なり', 'なって'],
  ['割り振る', '割り振り', '割り振って'],
  ['切る', '切り', '切って'],
  ['引く', '引き', '引いて'],
  ['置く', '置き', '置いて'],
  ['行う', '行い', '行って'],
  ['失う', '失い', '失って'],
  ['ぶ', 'び', 'んで'],
  ['す', 'し', 'して'],
  ['ない', 'ず', 'ないようにして'],
  ['よい', 'よく', 'よいことにして'],
  ['る', '', 'て'],
];

const bent = (text: string, form: 1 | 2): string => {
  const ends = ENDS.find(([plain]) => text.endsWith(plain));
  return ends === undefined ? text : `${text.slice(0, -ends[0].length)}${ends[form]}`;
};

/** What is done one after the other. */
export const joinActions = (texts: readonly string[]): string =>
  texts.map((text, index) => (index < texts.length - 1 ? bent(text, 1) : text)).join('、');

/** What may be done. */
export const asOptional = (text: string): string => `${bent(text, 2)}もよい`;

/** A number with its sign. */
export const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`);
