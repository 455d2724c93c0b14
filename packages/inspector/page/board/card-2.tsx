import { useRef } from 'react';
import type { BoardCard } from '../../../../src/core/adapters/board-view.ts';
import { useLanguage, useText } from '../app/use-view-2.ts';
import { useBoardFocus } from './card.tsx';

/** Id of the sheet that is shown. */
export const CARD_DETAILS_ID = 'card-sheet';

/** Milliseconds that a pointer rests on a card before its sheet is shown. */
const HOVER_DELAY = 150;

/** A card: a button that shows its sheet when it is pointed at or has the focus, and holds it open when it is pressed. */
export const Card = ({ card }: { readonly card: BoardCard }) => {
  const say = useText();
  const language = useLanguage();
  const look = useBoardFocus();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key, name, stats, level, exhausted, faceDown, damage, souls } = card;
  if (name === undefined) return <span className="card is-hidden" role="img" aria-label={say('hidden')} />;
  const isShown = look.card === key;
  return (
    <button
      type="button"
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
      {level !== undefined && <span className="card-level">{level}</span>}
      <span className="card-name">{name[language]}</span>
      {stats !== '' && <span className="card-stats">{stats}</span>}
      {damage > 0 && <span className="card-damage">−{damage}</span>}
      {souls > 0 && <span className="card-souls">◈{souls}</span>}
      {exhausted && <span className="unseen">{say('exhausted')}</span>}
      {faceDown && <span className="unseen">{say('hidden')}</span>}
    </button>
  );
};
