/** What is preferred so much as shares that sum to 1: each as its exponential. */
export const softmax = (preferences: readonly number[]): readonly number[] => {
  const most = Math.max(...preferences);
  const powers = preferences.map((preference) => Math.exp(preference - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

/** A chance, from 0 to 1, of what a last layer gave. */
export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
