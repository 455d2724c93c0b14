/** What the decisions of a player in a match teach. */
export interface Advantages {
  /** How much better each decision turned out than the net had expected. */
  readonly advantages: readonly number[];
  /** What the value of each position is to become, from 0 to 1. */
  readonly targets: readonly number[];
}

/**
 * Generalized advantage estimation (Schulman et al. 2016) over the decisions of one player, whose only reward is the
 * result. `values`: the chance to win that the net gave at each; `result`: 1 won, 0 lost; `lambda`: 1 believes the
 * result alone, 0 the value of the next position alone.
 */
export const estimateAdvantages = (values: readonly number[], result: number, lambda: number): Advantages => {
  const advantages = new Array<number>(values.length);
  let ahead = 0;
  for (let index = values.length - 1; index >= 0; index -= 1) {
    const value = values[index] as number;
    const next = index + 1 < values.length ? (values[index + 1] as number) : result;
    ahead = next - value + (index + 1 < values.length ? lambda * ahead : 0);
    advantages[index] = ahead;
  }
  return {
    advantages,
    targets: advantages.map((advantage, index) =>
      Math.min(1, Math.max(0, advantage + (values[index] as number))),
    ),
  };
};
