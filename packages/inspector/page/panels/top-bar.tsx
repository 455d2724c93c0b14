import { GatechartError, namedSet } from 'gatechart/tools';
import { useEffect, useState } from 'react';
import type { Theme } from '../../src/store/view-state.ts';
import type * as fileExport from '../../src/trace/file-export.ts';
import type { Verdict } from '../../src/trace/opened-source.ts';
import { questionAt } from '../../src/trace/question.ts';
import { useBranchName } from '../app/branch-name.ts';
import { addressHere } from '../app/browser-state.ts';
import { Button } from '../app/controls.tsx';
import { Floating } from '../app/floating.tsx';
import { useInspector, useLanguage, useText, useTrace, useView, useViewState } from '../app/use-view.ts';

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
  const { trace, edition, from } = branch;
  const close = (): void => {
    setAt(undefined);
    setTrouble('');
    setIsCopied(false);
    at?.focus();
  };
  const save = async (name: string, write: (files: typeof fileExport) => string): Promise<void> => {
    try {
      download(name, write(await import('../../src/trace/file-export.ts')));
      setTrouble('');
    } catch (error) {
      if (!(error instanceof GatechartError)) throw error;
      setTrouble(`${error.code} ${error.place}: ${error.message}`);
    }
  };
  const writeScenario = ({ exportScenario }: typeof fileExport): string => {
    const title = `${opened.title}, ${from === undefined ? edition : `branch ${branch.number}`}`;
    const segment = from?.segment ?? questionAt(trace, cursor)?.segment ?? trace.segments.length - 1;
    const isOfMoment = from === undefined && opened.kind !== 'scenario';
    const until = isOfMoment ? trace.branch(segment) : trace;
    return exportScenario(
      until,
      edition,
      title,
      segment,
      opened.kind === 'scenario' ? source?.text : undefined,
    );
  };
  const address = at && addressHere(inspector);
  const { header } = opened;
  return (
    <>
      <Button
        id="share"
        aria-haspopup="dialog"
        aria-expanded={at !== undefined}
        onClick={({ currentTarget }) => (at === undefined ? setAt(currentTarget) : close())}
      >
        {say('share')}
      </Button>
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
              <Button
                id="copy"
                onClick={async () => {
                  await navigator.clipboard?.writeText(address);
                  setIsCopied(true);
                }}
              >
                {say(isCopied ? 'copied' : 'copy')}
              </Button>
            )}
            <p className="quiet">{say('addressNote')}</p>
            <p className="share-files">
              {header !== undefined && (
                <Button
                  id="save-record"
                  onClick={() => void save('branch.jsonl', (files) => files.exportRecord(trace, header))}
                >
                  {say('saveRecord')}
                </Button>
              )}
              {trace.ruleset.scenario !== undefined && (
                <Button id="save-scenario" onClick={() => void save('branch.yaml', writeScenario)}>
                  {say('saveScenario')}
                </Button>
              )}
              <Button onClick={close}>{say('closeThis')}</Button>
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

interface VerdictProps {
  readonly verdict: Verdict;
  readonly findings: readonly string[];
}

/** What there is to say of the whole file, with what was found. */
const VerdictLine = ({ verdict: { is, line }, findings }: VerdictProps) => {
  const say = useText();
  if (findings.length === 0) return <span className="verdict is-fine">{`✓ ${say(is)}`}</span>;
  const number = line ?? (is === 'unmet' ? findings.length : '');
  return (
    <details className="verdict is-not">
      <summary>{`✗ ${say(is)} ${number}`}</summary>
      <ul>
        {findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    </details>
  );
};

const NEXT_THEME: Readonly<Record<Theme, Theme>> = { auto: 'dark', dark: 'light', light: 'auto' };

/** What is open, its branches, and how the page looks. */
export const TopBar = () => {
  const say = useText();
  const trace = useTrace();
  const inspector = useInspector();
  const {
    opened,
    branches,
    active,
    theme,
    trouble,
    sets,
    comparedBranch: other,
  } = useViewState('opened', 'branches', 'active', 'theme', 'trouble', 'sets', 'comparedBranch');
  const language = useLanguage();
  const isLacking = useView((state) => state.fileAwaitingSets !== undefined);
  const isLive = useView((state) => state.live !== undefined);
  const isLost = useView((state) => state.live?.state === 'lost');
  const nameOf = useBranchName();
  const isSeat = useView((state) => state.seat !== undefined);
  const branch = branches[active];
  return (
    <>
      <header className="top">
        <h1 className="brand">Gatechart</h1>
        {opened !== undefined && trace !== undefined && (
          <>
            <span className="what" title={opened.name}>
              {(language === 'ja' ? opened.titleJa : undefined) ?? opened.title}{' '}
              <small>{trace.ruleset.id}</small>
            </span>
            <nav className="branches" aria-label={say('branch')}>
              {branches.map((each) => (
                <Button
                  key={each.number}
                  aria-pressed={each.number === active}
                  data-branch={each.number}
                  title={nameOf(each)}
                  onClick={() => inspector.showBranch(each.number)}
                >
                  {nameOf(each)}
                </Button>
              ))}
            </nav>
            {branches.length > 1 && (
              <label className="beside">
                {say('besideBranch')}{' '}
                <select
                  id="beside"
                  value={other ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    inspector.set({ comparedBranch: value === '' ? undefined : Number(value) })
                  }
                >
                  <option value="">–</option>
                  {branches.map((each) => (
                    <option key={each.number} value={each.number} disabled={each.number === active}>
                      {nameOf(each)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {branch?.verdict !== undefined && (
              <VerdictLine verdict={branch.verdict} findings={branch.findings} />
            )}
          </>
        )}
        <span className="space" />
        {sets.map((set) => (
          <span key={set.name} className="own-set" title={`${say('cardSet')} ${namedSet(set).digest}`}>
            {set.name}
          </span>
        ))}
        {opened !== undefined && <Share />}
        {opened !== undefined && !isLive && <Button onClick={() => inspector.close()}>{say('close')}</Button>}
        <Button
          id="language"
          lang={language === 'en' ? 'ja' : 'en'}
          onClick={() => inspector.set({ language: language === 'en' ? 'ja' : 'en' })}
        >
          {say('language')}
        </Button>
        <Button id="theme" label={say('theme')} onClick={() => inspector.set({ theme: NEXT_THEME[theme] })}>
          {theme === 'auto' ? '◐' : theme === 'dark' ? '●' : '○'}
        </Button>
      </header>
      {isLost && (
        <p className="trouble trouble-bar match-trouble" role="alert">
          {say('disconnected')}
        </p>
      )}
      {(opened !== undefined || isSeat) && trouble !== undefined && (
        <div className="trouble trouble-bar" role="alert">
          <span>
            <code>{trouble.code}</code> {trouble.place}: {trouble.message}
            {isLacking && ` ${say('dropSet')}`}
          </span>
          {!isSeat && (
            <Button className="small" onClick={() => inspector.set({ trouble: undefined })}>
              {say('closeThis')}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
