import counter from '../../../../examples/scenarios/counter.yaml?raw';
import excess from '../../../../examples/scenarios/excess.yaml?raw';
import penetrate from '../../../../examples/scenarios/penetrate.yaml?raw';
import type { LocalizedName } from '../../../../src/core/adapters/board-view.ts';

/** A scenario that comes with the page. */
export interface Example {
  readonly name: string;
  readonly title: LocalizedName;
  readonly text: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    name: 'penetrate.yaml',
    title: { en: 'Penetrate: where two editions part', ja: '【貫通】：2つの版で処理が分かれるところ' },
    text: penetrate,
  },
  {
    name: 'counter.yaml',
    title: { en: 'A counter that resolves', ja: '【CNT】が解決されるまで' },
    text: counter,
  },
  {
    name: 'excess.yaml',
    title: { en: 'Excess damage tramples on', ja: '余剰ダメージとトランプル' },
    text: excess,
  },
];
