import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/core/narration.ts';
import type { Question } from '../../src/core/question.ts';
import { getRuleset } from '../../src/registered.ts';
import { questionOf } from '../../src/runtime/match-runner.ts';
import { resumeMatch } from '../../src/runtime/start.ts';
import { playAnswers } from '../../src/scenarios/judge.ts';
import { readScenario } from '../../src/scenarios/read-scenario.ts';

const cardSheet = (
  ruleset: string,
  question: Question,
  named: string,
  language: Language = 'en',
): readonly string[] => getRuleset(ruleset).hints?.cardDetails?.(question, named, language) ?? [];

/** The question where the answers of a scenario lead. */
const questionIn = (text: string): Question => {
  const scenario = readScenario('case.yaml', text);
  const [edition = ''] = scenario.editions;
  const { position, findings } = playAnswers(scenario, edition, { runtime: 'lean' });
  expect(findings).toEqual([]);
  if (position === undefined) throw new Error('it does not start');
  const match = resumeMatch(scenario.ruleset, position, { runtime: 'lean' });
  const open = match.pending();
  if (open === undefined) throw new Error('nobody is asked');
  return questionOf(match, open);
};

const MAIN = `title: 3-2b a card in full
cards:
  own-secret: { like: 1/1/1, keywords: [vigilance] }
  enemy-secret: { type: event, timing: instant, effect: [{ do: damage, to: [enemyRuler], amount: 1 }] }
p1: { ruler: knight, hand: [own-secret] }
p2: { S1: enemy-secret }
`;

const SEARCH = `title: 3-2b a search
cards:
  search: { type: event, timing: standard, effect: [{ do: choose, as: it, from: { side: ally, zone: [deck] } }, { do: move, cards: 'chosen:it', to: hand }] }
p1: { ruler: apprentice, hand: [search], deck: [welkright, spark-volley] }
answers: [play search]
`;

const numberOf = ({ decision }: Question, key: string): string =>
  String(decision.options.findIndex((option) => option.key === key) + 1);

describe('A card in full', () => {
  it('is found by the number of an option, its id, or its name in either language', () => {
    const question = questionIn(MAIN);
    const own = cardSheet('gate-ruler', question, numberOf(question, 'play own-secret in hand'));
    expect(own[2]).toMatch(/^Vigilance /);
    expect(cardSheet('gate-ruler', question, 'own-secret', 'ja')[2]).toMatch(/^【警戒】/);
    expect(cardSheet('gate-ruler', question, 'own-secret')).toEqual(own);
    const [title] = cardSheet('gate-ruler', question, 'knight');
    expect(title).toBe('Knight');
    for (const name of ['KNIGHT', 'ナイト']) expect(cardSheet('gate-ruler', question, name)[0]).toBe(title);
  });

  it('3-2b: is never one that lies hidden from the player', () => {
    expect(cardSheet('gate-ruler', questionIn(MAIN), 'enemy-secret')).toEqual([]);
  });

  it('is nothing where none is called so', () => {
    const question = questionIn(MAIN);
    expect(cardSheet('gate-ruler', question, '99')).toEqual([]);
    expect(cardSheet('gate-ruler', question, '')).toEqual([]);
  });

  it('is one that is searched for in a deck too, of which the option says what is printed', () => {
    const question = questionIn(SEARCH);
    const key = 'choose spark-volley in deck';
    expect(cardSheet('gate-ruler', question, numberOf(question, key))[0]).toMatch(/^Spark Volley/);
    const option = question.decision.options.find((each) => each.key === key);
    const picture = getRuleset('gate-ruler').hints?.textView('en');
    expect(option && picture?.option(option, question.view())).toMatch(
      /^Spark Volley \(level 1\): Instant: Choose an enemy unit\. Deal 3 damage to it\.$/,
    );
  });

  it('is there for the waiting-zone game', () => {
    const question = questionIn(`title: event.2 a card in full
ruleset: waiting-zone
p1: { hand: [ember-fox] }
`);
    expect(cardSheet('waiting-zone', question, 'Hush')[0]).toBe('Hush');
    const byNumber = cardSheet('waiting-zone', question, numberOf(question, 'play ember-fox'));
    expect(byNumber[0]).toBe('Ember Fox');
  });
});
