import type { CardFilter, CardType, Instruction, Trigger, Who } from '../../state/card.ts';

/** What calls a card by its id, in the language of the text. */
export type NameOf = (id: string) => string;

/** One of the choices of an effect that are called the same, by its place among them. */
export interface Choice<Of> {
  readonly of: Of;
  readonly place: number;
  readonly among: number;
}

type Choices<Of> = ReadonlyMap<string, Choice<Of>>;

type Choose = Extract<Instruction, { do: 'choose' }>;
type Material = Extract<Instruction, { do: 'material' }>;
type ChooseZone = Extract<Instruction, { do: 'chooseZone' }>;

/** What a text can speak of where it stands. */
export interface Scope {
  /** The type of the card that the text is on; absent where it may be any card. */
  readonly type: CardType | undefined;
  readonly nameOf: NameOf;
  /** Whether it is told of the opponent, who chooses. */
  readonly asksOpponent?: true;
  /** What the text waited for. */
  readonly trigger?: Trigger;
  readonly cards: Choices<Choose | Material>;
  readonly zones: Choices<ChooseZone['kinds']>;
  /** The counters on the gate that were chosen. */
  readonly items: Choices<true>;
}

/** Outside effects nothing is chosen yet. */
export const emptyScope = (type: CardType | undefined, nameOf: NameOf): Scope => ({
  type,
  nameOf,
  cards: new Map(),
  zones: new Map(),
  items: new Map(),
});

/** Every step that is carried out together with these, but those of modes. */
function* allOf(steps: readonly Instruction[]): Generator<Instruction, void, undefined> {
  for (const step of steps) {
    yield step;
    if (step.do === 'if') yield* allOf([...step.steps, ...(step.otherwise ?? [])]);
    if (step.do === 'may') yield* allOf([...step.steps, ...(step.ifDone ?? [])]);
    if (step.do === 'material') yield* allOf(step.ifDone);
    if (step.do === 'delay') yield* allOf(step.effect);
  }
}

/** What a chosen card is called by, whatever the rest of the filter asks. */
export const namingFilter = ({ type, attribute, id, zone }: CardFilter): CardFilter => ({
  ...(type && { type }),
  ...(zone && { zone }),
  ...(attribute && { attribute }),
  ...(id !== undefined && { id }),
});

const withMore = <Of>(
  known: Choices<Of>,
  more: readonly (readonly [string, Of])[],
  callOf: (of: Of) => unknown,
): Choices<Of> => {
  const all = [...[...known].map(([name, { of }]) => [name, of] as const), ...more];
  const calls = all.map(([, of]) => JSON.stringify(callOf(of)));
  return new Map(
    all.map(([name, of], index) => {
      const same = (call: string): boolean => call === calls[index];
      const place = calls.slice(0, index + 1).filter(same).length;
      return [name, { of, place, among: calls.filter(same).length }];
    }),
  );
};

/** The scope of steps that are carried out together: what they choose is known to them. */
export const scopeOf = (scope: Scope, steps: readonly Instruction[]): Scope => {
  const all = [...allOf(steps)];
  return {
    ...scope,
    cards: withMore(
      scope.cards,
      all.flatMap((step) =>
        step.do === 'choose' || step.do === 'material' ? [[step.as, step] as const] : [],
      ),
      (step) => [step.do, namingFilter(step.from)],
    ),
    zones: withMore(
      scope.zones,
      all.flatMap((step) => (step.do === 'chooseZone' ? [[step.as, step.kinds] as const] : [])),
      () => '',
    ),
    items: withMore(
      scope.items,
      all.flatMap((step) => (step.do === 'chooseCounter' ? [[step.as, true] as const] : [])),
      () => '',
    ),
  };
};

const CHOSEN = 'chosen:';

/** The choice that is named by a reference such as `chosen:unit`. */
export const choiceIn = (scope: Scope, reference: string): Choice<Choose | Material> | undefined =>
  reference.startsWith(CHOSEN) ? scope.cards.get(reference.slice(CHOSEN.length)) : undefined;

/** Whether no more than one card is chosen. */
export const isOne = (step: Choose | Material): boolean => step.do === 'choose' && (step.atMost ?? 1) === 1;

/** Whether it goes without saying which choice is meant. */
export const isOnlyChoice = ({ cards }: Scope): boolean =>
  [...cards.values()].filter(({ of }) => of.do === 'choose').length === 1;

const whoOf = (trigger: Trigger): Who | undefined => {
  if ('card' in trigger) return trigger.card;
  if ('attacker' in trigger) return trigger.attacker;
  return 'receiver' in trigger ? trigger.receiver : undefined;
};

/** Which types the card has that a trigger was about; absent where it may be any. */
export const typesOfCause = ({ trigger }: Scope): CardFilter['type'] => {
  const who = trigger && whoOf(trigger);
  return typeof who === 'object' ? who.type : undefined;
};
