import { useEffect, useRef } from 'react';
import { useInspector, useView, useText } from './use-view-2.ts';
import type { TextKey } from '../text/text.ts';

const KEYS: readonly (readonly [keys: readonly string[], does: TextKey])[] = [
  [['←', '→'], 'keyStep'],
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
