import type { Player, RatedOption, Result, Ruleset } from 'gatechart/tools';
import { capitalize, choiceSentence } from 'gatechart/tools';
import { memo, type ReactNode } from 'react';
import { type Advice, type RefusedGroup, reasonWords } from '../../src/store/decision-help.ts';
import type { OptionDescription, QuestionDescription } from '../../src/trace/question.ts';
import { CHANCE_AGENT } from '../../src/trace/win-chances.ts';
import { Button } from '../app/controls.tsx';
import { useLanguage, useText } from '../app/use-view.ts';

interface OptionTextProps {
  readonly words: OptionDescription;
  readonly among: readonly OptionDescription[];
}

/** An option: what it means and how the text of its card begins; its key where another one begins in the same way. */
const OptionLabel = ({ words: { key, brief, rest }, among }: OptionTextProps) => {
  const isAlone = among.every((other) => other.key === key || other.brief !== brief);
  return (
    <span className="option-text" title={[brief, rest, key].filter((text) => text !== '').join('\n')}>
      {brief} {!isAlone && <code>{key}</code>}
      {rest !== '' && <small>{rest}</small>}
    </span>
  );
};

interface OptionsProps {
  readonly options: readonly OptionDescription[];
  /** The key that was taken, as far as that is known here. */
  readonly taken?: string | undefined;
  readonly hinted: string | undefined;
  /** The keys that take them, in their order. */
  readonly keys?: readonly string[];
  /** Nothing can be chosen any more. */
  readonly disabled?: boolean;
  /** `at`: when, on the clock of the page's events. */
  readonly choose: (key: string, at: number) => void;
}

const DIGITS: readonly string[] = [...'123456789'];

/** The options of a question, with the keys that take them. */
export const OptionList = memo((props: OptionsProps) => {
  const { options, taken, hinted, keys = DIGITS, disabled = false, choose } = props;
  const say = useText();
  return (
    <ol className="options">
      {options.map((option, index) => (
        <li key={option.key}>
          <Button
            data-option={option.key}
            disabled={disabled}
            className={`${option.key === taken ? 'is-taken' : ''}${option.key === hinted ? ' is-hinted' : ''}`}
            onClick={({ timeStamp }) => choose(option.key, timeStamp)}
          >
            {keys[index] !== undefined && <kbd>{keys[index]}</kbd>}
            <OptionLabel words={option} among={options} />
            {option.key === taken && <em>{say('chosen')}</em>}
          </Button>
        </li>
      ))}
    </ol>
  );
});

/** How many options that are refused for one reason are named. */
const MAX_NAMED = 3;

interface RefusedListProps {
  readonly groups: readonly RefusedGroup[];
  readonly isOpen: boolean;
  /** How the clause of a reason is shown. */
  readonly clause: (id: string) => ReactNode;
}

/** What a question does not offer though the player may think of it: greyed, each with the reason. */
export const RefusedList = ({ groups, isOpen, clause }: RefusedListProps) => {
  const say = useText();
  const language = useLanguage();
  if (groups.length === 0) return null;
  return (
    <details className="refused-options" open={isOpen}>
      <summary>{say('notPossible')}</summary>
      <ul>
        {groups.map(({ options, reason }) => (
          <li key={options[0]?.key} data-refused={options.map(({ key }) => key).join('\n')}>
            <span aria-disabled="true">
              {options
                .slice(0, MAX_NAMED)
                .map(({ brief }) => brief)
                .join(' / ')}
              {options.length > MAX_NAMED && ` +${options.length - MAX_NAMED}`}
            </span>
            <small>
              {clause(reason.clause)} {reasonWords(reason, language).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** How a match ended. */
export const ResultLine = ({
  result: { winner, clause },
}: {
  readonly result: Pick<Result, 'winner' | 'clause'>;
}) => {
  const say = useText();
  return (
    <p className="result" data-result={winner ?? 'draw'}>
      <b>{winner === undefined ? say('draw') : `${say('player')} ${winner + 1} ${say('winner')}`}</b>{' '}
      <code>{clause}</code>
    </p>
  );
};

interface QuestionLineProps {
  readonly ruleset: Ruleset;
  readonly player: Player;
  readonly kind: string;
  readonly clause: string;
  /** What the question is about, where that is not plain. */
  readonly about: string;
  /** What the player can do, in words to that player. */
  readonly prompt?: string;
  /** Which question it is, where that matters. */
  readonly number?: number;
  /** The moment at which it was open, where that is past. */
  readonly past?: PastQuestion | undefined;
}

/** When a question was open, what was answered as far as that is known, and a way there. */
export interface PastQuestion {
  readonly moment: number;
  readonly answer: string | undefined;
  readonly goBack: () => void;
}

/** Who is asked what, by which clause, and about what; of a past question, when that was. */
export const QuestionLine = (props: QuestionLineProps) => {
  const { ruleset, player, kind, clause, about, prompt = '', number, past } = props;
  const say = useText();
  const language = useLanguage();
  return (
    <p
      className={`asked by-${player}`}
      data-question={number}
      data-kind={kind}
      data-asked-at={past?.moment}
      title={kind}
    >
      <b>
        {say('player')} {player + 1}
      </b>{' '}
      {past === undefined ? (
        say('asked')
      ) : (
        <>
          {say('wasAsked')}{' '}
          <Button className="link" title={say('toCause')} onClick={past.goBack}>
            {say('stepNumber')} {past.moment}
          </Button>
          {past.answer !== undefined && (
            <>
              {' '}
              {say('andChose')} <b className="answered">{past.answer}</b>
            </>
          )}
        </>
      )}{' '}
      <code>{clause}</code>
      {prompt === '' && <small>{ruleset.clauses[clause]?.[language] ?? kind}</small>}
      {prompt !== '' && <span className="prompt">{prompt}</span>}
      {about !== '' && <span className="asked-about">{capitalize(about)}</span>}
    </p>
  );
};

interface SearchProps {
  /** The best options as the search of the win chances rates them. */
  readonly rated: readonly RatedOption[] | undefined;
  readonly words: QuestionDescription | undefined;
}

/** What the search of the win chances would answer, and why. */
export const SearchLine = ({ rated, words }: SearchProps) => {
  const language = useLanguage();
  if (rated === undefined || rated.length < 2) return null;
  const options = words?.options ?? [];
  const inWords = rated.map((option) => {
    const brief = options.find(({ key }) => key === option.key)?.brief;
    const isAlone = options.filter((other) => other.brief === brief).length === 1;
    return { ...option, key: brief !== undefined && isAlone ? brief : option.key };
  });
  return (
    <p className="hint" data-search={rated[0]?.key}>
      {choiceSentence(CHANCE_AGENT, inWords[0]?.key ?? '', inWords, language)}
    </p>
  );
};

interface HintProps {
  readonly hint: Advice | undefined;
  readonly words: QuestionDescription | undefined;
}

/** What an agent would answer, if it was asked. */
export const HintLine = ({ hint, words }: HintProps) => {
  const say = useText();
  const language = useLanguage();
  if (hint === undefined) return null;
  const option = words?.options.find(({ key }) => key === hint.key);
  return (
    <p className="hint" role="status">
      {say('hintBy')}: <b>{option?.brief ?? hint.key}</b>
      {hint.reason === undefined ? '' : ` – ${hint.reason[language]}`}
    </p>
  );
};
