import { useEffect, useState } from 'react';
import { GatechartError } from '../../../../src/core/errors.ts';
import { questionAt } from '../../src/trace/question.ts';
import { exportRecord, exportScenario } from '../../src/trace/file-export.ts';
import { Floating } from '../app/floating.tsx';
import { addressHere } from '../app/browser-state.ts';
import { useInspector, useView, useText } from '../app/use-view-2.ts';

const download = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** The address of the moment, and the branch as a file. */
export const Share = () => {
  const say = useText();
  const inspector = useInspector();
  const { opened, source, branches, active, cursor } = useView((state) => state);
  const [at, setAt] = useState<HTMLElement>();
  const [trouble, setTrouble] = useState('');
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (at === undefined) return undefined;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setAt(undefined);
      at.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [at]);
  const branch = branches[active];
  if (opened === undefined || branch === undefined) return null;
  const { trace: film, edition, from } = branch;
  const close = (): void => {
    setAt(undefined);
    setTrouble('');
    setIsCopied(false);
    at?.focus();
  };
  const save = (name: string, write: () => string): void => {
    try {
      download(name, write());
      setTrouble('');
    } catch (error) {
      if (!(error instanceof GatechartError)) throw error;
      setTrouble(`${error.code} ${error.place}: ${error.message}`);
    }
  };
  const writeScenario = (): string => {
    const title = `${opened.title}, ${from === undefined ? edition : `branch ${branch.number}`}`;
    const scene = from?.scene ?? questionAt(film, cursor)?.segment ?? film.segments.length - 1;
    const isOfMoment = from === undefined && opened.kind !== 'scenario';
    const until = isOfMoment ? film.branch(scene) : film;
    return exportScenario(until, edition, title, scene, opened.kind === 'scenario' ? source?.text : undefined);
  };
  const address = at && addressHere(inspector);
  const { header } = opened;
  return (
    <>
      <button
        type="button"
        id="share"
        aria-haspopup="dialog"
        aria-expanded={at !== undefined}
        onClick={({ currentTarget }) => (at === undefined ? setAt(currentTarget) : close())}
      >
        {say('share')}
      </button>
      {at !== undefined && (
        <Floating at={at} className="share" label={say('share')}>
          <div>
            <label>
              {say('address')}
              <input
                id="address"
                readOnly
                // biome-ignore lint/a11y/noAutofocus: who opens this wants the address
                autoFocus
                value={address ?? say('noAddress')}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </label>
            {address !== undefined && (
              <button
                type="button"
                id="copy"
                onClick={async () => {
                  await navigator.clipboard?.writeText(address);
                  setIsCopied(true);
                }}
              >
                {say(isCopied ? 'copied' : 'copy')}
              </button>
            )}
            <p className="quiet">{say('addressNote')}</p>
            <p className="share-files">
              {header !== undefined && (
                <button
                  type="button"
                  id="save-record"
                  onClick={() => save('branch.jsonl', () => exportRecord(film, header))}
                >
                  {say('saveRecord')}
                </button>
              )}
              {film.ruleset.scenario !== undefined && (
                <button type="button" id="save-scenario" onClick={() => save('branch.yaml', writeScenario)}>
                  {say('saveScenario')}
                </button>
              )}
              <button type="button" onClick={close}>
                {say('closeThis')}
              </button>
            </p>
            {trouble !== '' && (
              <p className="trouble" role="alert">
                {trouble}
              </p>
            )}
          </div>
        </Floating>
      )}
    </>
  );
};
