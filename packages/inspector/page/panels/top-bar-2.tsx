import { namedSet } from '../../../../src/core/cards/custom-sets.ts';
import type { Theme } from '../../src/store/view-state.ts';
import { useFilm, useInspector, useLanguage, useView, useText } from '../app/use-view-2.ts';
import { useBranchName } from './comparison.tsx';
import { Share } from './top-bar.tsx';

const NEXT_THEME: Readonly<Record<Theme, Theme>> = { auto: 'dark', dark: 'light', light: 'auto' };

/** What is open, its branches, and how the page looks. */
export const TopBar = () => {
  const say = useText();
  const film = useFilm();
  const inspector = useInspector();
  const opened = useView((state) => state.opened);
  const branches = useView((state) => state.branches);
  const active = useView((state) => state.active);
  const theme = useView((state) => state.theme);
  const language = useLanguage();
  const trouble = useView((state) => state.trouble);
  const sets = useView((state) => state.sets);
  const isLacking = useView((state) => state.fileAwaitingSets !== undefined);
  const isLive = useView((state) => state.live !== undefined);
  const other = useView((state) => state.comparedBranch);
  const nameOf = useBranchName();
  const isSeat = useView((state) => state.seat !== undefined);
  const findings = branches[active]?.findings ?? [];
  return (
    <header className="top">
      <b className="brand">Gatechart</b>
      {opened !== undefined && film !== undefined && (
        <>
          <span className="what" title={opened.name}>
            {opened.title} <small>{film.ruleset.id}</small>
          </span>
          <nav className="branches" aria-label={say('branch')}>
            {branches.map((each) => (
              <button
                type="button"
                key={each.number}
                aria-pressed={each.number === active}
                data-branch={each.number}
                title={nameOf(each)}
                onClick={() => inspector.showBranch(each.number)}
              >
                {nameOf(each)}
              </button>
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
          {opened.kind !== 'match' && branches[active]?.from === undefined && (
            <details className={`verdict ${findings.length === 0 ? 'is-fine' : 'is-not'}`}>
              <summary>
                {findings.length === 0 ? `✓ ${say('allFine')}` : `✗ ${say('findings')} ${findings.length}`}
              </summary>
              {findings.length > 0 && (
                <ul>
                  {findings.map((finding) => (
                    <li key={finding}>{finding}</li>
                  ))}
                </ul>
              )}
            </details>
          )}
        </>
      )}
      <span className="space" />
      {sets.map((set) => (
        <span key={set.name} className="own-set" title={`${say('cardSet')} ${namedSet(set).digest}`}>
          {set.name}
        </span>
      ))}
      {(opened !== undefined || isSeat) && trouble !== undefined && (
        <span className="trouble" role="alert">
          <code>{trouble.code}</code> {trouble.place}: {trouble.message}
          {isLacking && ` ${say('dropSet')}`}
        </span>
      )}
      {opened !== undefined && <Share />}
      {opened !== undefined && !isLive && (
        <button type="button" onClick={() => inspector.close()}>
          {say('close')}
        </button>
      )}
      <button
        type="button"
        id="language"
        lang={language === 'en' ? 'ja' : 'en'}
        onClick={() => inspector.set({ language: language === 'en' ? 'ja' : 'en' })}
      >
        {say('language')}
      </button>
      <button
        type="button"
        id="theme"
        title={say('theme')}
        aria-label={say('theme')}
        onClick={() => inspector.set({ theme: NEXT_THEME[theme] })}
      >
        {theme === 'auto' ? '◐' : theme === 'dark' ? '●' : '○'}
      </button>
    </header>
  );
};
