import { describe, expect, it } from 'vitest';
import { type Address, addressText, MAX_TEXT, readAddress } from '../src/store/address.ts';
import type { InspectorStore } from '../src/store/inspector-store.ts';
import { addressOf } from '../src/store/view-address.ts';
import { PENETRATE } from './support/scenario.ts';
import { newInspector } from './support/store.ts';

const carrying = (text: string, also: Partial<Address> = {}): Address => ({
  source: { is: 'text', name: '軍.yaml', text },
  take: 0,
  shared: undefined,
  answers: '',
  step: 9,
  viewer: null,
  language: 'ja',
  panel: undefined,
  ...also,
});

const visited = (address: Address): InspectorStore => {
  const inspector = newInspector();
  inspector.goToAddress(address);
  return inspector;
};

describe('An address that carries a file', () => {
  it('is read as it was written, in any script', () => {
    const address = carrying(`# ゲート + / = & #\n${PENETRATE}`, { take: 1 });
    expect(readAddress(`#${addressText(address)}`)).toEqual(address);
  });

  it('opens the file at its step and in its language', () => {
    const { opened, ...state } = visited(carrying(PENETRATE)).get();
    expect(state).toMatchObject({ cursor: 9, language: 'ja', trouble: undefined, pendingAddress: undefined });
    expect(opened?.title).toMatch(/second look at Penetrate/);
  });

  it('opens the course that it names of a scenario under two editions', () => {
    const text = `${PENETRATE}edition: [2021-03, 1.0.0]\n`;
    expect(visited(carrying(text, { take: 1 })).branch?.edition).toBe('1.0.0');
  });

  it('says so where it names a course that the file does not have', () => {
    expect(visited(carrying(PENETRATE, { take: 7 })).get().trouble).toMatchObject({
      code: 'BAD_ADDRESS',
      place: 'take',
    });
  });

  it('opens the course beside the other one, if there are two of them', () => {
    const text = `${PENETRATE}edition: [2021-03, 1.0.0]\n`;
    const state = visited(carrying(text, { take: 1, compared: 0 })).get();
    expect(state).toMatchObject({ active: 1, comparedBranch: 0 });
    expect(addressOf(state)).toEqual(carrying(text, { take: 1, compared: 0 }));
    for (const compared of [1, 9])
      expect(visited(carrying(text, { take: 1, compared })).get().comparedBranch).toBeUndefined();
  });

  it('is the address of whoever looks at a short file; a long one is named by its digest', () => {
    const short = visited(carrying(PENETRATE));
    expect(addressOf(short.get())).toEqual(carrying(PENETRATE));
    const long = visited(carrying(`${PENETRATE}${'#'.repeat(MAX_TEXT)}\n`));
    expect(addressOf(long.get())?.source).toMatchObject({ is: 'file', name: '軍.yaml' });
  });

  it('says so where it was cut off, or holds no file that can be opened', () => {
    const cut = expect.objectContaining({ code: 'BAD_ADDRESS', place: 'text' });
    expect(() => readAddress('#at=1&file=x&text=A')).toThrow(cut);
    const { trouble, pendingAddress } = visited(carrying('title: x\nnonsense: 1')).get();
    expect(trouble?.code).toBe('SCENARIO_FORMAT');
    expect(pendingAddress).toBeUndefined();
  });
});
