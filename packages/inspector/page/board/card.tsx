import type {
  BoardCard,
  BoardKeyword,
  BoardNumber,
  BoardZone,
  CardDetails,
  CardNumber,
} from 'gatechart/tools';
import { createContext, useContext, useEffect, useRef } from 'react';
import { Button } from '../app/controls.tsx';
import { Floating } from '../app/floating.tsx';
import { useLanguage, useText } from '../app/use-view.ts';
import { sayTitle } from '../text/text.ts';

/** What can be looked at more closely on a table. */
export interface BoardFocus {
  /** The card whose sheet is shown. */
  readonly card: string | undefined;
  /** The zone that is open, as `0 graveyard`. */
  readonly zone: string | undefined;
  /** Shows the sheet of a card; one that is held stays until it is closed. */
  show(card: BoardCard, at: HTMLElement, isHeld: boolean): void;
  /** Hides the sheet of a card unless it is held. */
  leave(card: string): void;
  open(zone: string, at: HTMLElement): void;
}

export const BoardFocusContext = createContext<BoardFocus>({
  card: undefined,
  zone: undefined,
  show: () => {},
  leave: () => {},
  open: () => {},
});

export const useBoardFocus = (): BoardFocus => useContext(BoardFocusContext);

/** Id of the sheet that is shown. */
export const CARD_DETAILS_ID = 'card-sheet';

/** Milliseconds that a pointer rests on a card before its sheet is shown. */
const HOVER_DELAY = 150;

const NumberLabel = ({ number: { label, value, printed } }: { readonly number: BoardNumber }) => {
  const language = useLanguage();
  return (
    <span className={value === printed ? 'card-number' : 'card-number is-changed'}>
      <small>{label[language]}</small> <b>{value}</b>
    </span>
  );
};

/** A keyword, crossed out where a card has lost it. */
const KeywordLabel = ({ keyword: { name, isPrinted, isThere } }: { readonly keyword: BoardKeyword }) => {
  const say = useText();
  const language = useLanguage();
  return (
    <span className={isPrinted === isThere ? 'card-keyword' : 'card-keyword is-changed'}>
      {isThere ? (
        name[language]
      ) : (
        <>
          <span className="unseen">{say('keywordLost')}</span> <s>{name[language]}</s>
        </>
      )}
    </span>
  );
};

/** A state: its sign, and its word where there is room; always there for who listens. */
const State = ({ sign, word }: { readonly sign: string; readonly word: string }) => (
  <span className="card-state">
    <span aria-hidden="true">{sign}</span> <span className="state-word">{word}</span>
  </span>
);

/** The card that carries this one, and the cards that it carries. */
const Attachments = ({ card: { host, attached = [] } }: { readonly card: BoardCard }) => {
  const say = useText();
  const language = useLanguage();
  return (
    <>
      {host !== undefined && (
        <span className="card-host">
          <span className="unseen">{say('attachedTo')}</span> ↳ {host[language]}
        </span>
      )}
      {attached.length > 0 && (
        <span className="card-attached">
          <span className="unseen">{say('attached')}</span> ⊕{' '}
          {attached.map((name) => name[language]).join(', ')}
        </span>
      )}
    </>
  );
};

/** The face of a card: what it is and does, its numbers now, and its states. How much of it is seen depends on the room. */
const CardFace = ({ card, name }: { readonly card: BoardCard; readonly name: string }) => {
  const say = useText();
  const language = useLanguage();
  const { kind, cost, numbers = [], keywords = [], text, damage, souls, exhausted, faceDown } = card;
  return (
    <>
      <span className="card-head">
        {cost !== undefined && (
          <span className={cost.value === cost.printed ? 'card-cost' : 'card-cost is-changed'}>
            <span className="unseen">{cost.label[language]}</span> {cost.value}
            <span className="unseen">, </span>
          </span>
        )}
        <span className="card-name">{name}</span>
      </span>
      <Attachments card={card} />
      {kind !== undefined && <span className="card-kind">{kind[language]}</span>}
      <span className="card-text">
        {text?.[language].map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change their places
          <span key={index}>{line}</span>
        ))}
      </span>
      <span className="card-foot">
        {numbers.map((number) => (
          <NumberLabel key={number.label.en} number={number} />
        ))}
        {keywords.map((keyword) => (
          <KeywordLabel key={keyword.name.en} keyword={keyword} />
        ))}
        {damage > 0 && (
          <span className="card-damage">
            <span className="unseen">{say('damageMark')}</span> −{damage}
          </span>
        )}
        {souls > 0 && (
          <span className="card-souls">
            <span className="unseen">{say('soulMark')}</span> ◈{souls}
          </span>
        )}
        {exhausted && <State sign="↷" word={say('exhausted')} />}
        {faceDown && <State sign="▣" word={say('hidden')} />}
      </span>
    </>
  );
};

/** A card: a button that shows its sheet when it is pointed at or has the focus, and holds it open when it is pressed. */
export const Card = ({ card }: { readonly card: BoardCard }) => {
  const say = useText();
  const language = useLanguage();
  const look = useBoardFocus();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key, name, exhausted, faceDown } = card;
  if (name === undefined) return <span className="card is-hidden" role="img" aria-label={say('hidden')} />;
  const isShown = look.card === key;
  return (
    <Button
      data-card={key}
      className={`card${exhausted ? ' is-exhausted' : ''}${faceDown ? ' is-down' : ''}`}
      aria-haspopup="dialog"
      aria-expanded={isShown}
      {...(isShown && { 'aria-describedby': CARD_DETAILS_ID })}
      onPointerEnter={({ currentTarget, pointerType }) => {
        if (pointerType === 'mouse')
          rest.current = setTimeout(() => look.show(card, currentTarget, false), HOVER_DELAY);
      }}
      onPointerLeave={() => {
        clearTimeout(rest.current);
        look.leave(key);
      }}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) look.show(card, currentTarget, false);
      }}
      onBlur={() => look.leave(key)}
      onClick={({ currentTarget }) => {
        clearTimeout(rest.current);
        look.show(card, currentTarget, true);
      }}
    >
      <CardFace card={card} name={name[language]} />
    </Button>
  );
};

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
  const language = useLanguage();
  const { kind, cost, numbers = [], keywords = [], damage, souls, exhausted, host, attached = [] } = card;
  const parts = [
    kind?.[language] ?? '',
    ...[...(cost ? [cost] : []), ...numbers].map(({ label, value }) => `${label[language]} ${value}`),
    ...keywords.map(({ name, isThere }) =>
      isThere ? name[language] : `${say('keywordLost')} ${name[language]}`,
    ),
    damage > 0 ? `−${damage}` : '',
    souls > 0 ? `◈${souls}` : '',
    exhausted ? say('exhausted') : '',
    host === undefined ? '' : `↳ ${host[language]}`,
    attached.length === 0 ? '' : `⊕ ${attached.map((name) => name[language]).join(', ')}`,
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
          <Button className="close" aria-label={say('closeThis')} onClick={close}>
            ×
          </Button>
        )}
      </header>
      {sheet === undefined ? <BoardSummary card={card} /> : <FullDetails sheet={sheet} />}
    </Floating>
  );
};

interface ZoneListProps {
  readonly zone: BoardZone;
  readonly at: HTMLElement;
  close(): void;
}

/** A zone opened: its cards in their order, those that may not be known face down. */
export const ZoneList = ({ zone, at, close }: ZoneListProps) => {
  const say = useText();
  const language = useLanguage();
  const { count, cards } = zone;
  const title = sayTitle(language, zone);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Floating at={at} className="zone-list" label={title}>
      <header>
        <b>
          {title} {count}
        </b>
        <Button ref={button} className="close" aria-label={say('closeThis')} onClick={close}>
          ×
        </Button>
      </header>
      {cards.length > 0 && (
        <ol>
          {cards.map((card) => (
            <li key={card.key}>
              <Card card={card} />
            </li>
          ))}
        </ol>
      )}
      {cards.length < count && <p className="quiet">{say('mayNotKnow')}</p>}
      {count === 0 && <p className="quiet">{say('empty')}</p>}
    </Floating>
  );
};
