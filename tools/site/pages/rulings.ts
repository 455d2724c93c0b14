import { basename } from 'node:path';
import { addressText } from '../../../packages/inspector/src/store/address-2.ts';
import type { Language } from '../../../src/core/narration.ts';
import { sharedFrom } from '../page.ts';
import type { ScenarioData } from '../scenarios.ts';

/** Where the inspector's page lies in the site. */
export const INSPECTOR = 'inspector';

/** The address at which the inspector shows a scenario under one of its editions, at the step where its clause acts. */
export const inspectorAddress = (
  language: Language,
  from: string,
  { file, text, told }: ScenarioData,
  take: number,
): string => {
  const step = told[take]?.step ?? 0;
  const source = { is: 'text', name: basename(file), text } as const;
  const here = { step, viewer: null, language, panel: undefined };
  const address = addressText({ ...here, source, take, shared: undefined, answers: '' });
  return `${sharedFrom(language, from, `${INSPECTOR}/index.html`)}#${address}`;
};
