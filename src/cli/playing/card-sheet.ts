import { stringify } from 'yaml';
import type { Option } from '../../kernel/decision.ts';
import { cardCatalogue } from '../../rulesets/gate-ruler/cards/index.ts';
import { cardSeen } from '../../rulesets/gate-ruler/faces/card-seen.ts';
import { showCard } from '../../rulesets/gate-ruler/faces/show-card.ts';
import type { GameView } from '../../rulesets/gate-ruler/seen/view.ts';
import type { CardDefinition } from '../../rulesets/gate-ruler/values/card.ts';
import { cardCatalogue as waitingZoneCards } from '../../rulesets/waiting-zone/cards/index.ts';
import type { Question } from '../../runtime/drive.ts';

interface Printed {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
}

/** What an option is about, where it is about a card that the player sees: its handle. */
const handleIn = (option: Option): number | undefined => {
  const { card, attacker } = option as { readonly card?: number; readonly attacker?: number };
  return card ?? attacker;
};

const isCalled = ({ id, name }: Printed, text: string): boolean =>
  [id, name.en, name.ja].some((each) => each.toLowerCase() === text.toLowerCase());

/** The card of an option, or the one that a text calls by its id or name. The key of an option may say the id. */
const find = <Card extends Printed>(
  { decision }: Question,
  named: string,
  known: readonly Card[],
  seen: (handle: number) => Card | undefined,
): Card | undefined => {
  const option = decision.options[Number(named) - 1];
  if (option === undefined) return known.find((card) => isCalled(card, named));
  const handle = handleIn(option);
  const ids = option.key.split(' ');
  return (handle === undefined ? undefined : seen(handle)) ?? known.find(({ id }) => ids.includes(id));
};

/** Cards that the viewer sees, of sets of its own too, and after them all built-in ones, which are no secret. */
const knownIn = ({ sides, cardsOnGate }: GameView): readonly CardDefinition[] => [
  ...sides
    .flatMap(({ zones }) => Object.values(zones).flatMap((zone) => zone?.cards ?? []))
    .concat(cardsOnGate)
    .flatMap((card) => (card === null ? [] : [card.printed])),
  ...cardCatalogue.values(),
];

const SHEETS: Readonly<Record<string, (question: Question, named: string) => readonly string[]>> = {
  'gate-ruler': (question, named) => {
    const view = question.view() as GameView;
    const card = find(question, named, knownIn(view), (handle) => cardSeen(view, handle)?.printed);
    return card === undefined ? [] : showCard(card);
  },
  'waiting-zone': (question, named) => {
    const card = find(question, named, [...waitingZoneCards.values()], () => undefined);
    if (card === undefined) return [];
    const { name, ...rest } = card;
    return [`${name.en} (${name.ja})`, '', ...stringify(rest).trimEnd().split('\n')];
  },
};

/**
 * A card as its data has it, line by line; `named`: the number of an option about it, its id or its name. Nothing where
 * no such card is known.
 */
export const cardSheet = (ruleset: string, question: Question, named: string): readonly string[] =>
  SHEETS[ruleset]?.(question, named) ?? [];
