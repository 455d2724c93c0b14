import { describe, expect, it } from 'vitest';
import { redactedCommand } from '../../src/cli/secrets.ts';

describe('A command line that is kept', () => {
  it('has no password, whatever is in it and wherever it stands', () => {
    const shown = (...urls: readonly string[]) => redactedCommand(urls.flatMap((url) => ['--redis', url]));
    expect(shown('redis://user:a@word@host:1/2')).toBe('gatechart --redis redis://***@host:1/2');
    expect(shown('rediss://:two words@host')).toBe('gatechart --redis rediss://***@host');
    expect(shown('REDIS://user:word@host')).toBe('gatechart --redis REDIS://***@host');
    expect(shown('redis://host/1?password=a@word')).toBe('gatechart --redis redis://host/1');
    expect(shown('redis://one:word@host', 'redis://host')).toBe(
      'gatechart --redis redis://***@host --redis redis://host',
    );
    expect(redactedCommand(['--redis=redis://:word@host', '--out', 'a@b'])).toBe(
      'gatechart --redis=redis://***@host --out a@b',
    );
  });

  it('does not say where the secret of a run is', () => {
    expect(redactedCommand(['selfplay', '--secret', '/root/cup key', '--out', 'cup'])).toBe(
      'gatechart selfplay --secret *** --out cup',
    );
    expect(redactedCommand(['--secret=key'])).toBe('gatechart --secret=***');
  });
});
