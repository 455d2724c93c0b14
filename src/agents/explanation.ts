import type { FearedCard, RatedOption } from '../core/adapters/heuristic.ts';
import type { Language } from '../core/narration.ts';

type SearchResult = NonNullable<RatedOption['search']>;

/** The words of an explanation. Values are in percent. */
interface ExplanationText {
  chooses(subject: string, key: string): string;
  /** What may follow in the same sentence. */
  readonly onlyAction: string;
  because(reason: string): string;
  expects(value: number): string;
  alternative(key: string, value: number, less: number): string;
  fears(cards: readonly string[]): string;
  feared(card: string, place: string, valueWith: number, valueWithout: number): string;
  cost(key: string, value: number, less: number): string;
  untried(key: string): string;
  rated(key: string, worth: string, reason: string): string;
  readonly end: string;
}

const points = (less: number): string => {
  if (less === 0) return 'the same';
  return `${Math.abs(less)} ${Math.abs(less) === 1 ? 'point' : 'points'} ${less > 0 ? 'less' : 'more'}`;
};

const pointsJa = (less: number): string =>
  less === 0 ? '同じ' : `${Math.abs(less)}ポイント${less > 0 ? '低い' : '高い'}`;

const texts: Readonly<Record<Language, ExplanationText>> = {
  en: {
    chooses: (subject, key) => `${subject} chooses "${key}"`,
    onlyAction: ', the only legal action',
    because: (reason) => `: ${reason}`,
    expects: (value) => ` and expects to win ${value} % of the time`,
    alternative: (key, value, less) => `; the best alternative, "${key}", ${value} % (${points(less)})`,
    fears: (cards) => `; fears ${cards.join(' and ')}`,
    feared: (card, place, valueWith, valueWithout) =>
      `${card} in the opponent's ${place} (${valueWith} % with it, ${valueWithout} % without)`,
    cost: (key, value, less) => `"${key}" is expected to win ${value} % of the time, ${points(less)}.`,
    untried: (key) => `The search did not try "${key}".`,
    rated: (key, worth, reason) => `"${key}" is rated ${worth}: ${reason}.`,
    end: '.',
  },
  ja: {
    chooses: (subject, key) => `${subject}は「${key}」を選ぶ`,
    onlyAction: '。ほかに選べるものはない',
    because: (reason) => `: ${reason}`,
    expects: (value) => `。勝つ見込みは${value} %`,
    alternative: (key, value, less) => `、次善の「${key}」は${value} %(${pointsJa(less)})`,
    fears: (cards) => `。警戒するのは${cards.join('と')}`,
    feared: (card, place, valueWith, valueWithout) =>
      `相手の${place}の《${card}》(あれば${valueWith} %、なければ${valueWithout} %)`,
    cost: (key, value, less) => `「${key}」の勝つ見込みは${value} %(${pointsJa(less)})。`,
    untried: (key) => `「${key}」は探索で試していない。`,
    rated: (key, worth, reason) => `「${key}」の評価は${worth}: ${reason}。`,
    end: '。',
  },
};

const PERCENT = 100;

const percent = (value: number): number => Math.round(PERCENT * value);

/** By how much less is expected of an action than of the chosen one, as the rounded numbers have it. */
const lessThan = (best: SearchResult, { expected }: SearchResult): number =>
  percent(best.expected) - percent(expected);

/** What a search expects, what the best alternative costs, and what is feared. */
const searchWords = (best: SearchResult, others: readonly RatedOption[], language: Language): string => {
  const say = texts[language];
  const alternative = others.find(({ search }) => search !== undefined && search.visits > 0);
  const { search } = alternative ?? {};
  const feared = ({ card, place, valueWith, valueWithout }: FearedCard): string =>
    say.feared(card[language], place[language], percent(valueWith), percent(valueWithout));
  const fears = (best.fears ?? []).map(feared);
  return [
    say.expects(percent(best.expected)),
    ...(alternative && search
      ? [say.alternative(alternative.key, percent(search.expected), lessThan(best, search))]
      : []),
    ...(fears.length === 0 ? [] : [say.fears(fears)]),
  ].join('');
};

/**
 * Returns why an agent chose an option, as a sentence: the result that its search expects, that of the best alternative,
 * and the hidden cards that it fears; or the reason of its rating. `rated`: its options, the best first; empty for an
 * agent that rates none.
 */
export const choiceSentence = (
  subject: string,
  key: string,
  [best, ...others]: readonly RatedOption[],
  language: Language,
): string => {
  const say = texts[language];
  const rest = (): string => {
    if (best === undefined) return '';
    if (others.length === 0) return say.onlyAction;
    return best.search === undefined
      ? say.because(best.reason[language])
      : searchWords(best.search, others, language);
  };
  return `${say.chooses(subject, key)}${rest()}${say.end}`;
};

/** Returns what another option than the best would cost, as a sentence; `undefined` for the best one and an unknown one. */
export const costSentence = (
  key: string,
  [best, ...others]: readonly RatedOption[],
  language: Language,
): string | undefined => {
  const say = texts[language];
  const option = others.find((each) => each.key === key);
  if (best === undefined || option === undefined) return undefined;
  const { search, worth, reason } = option;
  if (search === undefined || best.search === undefined)
    return say.rated(key, worth.toFixed(1), reason[language]);
  return search.visits === 0
    ? say.untried(key)
    : say.cost(key, percent(search.expected), lessThan(best.search, search));
};
