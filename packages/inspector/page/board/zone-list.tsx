import { useEffect, useRef } from 'react';
import type { BoardZone } from '../../../../src/core/adapters/board-view.ts';
import { useLanguage, useText } from '../app/use-view-2.ts';
import { sayKey } from '../text/text.ts';
import { Card } from './card-2.tsx';
import { Floating } from '../app/floating.tsx';

interface ZoneListProps {
  readonly zone: BoardZone;
  readonly at: HTMLElement;
  close(): void;
}

/** A zone opened: its cards in their order, those that may not be known face down. */
export const ZoneList = ({ zone: { key, count, cards }, at, close }: ZoneListProps) => {
  const say = useText();
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Floating at={at} className="zone-list" label={sayKey(language, key)}>
      <header>
        <b>
          {sayKey(language, key)} {count}
        </b>
        <button ref={button} type="button" className="close" aria-label={say('closeThis')} onClick={close}>
          ×
        </button>
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
