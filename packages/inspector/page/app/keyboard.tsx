import type { Decision } from 'gatechart/tools';
import { useEffect, useRef } from 'react';
import type { InspectorStore } from '../../src/store/inspector-store.ts';
import type { Notice } from '../../src/store/view-state.ts';
import { questionAt } from '../../src/trace/question.ts';
import type { TextKey } from '../text/text.ts';
import { useInspector, useText, useView } from './use-view.ts';

/** Whether keys are meant for a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? target.type !== 'range'
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Whether Space is meant for what has the focus. */
const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, summary');

/** The question at hand if the viewer may answer it, else the reason why not; `none`: the one where there is no question. */
const ownQuestion = ({ trace, get }: InspectorStore, none: Notice): Decision | Notice => {
  const { viewer, cursor } = get();
  const decision = trace && questionAt(trace, cursor)?.decision;
  if (decision === undefined) return none;
  return viewer === null || viewer === decision.player ? decision : 'notYours';
};

/** Takes the option with a number, or says why not. */
const chooseByNumber = (inspector: InspectorStore, digit: number): void => {
  const isOver = inspector.trace?.moments[inspector.get().cursor]?.game.result !== undefined;
  const question = ownQuestion(inspector, isOver ? 'isOver' : 'notHere');
  const chosen = typeof question === 'string' ? question : (question.options[digit - 1] ?? 'notOffered');
  if (typeof chosen === 'string') inspector.set({ notice: chosen });
  else inspector.choose(chosen.key);
};

/** The hint for the question at hand, or why there is none. */
const askHint = (inspector: InspectorStore): void => {
  const question = ownQuestion(inspector, 'notHere');
  if (typeof question === 'string') inspector.set({ notice: question });
  else inspector.askHint();
};

const nextBranch = (inspector: InspectorStore): void => {
  const { branches, active } = inspector.get();
  if (branches.length < 2) inspector.set({ notice: 'noBranches' });
  else inspector.showBranch((active + 1) % branches.length);
};

/** Closes what lies over the page, else brings back all panels. */
const stepOut = (inspector: InspectorStore): void => {
  const { details } = inspector.get();
  inspector.set(details === undefined ? { enlarged: undefined } : { details: undefined });
};

/** Does what a key stands for. Returns whether it stands for anything. */
const press = (inspector: InspectorStore, event: KeyboardEvent): boolean => {
  const { key, shiftKey } = event;
  const { playing } = inspector.get();
  if (key === 'ArrowRight') shiftKey ? inspector.stepDecision(1) : inspector.step(1);
  else if (key === 'ArrowLeft') shiftKey ? inspector.stepDecision(-1) : inspector.step(-1);
  else if (key === 'ArrowDown') inspector.stepEvent(1);
  else if (key === 'ArrowUp') inspector.stepEvent(-1);
  else if (key === ']') inspector.stepProcess(1);
  else if (key === '[') inspector.stepProcess(-1);
  else if (key === 'Home') inspector.goTo(0);
  else if (key === 'End') inspector.goTo(Number.MAX_SAFE_INTEGER);
  else if (key === ' ' && !isButton(event.target)) inspector.set({ playing: !playing });
  else if (key === '/') document.getElementById('search')?.focus();
  else if (key === 'h') askHint(inspector);
  else if (key === 'b') nextBranch(inspector);
  else if (key === 'r') inspector.runTo(1);
  else if (key === 'R') inspector.runTo(-1);
  else if (key === '-') inspector.foldHere(true);
  else if (key === '+') inspector.foldHere(false);
  else if (key === '?') inspector.set({ isKeysShown: true });
  else if (key === 'Escape') stepOut(inspector);
  else if (/^[1-9]$/.test(key)) chooseByNumber(inspector, Number(key));
  else return false;
  return true;
};

/** Lets the page be worked with the keyboard alone. */
export const useKeyboard = (inspector: InspectorStore): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (inspector.trace !== undefined && press(inspector, event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [inspector]);
};

const KEYS: readonly (readonly [keys: readonly string[], does: TextKey])[] = [
  [['←', '→'], 'keyStep'],
  [['↑', '↓'], 'keyEvent'],
  [['Shift+←', 'Shift+→'], 'keyDecision'],
  [['[', ']'], 'keyProcess'],
  [['Home', 'End'], 'keyEnds'],
  [['Space'], 'keyPlay'],
  [['1', '…', '9'], 'keyOption'],
  [['r', 'Shift+R'], 'keyRun'],
  [['-', '+'], 'keyFold'],
  [['h'], 'keyHint'],
  [['b'], 'keyBranch'],
  [['/'], 'keySearch'],
  [['Esc'], 'keyEscape'],
  [['?'], 'keyHelp'],
];

const Dialog = () => {
  const say = useText();
  const inspector = useInspector();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="keys"
      aria-label={say('keys')}
      onClose={() => inspector.set({ isKeysShown: false })}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2>{say('keys')}</h2>
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">{say('closeTold')}</button>
      </form>
    </dialog>
  );
};

/** What the keys do, when it is asked for. */
export const KeysDialog = () => (useView((state) => state.isKeysShown) ? <Dialog /> : null);
