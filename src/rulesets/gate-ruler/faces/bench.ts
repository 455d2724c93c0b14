import { rulerDamage } from '../../../../machines/gate-ruler/ruler-damage.ts';
import type { Bench, Work } from '../../../bench/measure.ts';
import { digest } from '../../../kernel/digest.ts';
import { DEFAULT_STEP_BUDGET, StepBudget } from '../../../runtime/budget.ts';
import { type Chart, chartOf } from '../../../runtime/chart.ts';
import { LeanRun } from '../../../runtime/lean.ts';
import { startMatch } from '../../../runtime/start.ts';
import { putOnGate } from '../rules/ch09-gate/gate.ts';
import {
  canCounter,
  discardCounterCard,
  removeRulerDamage,
  resolvingRulerDamage,
  revealedCard,
  revealForRulerDamage,
  takeDamageCard,
} from '../rules/ch13-damage/ruler-damage.ts';
import { canComplete } from '../rules/ch14-abilities/completion.ts';
import { gateRuler } from '../ruleset.ts';
import type { Game } from '../values/game.ts';
import type { Instance } from '../values/instance.ts';

/** One ruler damage process from reveal to removal, written as plain code over the same rule functions. */
const byHand = (game: Game): Game | undefined => {
  const { number, controller: player } = resolvingRulerDamage(game);
  const revealed = revealForRulerDamage(game);
  const card = revealedCard(revealed);
  if (card === undefined) return removeRulerDamage(revealed, number);
  if (!canCounter(revealed)) return removeRulerDamage(takeDamageCard(revealed), number);
  const request = { how: 'counter', player, card } as const;
  if (canComplete(revealed, request)) return undefined;
  return removeRulerDamage(discardCounterCard(revealed, player, card), number);
};

const chart: Chart = chartOf(rulerDamage);

const asCharts = (game: Game): Game => {
  const run = new LeanRun(new StepBudget(DEFAULT_STEP_BUDGET), undefined);
  const rest = run.start(chart, { game });
  if (rest.frame !== undefined) throw new Error('the process asks something');
  return (rest.output as { readonly game: Game }).game;
};

const SEED = 1;
const TIMES = 200;

/** Games with one ruler damage process on the gate that asks nobody anything. */
const games = (count: number): readonly Game[] => {
  const found: Game[] = [];
  for (let index = 0; found.length < count; index += 1) {
    const start = gateRuler.newGame({
      edition: gateRuler.defaultEdition,
      decks: ['atlas-drive', 'volnar-host'],
      seed: SEED,
      index,
    });
    const begun = startMatch(gateRuler, start, { runtime: 'lean' }).game();
    for (const controller of [0, 1] as const) {
      const game = putOnGate(begun, { kind: 'rulerDamage', controller, cannotCounter: false }, '13-5b');
      if (byHand(game) !== undefined) found.push(game);
    }
  }
  return found;
};

const benchOf = (name: string, resolve: (game: Game) => Game | undefined, on: readonly Game[]): Bench => ({
  name,
  run: (): Work => {
    let last: readonly (Game | undefined)[] = [];
    for (let time = 0; time < TIMES; time += 1) last = on.map(resolve);
    return {
      counts: { processes: TIMES * on.length },
      checksum: digest(last.map((game) => game && handsOf(game))),
    };
  },
});

const handsOf = ({ sides, gate }: Game): readonly (readonly Instance[])[] => [
  gate.map(({ number }) => number),
  ...sides.flatMap(({ zones }) => Object.values(zones).map((cards = []) => cards)),
];

/** The flow of ruler damage and counter as plain code, and as charts: the bound for what charts can reach, and they. */
export const rulerDamageBenches = (): readonly [Bench, Bench] => {
  const on = games(40);
  return [
    benchOf('ruler damage, plain code', byHand, on),
    benchOf('ruler damage, charts, lean', asCharts, on),
  ];
};
