import { describe, expect, it } from 'vitest';
import { humanPlayer, type PlayerConsole } from '../../src/agents/human/human.ts';
import { messages } from '../../src/agents/human/messages.ts';
import { GatechartError } from '../../src/core/errors.ts';
import type { Language } from '../../src/core/narration.ts';
import type { Question } from '../../src/core/question.ts';
import { gateRuler } from '../../src/registered.ts';
import { gateRulerBoardText } from '../../src/rulesets/gate-ruler/adapters/board-text.ts';
import { gateRulerAutoPass } from '../../src/rulesets/gate-ruler/adapters/hints.ts';
import { questionOf } from '../../src/runtime/match-runner.ts';
import { startMatch } from '../../src/runtime/start.ts';

const IDLE: PlayerConsole = {
  hasNews: () => false,
  mayTakeBack: () => false,
  save: (file) => file,
  card: () => [],
  cardNames: () => [],
  warning: () => undefined,
  advice: () => [],
};

const firstQuestion = (): Question => {
  const game = gateRuler.newGame({
    edition: gateRuler.defaultEdition,
    decks: ['volnar-host', 'volnar-host'],
    seed: 1,
    index: 0,
  });
  const match = startMatch(gateRuler, game, { runtime: 'lean' });
  const open = match.pending();
  if (open === undefined) throw new Error('the match is over');
  return questionOf(match, open);
};

/** A person who types these lines, and what is shown. */
const sitting = (
  typed: readonly string[],
  desk: Partial<PlayerConsole> = {},
  language: Language = 'en',
  isInteractive = false,
) => {
  const shown: string[] = [];
  const left = [...typed];
  const seat = humanPlayer({
    terminal: { isInteractive, write: (line) => shown.push(line), ask: async () => left.shift() },
    language,
    clauses: gateRuler.clauses,
    picture: gateRulerBoardText(language),
    course: gateRulerAutoPass,
    playerConsole: { ...IDLE, ...desk },
  });
  return { seat, shown, left };
};

/** What a person does who types these lines when asked the first question of a match, and what is shown. */
const typing = async (...lines: readonly string[]) => {
  const question = firstQuestion();
  const { seat, shown } = sitting(lines);
  const act = await seat.act(question);
  return { act, shown, keys: question.decision.options.map(({ key }) => key) };
};

/** The same question as it would be asked in another turn, with other things on the gate. */
const asked = (question: Question, turn: object, waiting: readonly number[]): Question => ({
  ...question,
  view: () => {
    const view = question.view() as { readonly turn: object };
    const gate = waiting.map((number) => ({ kind: 'rulerDamage', controller: 0, number }));
    return { ...view, turn: { ...view.turn, ...turn }, gate };
  },
});

const helpLines = (language: Language): readonly string[] =>
  messages[language].help.flatMap(({ lines }) => lines);

const PASS = { do: 'answer', key: 'pass', isPick: false };

describe('A person', () => {
  it('answers with the number of an option or its text', async () => {
    const { act, keys } = await typing('2');
    expect(act).toEqual({ do: 'answer', key: keys[1], isPick: true });
    expect((await typing('pass')).act).toEqual({ do: 'answer', key: 'pass', isPick: true });
  });

  it('is shown the table, the clause that asks, and every option with its number', async () => {
    const { shown, keys } = await typing('1');
    expect(shown.some((line) => line.includes('Player 1: Knight'))).toBe(true);
    expect(shown.some((line) => /^Player \d, 9-3e: Your main phase\. /.test(line))).toBe(true);
    for (const [index, key] of keys.entries()) {
      expect(shown.some((line) => line.trimStart().startsWith(`${index + 1}  ${key}`))).toBe(true);
    }
  });

  it('is asked again after what is no option, help, or a look at the table', async () => {
    const { act, shown, keys } = await typing('0', '99', 'fly', '?', 't', 'o', '', '1');
    expect(act).toEqual({ do: 'answer', key: keys[0], isPick: true });
    expect(shown.filter((line) => line.startsWith('There is no option'))).toHaveLength(3);
  });

  it('is understood in capitals and in the wide letters of Japanese keyboards', async () => {
    const sheets: string[] = [];
    const card: PlayerConsole['card'] = (_question, named) => {
      sheets.push(named);
      return ['a card'];
    };
    const { seat, shown } = sitting(['？', 'Ｔ', 'c\u30001', 'Ｃ ガイド', 'Ｑ'], { card });
    expect(await seat.act(firstQuestion())).toEqual({ do: 'leave', because: 'asked' });
    expect(sheets).toEqual(['1', 'ガイド']);
    expect(shown).toEqual(expect.arrayContaining([...helpLines('en')]));
    expect(shown.filter((line) => line.startsWith('There is no option'))).toEqual([]);
  });

  it('answers with a key that is the letter of a command, where that is offered; q leaves all the same', async () => {
    const question = firstQuestion();
    const options = ['h', 'q'].map((key) => ({ key, type: 'pass' }));
    const act = (typed: string) =>
      sitting([typed]).seat.act({ ...question, decision: { ...question.decision, options } });
    expect(await act('h')).toEqual({ do: 'answer', key: 'h', isPick: true });
    expect(await act('q')).toEqual({ do: 'leave', because: 'asked' });
  });

  it.each(['quit', 'exit', 'Q', 'QUIT'])('leaves with %s', async (typed) => {
    expect((await typing(typed)).act).toEqual({ do: 'leave', because: 'asked' });
  });

  it.each<[string, Language]>([
    ['y', 'en'],
    ['Ｙｅｓ', 'en'],
    ['はい', 'ja'],
  ])('concedes at an interactive terminal after %s', async (typed, language) => {
    const { seat, left } = sitting(['concede', typed, '1'], {}, language, true);
    expect(await seat.act(firstQuestion())).toEqual({ do: 'concede' });
    expect(left).toEqual(['1']);
  });

  it.each(['', 'n', 'concede', '1'])('does not concede after %j, and plays on', async (typed) => {
    const { seat } = sitting(['concede', typed, 'pass'], {}, 'en', true);
    expect(await seat.act(firstQuestion())).toEqual({ do: 'answer', key: 'pass', isPick: true });
  });

  it('leaves without another prompt where the input ends at the question about conceding', async () => {
    let prompts = 0;
    const seat = humanPlayer({
      terminal: {
        isInteractive: true,
        write: () => {},
        ask: async () => (++prompts === 1 ? 'concede' : undefined),
      },
      language: 'en',
      clauses: gateRuler.clauses,
      picture: gateRulerBoardText('en'),
      course: gateRulerAutoPass,
      playerConsole: IDLE,
    });
    expect(await seat.act(firstQuestion())).toEqual({ do: 'leave', because: 'inputEnded' });
    expect(prompts).toBe(2);
  });

  it('concedes at once where the input is piped', async () => {
    expect((await typing('concede', 'n')).act).toEqual({ do: 'concede' });
  });

  it('reads with help what ? shows: commands, and the words of the table', async () => {
    const { shown } = await typing('help', 'q');
    expect(shown).toEqual(expect.arrayContaining([...helpLines('en')]));
    for (const word of [
      'ruler',
      'drive',
      'gate',
      'damage N of M',
      'resources N of M',
      'OD',
      'CNT',
      'ATK, HP, STK',
    ])
      expect(shown.some((line) => line.replaceAll('\u00a0', ' ').startsWith(`  ${word}: `))).toBe(true);
  });

  it.each(['en', 'ja'] as const)(
    'reads with ? no letter that does nothing in the game (%s)',
    async (language) => {
      const letter = /^ {2}([prnuhc]) /;
      const shown: string[] = [];
      const typed = ['?', 'p', 'u', 'h', 'c 1', 'q'];
      const { hasNews, save, cardNames, warning } = IDLE;
      const seat = humanPlayer({
        terminal: { isInteractive: false, write: (line) => shown.push(line), ask: async () => typed.shift() },
        language,
        clauses: gateRuler.clauses,
        picture: undefined,
        course: undefined,
        playerConsole: { hasNews, save, cardNames, warning },
      });
      expect(await seat.act(firstQuestion())).toEqual({ do: 'leave', because: 'asked' });
      expect(shown.filter((line) => letter.test(line))).toEqual([]);
      expect(shown[1]).toBe(messages[language].greeting(firstQuestion().player, false));
      expect(shown[1]).not.toMatch(/\bh\b/);
      const { noPassing, cannotTakeBack, noAdvice, noSuchCard } = messages[language];
      expect(shown.slice(-4)).toEqual([noPassing, cannotTakeBack, noAdvice, noSuchCard('1')]);
      const letters = helpLines(language).flatMap((line) => letter.exec(line)?.[1] ?? []);
      expect(letters.join('')).toBe('prnuhc');
    },
  );

  it('is greeted once, before the first question', async () => {
    const { seat, shown } = sitting(['1', '1']);
    await seat.act(firstQuestion());
    await seat.act(firstQuestion());
    expect(shown.filter((line) => line.includes('? for help'))).toEqual([
      messages.en.greeting(firstQuestion().player, true),
    ]);
  });

  it('reads the clause where the rules have no sentence for a question', async () => {
    const { seat, shown } = sitting(['q'], {}, 'ja');
    const question = firstQuestion();
    await seat.act({ ...question, decision: { ...question.decision, kind: 'another' } });
    expect(shown.some((line) => line.includes(gateRuler.clauses['9-3e']?.ja ?? '?'))).toBe(true);
  });

  it('concedes and leaves', async () => {
    expect((await typing('concede')).act).toEqual({ do: 'concede' });
    expect((await typing('q')).act).toEqual({ do: 'leave', because: 'asked' });
    expect((await typing()).act).toEqual({ do: 'leave', because: 'inputEnded' });
  });

  it('is spoken to in Japanese', async () => {
    const { seat, shown } = sitting(['?', 'u', 'r', '99', '1'], {}, 'ja');
    await seat.act(firstQuestion());
    const own = shown.filter((line) => line !== '' && !/[ぁ-んァ-ヶ一-龠]/.test(line));
    expect(own.filter((line) => !/^ +([ADS]\d\s-\s*)+$|^ {2}(concede|q|\?) /.test(line))).toEqual([]);
  });

  it('reads long options beside short ones without a column as wide as the longest', async () => {
    const question = firstQuestion();
    const options = [
      { key: 'pass', type: 'pass' },
      { key: 'set dragon-rider-reconnaissance in hand to S1', type: 'pass' },
    ];
    const { seat, shown } = sitting(['q']);
    await seat.act({ ...question, decision: { ...question.decision, options } });
    expect(shown.at(-2)).toMatch(/^ {2}1 {2}pass {26}\S/);
    expect(shown.at(-1)).toMatch(/ to S1 {2}\S/);
  });

  it('is told which player it is, and what passing brings', async () => {
    const { shown } = await typing('q');
    expect(shown.some((line) => /Player \d \(you\): Knight/.test(line))).toBe(true);
    expect(shown.filter((line) => line.includes('(you)'))).toHaveLength(1);
    expect(shown.some((line) => /^ +\d+ {2}pass +end the main phase$/.test(line))).toBe(true);
  });

  it('reads help that fits into 80 columns in both languages', () => {
    const columns = (line: string) => line.replace(/[^ -~]/g, '  ').length;
    for (const line of [...helpLines('en'), ...helpLines('ja')])
      expect(columns(line)).toBeLessThanOrEqual(80);
  });
});

/** The question with another view of its turn, and other options. */
const inTurn = (question: Question, turn: object, options = question.decision.options): Question => ({
  ...asked(question, turn, []),
  decision: { ...question.decision, options },
});

const isTable = (line: string): boolean => line.includes('Player 1: Knight');

describe('A person who is asked again', () => {
  it('is shown the table once a turn, and else what is news of the phase and the gate', async () => {
    const { seat, shown } = sitting(['1', '1', '1', '1', 't', 'q']);
    const question = firstQuestion();
    await seat.act(inTurn(question, { number: 2, phase: 'main' }));
    await seat.act(inTurn(question, { number: 2, phase: 'main' }));
    expect(shown.filter(isTable)).toHaveLength(1);
    expect(shown.filter((line) => /^Turn \d+ of .*main phase/.test(line))).toHaveLength(1);
    await seat.act(inTurn(question, { number: 2, phase: 'attack' }));
    expect(shown.filter(isTable)).toHaveLength(1);
    expect(shown.filter((line) => /^Turn \d+ of .*attack phase/.test(line))).toHaveLength(1);
    await seat.act(inTurn(question, { number: 3, phase: 'main' }));
    expect(shown.filter(isTable)).toHaveLength(2);
    await seat.act(inTurn(question, { number: 3, phase: 'main' }));
    expect(shown.filter(isTable)).toHaveLength(3);
  });

  it('is shown the table after a pick was taken back', async () => {
    const { seat, shown } = sitting(['u', 'q'], { mayTakeBack: () => true });
    const question = firstQuestion();
    await seat.act(question);
    await seat.act(question);
    expect(shown.filter(isTable)).toHaveLength(2);
  });

  it('reads the table with every question of rules that know no turns', async () => {
    const shown: string[] = [];
    const seat = humanPlayer({
      terminal: { isInteractive: false, write: (line) => shown.push(line), ask: async () => '1' },
      language: 'en',
      clauses: gateRuler.clauses,
      picture: gateRulerBoardText('en'),
      course: undefined,
      playerConsole: IDLE,
    });
    await seat.act(firstQuestion());
    await seat.act(firstQuestion());
    expect(shown.filter(isTable)).toHaveLength(2);
  });
});

describe('A person who names an option', () => {
  const named = async (typed: string, cardNames: readonly string[], language: Language = 'en') => {
    const desk = { cardNames: ({ key }: { readonly key: string }) => (key === 'pass' ? [] : cardNames) };
    const { seat, shown } = sitting([typed, 'q'], desk, language);
    return { act: await seat.act(firstQuestion()), shown };
  };

  it('takes it by the beginning of its key or of what it says', async () => {
    expect((await named('pas', [])).act).toMatchObject({ do: 'answer', key: 'pass' });
    expect((await named('End the MAIN', [])).act).toMatchObject({ do: 'answer', key: 'pass' });
    expect((await named('メイン', [], 'ja')).act).toMatchObject({ do: 'leave' });
  });

  it('is told which options fit where there are several, and is asked again', async () => {
    const question = firstQuestion();
    const others = question.decision.options.flatMap(({ key }, at) => (key === 'pass' ? [] : [at + 1]));
    expect(others.length).toBeGreaterThan(1);
    const { act, shown } = await named('lanter', ['Lantern Squire', '灯の従者']);
    expect(act).toEqual({ do: 'leave', because: 'asked' });
    expect(shown).toContain(messages.en.severalFit(others));
    expect((await named('灯の', ['Lantern Squire', '灯の従者'], 'ja')).shown).toContain(
      messages.ja.severalFit(others),
    );
  });

  it('means the command where a letter is one', async () => {
    const { act, shown } = await named('h', ['Hedge Mage']);
    expect(act).toEqual({ do: 'leave', because: 'asked' });
    expect(shown).toContain(messages.en.noAdvice);
  });

  it.each(['en', 'ja'] as const)('is warned once of an option that is doubtful (%s)', async (language) => {
    const doubt = ({ key }: { readonly key: string }) =>
      key === 'pass' ? { en: 'Nobody is there.', ja: '誰もいません。' } : undefined;
    const question = firstQuestion();
    const taken = sitting(['pass', 'o', 'pass'], { warning: doubt }, language);
    expect(await taken.seat.act(question)).toEqual({ ...PASS, isPick: true });
    const warning = messages[language].warning(language === 'en' ? 'Nobody is there.' : '誰もいません。');
    expect(taken.shown.filter((line) => line === warning)).toHaveLength(1);
    expect(await sitting(['pass', 'q'], { warning: doubt }, language).seat.act(question)).toMatchObject({
      do: 'leave',
    });
  });
});

describe('A person who passes', () => {
  it('until something happens is not asked before it has', async () => {
    let hasNews = true;
    const { seat } = sitting(['p'], { hasNews: () => hasNews });
    const question = firstQuestion();
    expect(await seat.act(question)).toEqual({ ...PASS, isPick: true });
    hasNews = false;
    expect(await seat.act(question)).toEqual(PASS);
    expect(await seat.act(question)).toEqual(PASS);
    hasNews = true;
    expect(await seat.act(question)).toEqual({ do: 'leave', because: 'inputEnded' });
  });

  it('until this resolves is asked again when what was on top of the gate is gone', async () => {
    const { seat, shown } = sitting(['r', 'q']);
    const question = firstQuestion();
    expect(await seat.act(asked(question, {}, [4, 7]))).toEqual({ ...PASS, isPick: true });
    expect(await seat.act(asked(question, {}, [4, 7, 9]))).toEqual(PASS);
    expect(await seat.act(asked(question, {}, [4]))).toEqual({ do: 'leave', because: 'asked' });
    expect(shown).toContain('… passing ends.');
  });

  it('until this resolves is told where nothing waits', async () => {
    expect((await typing('r', 'q')).shown).toContain(messages.en.rejected.nothingWaits);
  });

  it('until the own turn is asked again in the next turn of its own, whatever happens before', async () => {
    const { seat } = sitting(['n', 'q'], { hasNews: () => true });
    const question = firstQuestion();
    const { player } = question;
    const other = player === 0 ? 1 : 0;
    expect(await seat.act(asked(question, { number: 3, player }, []))).toEqual({ ...PASS, isPick: true });
    expect(await seat.act(asked(question, { number: 3, player }, []))).toEqual(PASS);
    expect(await seat.act(asked(question, { number: 4, player: other }, []))).toEqual(PASS);
    const act = await seat.act(asked(question, { number: 5, player }, []));
    expect(act).toEqual({ do: 'leave', because: 'asked' });
  });

  it('until the own turn ends attacks; until something happens leaves them to be chosen', async () => {
    const question = firstQuestion();
    const options = [
      { key: 'attack A1 -> center', type: 'attack' },
      { key: 'end attacking', type: 'endAttacks' },
    ];
    const attacks = { ...question, decision: { ...question.decision, kind: 'attackDeclaration', options } };
    const { seat, shown } = sitting(['p', 'n']);
    expect(await seat.act(attacks)).toEqual({ do: 'answer', key: 'end attacking', isPick: true });
    expect(shown).toContain('You cannot pass here: choose an option.');
  });

  it('is asked what has to be chosen, and passes no more', async () => {
    const question = firstQuestion();
    const choice = { ...question, decision: { ...question.decision, kind: 'playChoice' } };
    const { seat, shown } = sitting(['p', '1', 'q']);
    await seat.act(question);
    expect(await seat.act(choice)).toMatchObject({ do: 'answer', isPick: true });
    expect(shown).toContain('… passing ends: you have to choose something.');
    expect(await seat.act(question)).toEqual({ do: 'leave', because: 'asked' });
  });
});

describe('A person who would lose something by passing', () => {
  const LOSS = { en: 'You lose 2 cards.', ja: '2枚を失います。' };
  const losing = (typed: readonly string[], loses: () => boolean) => {
    const shown: string[] = [];
    const left = [...typed];
    const seat = humanPlayer({
      terminal: { isInteractive: false, write: (line) => shown.push(line), ask: async () => left.shift() },
      language: 'en',
      clauses: gateRuler.clauses,
      picture: gateRulerBoardText('en'),
      course: { ...gateRulerAutoPass, passLoss: () => (loses() ? LOSS : undefined) },
      playerConsole: IDLE,
    });
    return { seat, warnings: () => shown.filter((line) => line === messages.en.warning(LOSS.en)).length };
  };

  it.each(['p', 'n'])('is warned once, and passes with %s again', async (command) => {
    const { seat, warnings } = losing([command, command], () => true);
    expect(await seat.act(firstQuestion())).toEqual({ ...PASS, isPick: true });
    expect(warnings()).toBe(1);
    expect(await seat.act(firstQuestion())).toEqual(PASS);
    expect(warnings()).toBe(1);
  });

  it('is warned anew of another command', async () => {
    const { seat, warnings } = losing(['p', 'n', 'q'], () => true);
    expect(await seat.act(firstQuestion())).toEqual({ do: 'leave', because: 'asked' });
    expect(warnings()).toBe(2);
  });

  it('is asked in the middle of passing, and goes on with the same command', async () => {
    let loses = false;
    const { seat, warnings } = losing(['p', 'p'], () => loses);
    expect(await seat.act(firstQuestion())).toEqual({ ...PASS, isPick: true });
    loses = true;
    expect(await seat.act(firstQuestion())).toEqual({ ...PASS, isPick: true });
    expect(warnings()).toBe(1);
  });
});

describe('A person at the desk', () => {
  it('takes a pick back where there is one', async () => {
    expect(await sitting(['u'], { mayTakeBack: () => true }).seat.act(firstQuestion())).toEqual({
      do: 'takeBack',
    });
    expect((await typing('u', 'q')).shown).toContain(messages.en.cannotTakeBack);
  });

  it('saves in the file named, or asks for one, and is asked on', async () => {
    const files: string[] = [];
    const { seat, shown } = sitting(['s a.json', 'save', 'b.json', 'save c.json', 's', '', 'q'], {
      save: (file) => {
        files.push(file);
        return `${file} --rules mine`;
      },
    });
    expect(await seat.act(firstQuestion())).toEqual({ do: 'leave', because: 'asked' });
    expect(files).toEqual(['a.json', 'b.json', 'c.json']);
    expect(shown).toContain('Saved. Resume the match with: gatechart play c.json --rules mine');
  });

  it('chooses a card whose name begins with the word of a command', async () => {
    const question = firstQuestion();
    const [first] = question.decision.options;
    const names = ['Save the Queen', 'S Rank', 'Help at Hand', 'C Sharp'];
    for (const typed of ['save the queen', 's rank', 'help at', 'c sharp']) {
      const { seat } = sitting([typed], { cardNames: (option) => (option === first ? names : []) });
      expect(await seat.act(question)).toEqual({ do: 'answer', key: first?.key, isPick: true });
    }
  });

  it('is told why a file cannot be written, and is asked on', async () => {
    const save = () => {
      throw new GatechartError('CANNOT_WRITE', 'x/y', 'there is no such folder');
    };
    const { seat, shown } = sitting(['s x/y', 'q'], { save });
    expect(await seat.act(firstQuestion())).toEqual({ do: 'leave', because: 'asked' });
    expect(shown).toContain('Not saved: x/y: there is no such folder');
  });

  it('looks at a card in full, or is told that it is not known', async () => {
    const asks: string[] = [];
    const card = (_: Question, named: string) => {
      asks.push(named);
      return named === 'knight' ? ['Knight', 'atk: 3'] : [];
    };
    const { seat, shown } = sitting(['c knight', 'c 99', 'c', 'q'], { card });
    expect(await seat.act(firstQuestion())).toEqual({ do: 'leave', because: 'asked' });
    expect(asks).toEqual(['knight', '99', '']);
    expect(shown.slice(-4)).toEqual([
      'Knight',
      'atk: 3',
      messages.en.noSuchCard('99'),
      messages.en.noSuchCard(''),
    ]);
  });

  it('gets a hint with its number and its reason, or is told that there is none', async () => {
    const advice = () => [{ key: 'pass', worth: 1, reason: { en: 'it is late', ja: '遅い' } }];
    const { seat, shown } = sitting(['h', 'q'], { advice });
    const question = firstQuestion();
    await seat.act(question);
    const number = question.decision.options.findIndex(({ key }) => key === 'pass') + 1;
    expect(shown).toContain(`greedy would choose ${number}, pass: it is late`);
    expect((await typing('h', 'q')).shown).toContain(messages.en.noAdvice);
  });
});
