import type { OptionDescription } from '../../src/trace/option-words.ts';

interface OptionTextProps {
  readonly words: OptionDescription;
  readonly among: readonly OptionDescription[];
}

/** An option: what it means and how the text of its card begins; its key where another one begins in the same way. */
export const OptionLabel = ({ words: { key, brief, rest }, among }: OptionTextProps) => {
  const isAlone = among.every((other) => other.key === key || other.brief !== brief);
  return (
    <span className="option-text" title={[brief, rest, key].filter((text) => text !== '').join('\n')}>
      {brief} {!isAlone && <code>{key}</code>}
      {rest !== '' && <small>{rest}</small>}
    </span>
  );
};
