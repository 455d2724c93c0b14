/** Whatever is no plain text to Mermaid, to the Markdown of its labels or to HTML; parentheses and brackets are. */
const SPECIAL = /[^\p{L}\p{N} .,()[\]/='·-]/gu;

/** A text as Mermaid shows it unchanged in every kind of label, except that `"` becomes `'` to stay readable. */
export const mermaidText = (text: string): string =>
  text.replaceAll('"', "'").replace(SPECIAL, (character) => `#${character.codePointAt(0)};`);
