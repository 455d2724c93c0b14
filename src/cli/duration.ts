import { GatechartError } from '../core/errors.ts';
import { MAX_WAIT_MS } from '../core/data/limits.ts';
import { quote } from '../core/data/escape.ts';

const MILLISECONDS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** A span such as `90s`, `5m` or `1h`, in milliseconds. Throws `BAD_VALUE` naming the option. */
export const duration =
  (option: string) =>
  (value: string): number => {
    const [, number, unit] = /^(\d+(?:\.\d+)?)([smh]?)$/.exec(value) ?? [];
    const milliseconds = Number(number) * (MILLISECONDS[unit || 's'] ?? 0);
    if (number !== undefined && milliseconds >= 1 && milliseconds <= MAX_WAIT_MS) return milliseconds;
    throw new GatechartError(
      'BAD_VALUE',
      option,
      `${quote(value)} is not a span such as 90s, 5m or 1h, up to 24h`,
    );
  };
