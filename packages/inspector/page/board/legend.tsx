import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../app/controls.tsx';
import { Floating } from '../app/floating.tsx';
import { useText } from '../app/use-view.ts';
import type { TextKey } from '../text/text.ts';

const Arrow = ({ kind }: { readonly kind: string }) => (
  <svg className="legend-arrow" viewBox="0 0 34 12" aria-hidden="true">
    <g className={`link is-${kind}`}>
      <path d="M2 6 H24" />
      <polygon points="33,6 23,1 23,11" />
    </g>
  </svg>
);

/** Every mark of a board, with what it means. */
const MARKS: readonly (readonly [mark: ReactNode, word: TextKey])[] = [
  [<b key="turn">◂</b>, 'legendTurn'],
  [
    <span key="cost" className="card-cost">
      2
    </span>,
    'legendCost',
  ],
  [
    <b key="changed" className="legend-changed">
      4
    </b>,
    'legendChanged',
  ],
  [
    <span key="damage" className="card-damage">
      −2
    </span>,
    'legendDamage',
  ],
  [
    <span key="souls" className="card-souls">
      ◈1
    </span>,
    'legendSouls',
  ],
  [
    <span key="attached" className="card-attached">
      ⊕
    </span>,
    'legendAttached',
  ],
  [
    <span key="host" className="card-host">
      ↳
    </span>,
    'legendHost',
  ],
  [
    <span key="exhausted" className="legend-card card is-exhausted">
      ↷
    </span>,
    'legendExhausted',
  ],
  [
    <span key="down" className="legend-card card is-down">
      ▣
    </span>,
    'legendDown',
  ],
  [<span key="hidden" className="legend-card card is-hidden" />, 'legendHidden'],
  [<span key="ready" className="pip" />, 'legendReady'],
  [<span key="spent" className="pip is-exhausted" />, 'legendSpent'],
  [<span key="attacker" className="legend-card zone is-attacker" />, 'legendAttacker'],
  [<span key="target" className="legend-card zone is-target" />, 'legendTarget'],
  [<span key="next" className="legend-card legend-next" />, 'legendNext'],
  [<Arrow key="attack" kind="attack" />, 'legendAttackArrow'],
  [<Arrow key="damage" kind="damage" />, 'legendDamageArrow'],
  [<Arrow key="counter" kind="counter" />, 'legendCounterArrow'],
  [<Arrow key="trigger" kind="trigger" />, 'legendTriggerArrow'],
  [<Arrow key="choice" kind="target" />, 'legendTargetArrow'],
];

/** A button that opens the meaning of every mark; by touch, mouse and keyboard alike. */
export const Legend = memo(() => {
  const say = useText();
  const [at, setAt] = useState<HTMLElement>();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (at === undefined) return undefined;
    close.current?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setAt(undefined);
      at.focus();
    };
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('.legend, [data-legend]') === null) setAt(undefined);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPress);
    };
  }, [at]);
  return (
    <>
      <Button
        className="small"
        data-legend="board"
        aria-haspopup="dialog"
        aria-expanded={at !== undefined}
        onClick={({ currentTarget }) => setAt(at === undefined ? currentTarget : undefined)}
      >
        {say('legend')}
      </Button>
      {at !== undefined && (
        <Floating at={at} className="legend" label={say('legend')}>
          <header>
            <b>{say('legend')}</b>
            <Button
              ref={close}
              className="close"
              aria-label={say('closeThis')}
              onClick={() => {
                setAt(undefined);
                at.focus();
              }}
            >
              ×
            </Button>
          </header>
          <dl>
            {MARKS.map(([mark, word]) => (
              <div key={word}>
                <dt>{mark}</dt>
                <dd>{say(word)}</dd>
              </div>
            ))}
          </dl>
          <p className="quiet">{say('legendMore')}</p>
        </Floating>
      )}
    </>
  );
});
