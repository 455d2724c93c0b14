import type { Player } from '../../../kernel/decision.ts';
import type { Result } from '../../../kernel/fact.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import type { Advice } from '../../viewing/advice.ts';
import { useLanguage, useWords } from '../use-view.ts';

/** How a match ended. */
export const ResultLine = ({
  result: { winner, clause },
}: {
  readonly result: Pick<Result, 'winner' | 'clause'>;
}) => {
  const say = useWords();
  return (
    <p className="result" data-result={winner ?? 'draw'}>
      <b>{winner === undefined ? say('draw') : `${say('player')} ${winner + 1} ${say('winner')}`}</b>{' '}
      <code>{clause}</code>
    </p>
  );
};

interface AskedProps {
  readonly ruleset: Ruleset;
  readonly player: Player;
  readonly kind: string;
  readonly clause: string;
  /** Which question it is, where that matters. */
  readonly number?: number;
}

/** Who is asked what, and by which clause. */
export const AskedLine = ({ ruleset, player, kind, clause, number }: AskedProps) => {
  const say = useWords();
  const language = useLanguage();
  return (
    <p className={`asked by-${player}`} data-question={number}>
      <b>
        {say('player')} {player + 1}
      </b>{' '}
      {say('asked')} <code>{kind}</code> <code>{clause}</code>
      <small>{ruleset.clauses[clause]?.[language]}</small>
    </p>
  );
};

/** What an agent would answer, if it was asked. */
export const HintLine = ({ hint }: { readonly hint: Advice | undefined }) => {
  const say = useWords();
  const language = useLanguage();
  if (hint === undefined) return null;
  return (
    <p className="hint" role="status">
      {say('hintBy')} <b>{hint.key}</b>
      {hint.reason === undefined ? '' : ` – ${hint.reason[language]}`}
    </p>
  );
};
