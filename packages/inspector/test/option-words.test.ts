import { describe, expect, test } from 'vitest';
import { question, resume } from '../../../src/api/index.ts';
import { LANGUAGES } from '../../../src/core/narration.ts';
import type { Ruleset } from '../../../src/core/ruleset.ts';
import { gateRuler, waitingZone } from '../../../src/registered.ts';
import { ruleset as garrison } from '../../../test/kit/support/garrison.ts';
import { describeQuestion, describeQuestionAt, knownAnswer } from '../src/trace/question.ts';
import { openText } from '../src/trace/source-file.ts';
import { recordText } from './support/records.ts';

const RULESETS: readonly Ruleset[] = [gateRuler as never, waitingZone as never];

const traceOf = (name: string, text: string) => {
  const trace = openText(name, text).traces[0]?.trace;
  if (trace === undefined) throw new Error('nothing was opened');
  return trace;
};

const ATTACK = `title: an attack is declared
p1: { A1: orbital-lancer }
p2: { A1: gate-leaper }
start: attack declaration
answers: [attack A1 -> A1]
`;

test('an option says what it means by the names of the cards, before and after it was taken', () => {
  const trace = traceOf('attack.yaml', ATTACK);
  const said = (language: 'en' | 'ja') =>
    describeQuestionAt(trace, 0, language)?.options.find(({ key }) => key === 'attack A1 -> A1')?.brief;
  expect(said('en')).toBe('Orbital Lancer attacks Gate Leaper');
  expect(said('ja')).toBe('軌道槍機が門を跳ぶ者を攻撃');
  for (const viewer of [null, 0] as const)
    expect(knownAnswer(trace, 1, viewer, 'en')?.brief).toBe(said('en'));
  expect(knownAnswer(trace, 1, 1, 'en')).toBeUndefined();
  expect(knownAnswer(trace, 0, null, 'en')).toBeUndefined();
});

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  'The options of %s',
  (_, ruleset) => {
    const trace = traceOf('match.jsonl', recordText(5, ['greedy', 'random'], ruleset));

    test('say in short how they begin in full', () => {
      let shortened = 0;
      for (const [segment, { visibleDecision: shown, end }] of trace.segments.entries()) {
        const game = trace.moments[end - 1]?.game;
        if (shown === undefined || game === undefined || segment % 5 !== 0) continue;
        const view = ruleset.view(game, shown.player);
        for (const language of LANGUAGES) {
          const picture = ruleset.hints?.textView(language);
          for (const option of shown.options) {
            const [brief, whole] = [
              picture?.brief?.(option, view) ?? '',
              picture?.option(option, view) ?? '',
            ];
            expect(whole.startsWith(brief) && (brief !== '' || whole === ''), whole).toBe(true);
            if (brief !== whole) shortened += 1;
          }
        }
      }
      expect(shortened).toBeGreaterThan(5);
    });

    test('say the same where everything hidden from the player asked is dealt in another way', () => {
      let compared = 0;
      for (const { decision, end } of trace.segments) {
        const game = trace.moments[end - 1]?.game;
        const other = game && decision && ruleset.rerandomizeHidden?.(game, decision.player);
        if (game === undefined || decision === undefined || other === undefined) continue;
        const said = (world: typeof game) => {
          const question = {
            decision: ruleset.present?.(world, decision) ?? decision,
            view: () => ruleset.view(world, decision.player),
          };
          return LANGUAGES.map((language) => describeQuestion(ruleset, question, language));
        };
        expect(said(other)).toEqual(said(game));
        compared += 1;
      }
      expect(compared).toBeGreaterThan(20);
    });
  },
);

test('options of a ruleset without words say their keys', () => {
  const { hints: _, ...bare } = gateRuler;
  const question = {
    decision: { player: 0, kind: 'play', clause: '1', options: [{ key: 'pass' }, { key: 'play x' }] },
    view: () => ({}),
  } as const;
  expect(describeQuestion(bare as never, question, 'ja')).toEqual({
    about: '',
    prompt: '',
    options: [
      { key: 'pass', brief: 'pass', rest: '' },
      { key: 'play x', brief: 'play x', rest: '' },
    ],
  });
});

test('options that one with words leaves out say their keys as a sentence begins', () => {
  const match = resume(
    { title: 'a field', ruleset: 'garrison', p1: { field: ['squire'] } },
    { ruleset: garrison },
  );
  const open = question(match);
  if (open === undefined) throw new Error('nobody is asked');
  const { options } = describeQuestion(garrison as never, open as never, 'en');
  expect(options.find(({ key }) => key === 'pass')?.brief).toBe('Pass');
});

test('every question of a match is put to its player in words, in both languages', () => {
  const trace = traceOf('game.jsonl', recordText(3));
  const kinds = new Set<string>();
  for (const [segment, { decision }] of trace.segments.entries()) {
    if (decision === undefined || kinds.has(`${decision.kind} ${decision.clause}`)) continue;
    kinds.add(`${decision.kind} ${decision.clause}`);
    const [english = '', japanese = ''] = LANGUAGES.map(
      (language) => describeQuestionAt(trace, segment, language)?.prompt,
    );
    expect(english).toMatch(/^(Your|[A-Z]).*\.$/);
    expect(japanese).toMatch(/[ぁ-ん].*。$/);
  }
  expect(kinds.size).toBeGreaterThan(5);
});
