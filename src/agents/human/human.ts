import type { ClauseRegistry } from '../../kernel/clause.ts';
import type { Question } from '../../runtime/drive.ts';
import type { Act } from './act.ts';
import type { Picture } from './picture.ts';
import type { Terminal } from './terminal.ts';

/** What a person needs to play a ruleset. */
export interface HumanSeat {
  readonly terminal: Terminal;
  readonly clauses: ClauseRegistry;
  /** Absent: options are shown by their keys alone. */
  readonly picture: Picture | undefined;
}

const HELP: readonly string[] = [
  '  a number   takes that option (its text does too)',
  '  t          shows the table',
  '  o          shows the options again',
  '  concede    gives the match up',
  '  q          leaves the match; it can be gone on with',
  '  ?          shows this',
];

const optionLines = ({ decision, view }: Question, picture: Picture | undefined): readonly string[] => {
  const seen = view();
  const width = Math.max(...decision.options.map(({ key }) => key.length));
  return decision.options.map((option, index) => {
    const number = String(index + 1).padStart(3);
    const meaning = picture?.option(option, seen) ?? '';
    return `${number}  ${meaning === '' ? option.key : `${option.key.padEnd(width)}  ${meaning}`}`;
  });
};

const chosenKey = ({ decision: { options } }: Question, typed: string): string | undefined =>
  (/^\d+$/.test(typed) ? options[Number(typed) - 1] : options.find(({ key }) => key === typed))?.key;

/** A seat in which a person answers at a terminal. */
export const humanSeat = ({ terminal, clauses, picture }: HumanSeat) => {
  const showTable = ({ view }: Question): void => picture?.table(view()).forEach(terminal.write);

  const showOptions = (question: Question): void => {
    const { player, decision } = question;
    terminal.write(
      `Player ${player + 1}, ${decision.clause}: ${clauses[decision.clause]?.en ?? decision.kind}`,
    );
    optionLines(question, picture).forEach(terminal.write);
  };

  /** Does what a typed line says; nothing where it takes no part in the match. */
  const obey = (question: Question, typed: string): Act | undefined => {
    if (typed === 'q') return { do: 'leave', because: 'asked' };
    if (typed === 'concede') return { do: 'concede' };
    const key = chosenKey(question, typed);
    if (key !== undefined) return { do: 'answer', key };
    if (typed === '?') HELP.forEach(terminal.write);
    else if (typed === 't') showTable(question);
    else if (typed === 'o' || typed === '') showOptions(question);
    else terminal.write(`There is no option ${typed}: type 1 to ${question.decision.options.length}, or ?`);
    return undefined;
  };

  return {
    act: async (question: Question): Promise<Act> => {
      terminal.write('');
      showTable(question);
      showOptions(question);
      for (;;) {
        const typed = await terminal.ask('> ');
        if (typed === undefined) return { do: 'leave', because: 'inputEnded' };
        const act = obey(question, typed.trim());
        if (act !== undefined) return act;
      }
    },
  };
};
