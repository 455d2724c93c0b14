import { useEffect, useState } from 'react';
import { Floating } from './floating.tsx';

interface Tip {
  readonly at: HTMLElement;
  readonly text: string;
}

const CONTROLS = 'button, a, select, input, summary, label';

/** The tip of an element, if it says more than the element does. */
const tipOf = (at: Element | null): Tip | undefined => {
  if (!(at instanceof HTMLElement) || at.title === '' || at.title === at.innerText.trim()) return undefined;
  return { at, text: at.title };
};

/** That of what has the focus, or of the words in it. */
const tipOfFocus = (focused: Element): Tip | undefined =>
  tipOf(focused) ?? tipOf(focused.closest('[title]')) ?? tipOf(focused.querySelector('[title]'));

/** That of what was tapped: a control with words on it does what they say, and a chart tells of its states itself. */
const tipOfTap = (tapped: Element): Tip | undefined => {
  const control = tapped.closest<HTMLElement>(CONTROLS);
  if (tapped.closest('.canvas') !== null) return undefined;
  if (control !== null && /\p{Letter}/u.test(control.innerText)) return undefined;
  return tipOf(tapped.closest('[title]'));
};

/** Shows what a browser shows to a mouse alone: the title of what was tapped, or was reached by keyboard. */
export const Tooltips = () => {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    let isByKeyboard = false;
    const hide = (): void => setTip(undefined);
    const press = ({ key }: KeyboardEvent): void => {
      isByKeyboard = true;
      if (key === 'Escape') hide();
    };
    const point = (): void => {
      isByKeyboard = false;
      hide();
    };
    const focus = ({ target }: FocusEvent): void => {
      if (isByKeyboard && target instanceof Element) setTip(tipOfFocus(target));
    };
    const tap = (event: MouseEvent): void => {
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      if (isTouch && event.target instanceof Element) setTip(tipOfTap(event.target));
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    window.addEventListener('keydown', press, options);
    window.addEventListener('pointerdown', point, options);
    window.addEventListener('focusin', focus, options);
    window.addEventListener('focusout', hide, options);
    window.addEventListener('click', tap, options);
    return () => listeners.abort();
  }, []);
  // Its element may be gone with a step.
  if (tip === undefined || !tip.at.isConnected) return null;
  return (
    <Floating at={tip.at} className="tooltip" isTip>
      {tip.text}
    </Floating>
  );
};
