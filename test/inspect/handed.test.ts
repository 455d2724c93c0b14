import { describe, expect, it } from 'vitest';
import { handedText, openHanded, readHanded } from '../../src/inspect/viewing/handed.ts';
import { InspectorView } from '../../src/inspect/viewing/viewer.ts';
import { PENETRATE } from './support/scenario.ts';

const HANDED = { name: 'a.yaml', text: PENETRATE, take: 0, step: 9, language: 'ja' } as const;

describe('An address that carries a file', () => {
  it('is read as it was written, in any script', () => {
    const handed = { ...HANDED, name: '軍.yaml', text: `# ゲート + / = & #\n${PENETRATE}`, take: 1 };
    expect(readHanded(`#${handedText(handed)}`)).toEqual(handed);
  });

  it('opens the file at its step and in its language', () => {
    const inspector = new InspectorView();
    openHanded(inspector, `#${handedText(HANDED)}`);
    expect(inspector.get()).toMatchObject({ cursor: 9, language: 'ja', trouble: undefined });
    expect(inspector.get().opened?.title).toMatch(/second look at Penetrate/);
  });

  it('opens the course that it names of a scenario under two editions', () => {
    const inspector = new InspectorView();
    const text = `${PENETRATE}edition: [2021-03, 1.0.0]
`;
    openHanded(inspector, `#${handedText({ ...HANDED, text, take: 1 })}`);
    expect(inspector.branch?.edition).toBe('1.0.0');
  });

  it('is no concern of other addresses', () => {
    const inspector = new InspectorView();
    for (const hash of ['', '#', '#token=abc']) openHanded(inspector, hash);
    expect(inspector.get()).toMatchObject({ opened: undefined, trouble: undefined });
  });

  it('says so where it was cut off, or holds no file that can be opened', () => {
    const inspector = new InspectorView();
    openHanded(inspector, '#text=A&name=x');
    expect(inspector.get().trouble).toMatchObject({ code: 'BAD_ADDRESS', place: 'text' });
    openHanded(inspector, `#${handedText({ ...HANDED, text: 'title: x\nnonsense: 1' })}`);
    expect(inspector.get().trouble?.code).toBe('SCENARIO_FORMAT');
  });
});
