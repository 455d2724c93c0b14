import type { CardDetails, CardNumber } from '../../../../src/core/adapters/card-sheet.ts';
import type { BoardCard } from '../../../../src/core/adapters/board-view.ts';
import { useLanguage, useText } from '../app/use-view-2.ts';
import { CARD_DETAILS_ID } from './card-2.tsx';
import { Floating } from '../app/floating.tsx';

const NumberRow = ({ number: { name, printed, now, changes } }: { readonly number: CardNumber }) => (
  <tr className={printed === now ? '' : 'is-changed'}>
    <th scope="row">{name}</th>
    <td>{printed}</td>
    <td>
      <b>{now}</b>
      {changes.map(({ by, change }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be alike
        <small key={index}>
          {change} {by}
        </small>
      ))}
    </td>
  </tr>
);

/** What the table shows of a card, where nobody tells more. */
const BoardSummary = ({ card }: { readonly card: BoardCard }) => {
  const say = useText();
  const { stats, level, damage, souls, exhausted } = card;
  const parts = [
    level === undefined ? '' : String(level),
    stats,
    damage > 0 ? `−${damage}` : '',
    souls > 0 ? `◈${souls}` : '',
    exhausted ? say('exhausted') : '',
  ];
  return <p className="sheet-kind">{parts.filter((part) => part !== '').join(' · ')}</p>;
};

const FullDetails = ({ sheet: { kind, text, numbers, notes } }: { readonly sheet: CardDetails }) => {
  const say = useText();
  return (
    <>
      <p className="sheet-kind">{kind}</p>
      {text.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change their places
        <p key={index} className="sheet-text">
          {line}
        </p>
      ))}
      {numbers.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{say('printed')}</th>
              <th scope="col">{say('now')}</th>
            </tr>
          </thead>
          <tbody>
            {numbers.map((number) => (
              <NumberRow key={number.name} number={number} />
            ))}
          </tbody>
        </table>
      )}
      {notes.length > 0 && (
        <ul>
          {notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two notes may be alike
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
};

interface CardDetailsPopupProps {
  readonly card: BoardCard;
  readonly at: HTMLElement;
  readonly sheet: CardDetails | undefined;
  readonly isHeld: boolean;
  close(): void;
}

/** The sheet of a card: what it is and does, its numbers printed and now, and what changed them. */
export const CardDetailsPopup = ({ card, at, sheet, isHeld, close }: CardDetailsPopupProps) => {
  const say = useText();
  const language = useLanguage();
  const name = sheet?.name ?? card.name?.[language] ?? '';
  return (
    <Floating at={at} id={CARD_DETAILS_ID} className="sheet" label={name}>
      <header>
        <b>{name}</b>
        {isHeld && (
          <button type="button" className="close" aria-label={say('closeThis')} onClick={close}>
            ×
          </button>
        )}
      </header>
      {sheet === undefined ? <BoardSummary card={card} /> : <FullDetails sheet={sheet} />}
    </Floating>
  );
};
