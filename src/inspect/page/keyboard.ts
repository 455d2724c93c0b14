import { useEffect } from 'react';
import { questionAt } from '../viewing/question.ts';
import type { InspectorView } from '../viewing/viewer.ts';

/** Whether keys are meant for a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? target.type !== 'range'
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isButton = (target: EventTarget | null): boolean => target instanceof HTMLButtonElement;

const chooseByNumber = (inspector: InspectorView, digit: number): void => {
  const { film } = inspector;
  const { viewer } = inspector.get();
  const decision = film && questionAt(film, inspector.get().cursor)?.decision;
  if (viewer !== null && viewer !== decision?.player) return;
  const option = decision?.options[digit - 1];
  if (option !== undefined) inspector.choose(option.key);
};

/** Does what a key stands for. Returns whether it stands for anything. */
const press = (inspector: InspectorView, event: KeyboardEvent): boolean => {
  const { key, shiftKey } = event;
  const { playing, branches, active } = inspector.get();
  if (key === 'ArrowRight' || key === 'ArrowDown') shiftKey ? inspector.stepDecision(1) : inspector.step(1);
  else if (key === 'ArrowLeft' || key === 'ArrowUp')
    shiftKey ? inspector.stepDecision(-1) : inspector.step(-1);
  else if (key === ']') inspector.stepProcess(1);
  else if (key === '[') inspector.stepProcess(-1);
  else if (key === 'Home') inspector.goTo(0);
  else if (key === 'End') inspector.goTo(Number.MAX_SAFE_INTEGER);
  else if (key === ' ' && !isButton(event.target)) inspector.set({ playing: !playing });
  else if (key === '/') document.getElementById('search')?.focus();
  else if (key === 'h') inspector.askHint();
  else if (key === 'b') inspector.show((active + 1) % Math.max(1, branches.length));
  else if (/^[1-9]$/.test(key)) chooseByNumber(inspector, Number(key));
  else return false;
  return true;
};

/** Lets the page be worked with the keyboard alone. */
export const useKeyboard = (inspector: InspectorView): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (inspector.film !== undefined && press(inspector, event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [inspector]);
};
