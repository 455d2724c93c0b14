import type {
  Ability,
  CardDefinition,
  CardFilter,
  CardType,
  Continuous,
  CounterAbility,
  Effect,
  Instruction,
  Keyword,
  RulerRules,
  Timing,
  Trigger,
  Who,
  ZoneKind,
} from '../../state/card.ts';

/** What calls a card by its id, in the language of the text. */
export type NameOf = (id: string) => string;

/** One of the choices of an effect that are called the same, by its place among them. */
export interface Choice<Of> {
  readonly of: Of;
  readonly place: number;
  readonly among: number;
}

type Choices<Of> = ReadonlyMap<string, Choice<Of>>;

/** A step of one kind. */
export type StepOf<Do extends Instruction['do'], Step = Instruction> = Step extends { readonly do: infer Is }
  ? Do extends Is
    ? Step
    : never
  : never;

type Choose = StepOf<'choose'>;
type Material = StepOf<'material'>;
type ChooseZone = StepOf<'chooseZone'>;

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

export type Change = Extract<Continuous, { change: unknown }>;

export const isChange = (effect: Continuous): effect is Change => 'change' in effect;

/** Whether both are told in one go: numbers of the same cards. */
const isTogether = (one: Continuous, other: Continuous): boolean =>
  isChange(one) &&
  isChange(other) &&
  typeof one.by === 'number' &&
  typeof other.by === 'number' &&
  JSON.stringify(one.on) === JSON.stringify(other.on);

type Group = [Continuous, ...Continuous[]];

/** Changes of numbers of the same cards together, everything else by itself. */
export const groupsOf = (effects: readonly Continuous[]): readonly Group[] => {
  const groups: Group[] = [];
  for (const effect of effects) {
    const last = groups.at(-1);
    if (last !== undefined && isTogether(last[0], effect)) last.push(effect);
    else groups.push([effect]);
  }
  return groups;
};

export type Apply = StepOf<'apply'>;

/** The step by itself, or changes that last equally long together. */
type StepGroup = Instruction | readonly [Apply, ...Apply[]];

const isSameTime = (one: Apply, other: Instruction | undefined): other is Apply =>
  other?.do === 'apply' && other.for === one.for && other.follows === one.follows;

/** Steps as they are told, in their order. */
const stepGroups = (steps: readonly Instruction[]): readonly StepGroup[] => {
  const [first, ...others] = steps;
  if (first === undefined) return [];
  if (first.do !== 'apply') return [first, ...stepGroups(others)];
  const end = others.findIndex((each) => !isSameTime(first, each));
  const same = (end < 0 ? others : others.slice(0, end)).filter((each) => isSameTime(first, each));
  return [[first, ...same], ...stepGroups(others.slice(same.length))];
};

/** Whether something delayed comes once, at the end of this turn. */
export const isAtTurnEnd = ({ when, for: duration, often }: StepOf<'delay'>): boolean =>
  when.on === 'moment' &&
  when.moment === 'turnEnd' &&
  when.turn === undefined &&
  !often &&
  duration === 'turn';

/** Steps that hold other steps, which would run into what follows them. */
const hasInnerSteps = (step: Instruction): boolean =>
  ['delay', 'if', 'material', 'may', 'mode'].includes(step.do);

/** Whether a step is told as something that you do. */
export const isOwnAction = (step: Instruction): boolean => {
  if (step.do === 'choose') return step.by === undefined;
  if (step.do === 'damage') return step.from === undefined;
  if ('player' in step) return step.player === 'own';
  return !['apply', 'become', 'delay', 'if', 'may', 'summonCap'].includes(step.do);
};

/** How a language says steps. */
export interface StepWording {
  /** What each kind of step says; lasting changes are told together. */
  readonly texts: {
    readonly [Do in Exclude<Instruction['do'], 'apply'>]: (scope: Scope, step: StepOf<Do>) => string;
  };
  /** Changes that last equally long. */
  applied(scope: Scope, steps: readonly [Apply, ...Apply[]]): string;
  readonly nothing: string;
  /** A step that holds other steps, where it is one of several; modes wherever they are inside a sentence. */
  enclosed(text: string): string;
  /** What begins the sentence after modes: else it would be read as part of the last one. */
  readonly afterModes: string;
  /** Steps inside a sentence. */
  joined(texts: readonly string[]): string;
  /** The text as a sentence. */
  sentence(text: string): string;
  /** What stands between sentences. */
  readonly gap: '' | ' ';
}

const isApplied = (group: StepGroup): group is readonly [Apply, ...Apply[]] => Array.isArray(group);

const isModes = (group: StepGroup | undefined): boolean =>
  group !== undefined && !isApplied(group) && group.do === 'mode';

/** Steps in a language: inside a sentence, and as sentences, where `opening` stands before the first. */
export const stepWriter = (wording: StepWording) => {
  const { texts, applied, nothing, enclosed, afterModes, joined, sentence, gap } = wording;
  const groupText = (scope: Scope, group: StepGroup): string => {
    if (isApplied(group)) return applied(scope, group);
    if (group.do === 'apply') return applied(scope, [group]);
    return (texts[group.do] as (scope: Scope, step: Instruction) => string)(scope, group);
  };
  return {
    inline: (scope: Scope, steps: readonly Instruction[]): string => {
      const groups = stepGroups(steps);
      const said = groups.map((group) => {
        const text = groupText(scope, group);
        const runsOn = groups.length > 1 && !isApplied(group) && hasInnerSteps(group);
        return runsOn || isModes(group) ? enclosed(text) : text;
      });
      return said.length === 0 ? nothing : joined(said);
    },
    sentences: (scope: Scope, steps: readonly Instruction[], opening = ''): string => {
      const inside = scopeOf(scope, steps);
      const [first = nothing, ...others] = stepGroups(steps).map((group, index, groups) => {
        const text = groupText(inside, group);
        return isModes(groups[index - 1]) ? `${afterModes}${text}` : text;
      });
      return [`${opening}${first}`, ...others].map(sentence).join(gap);
    },
  };
};

/** Whether zones are just these. */
export const isSame = (zone: readonly ZoneKind[], ...others: readonly ZoneKind[]): boolean =>
  zone.length === others.length && others.every((each) => zone.includes(each));

/** The card language in words of a language of people, sentence by sentence. */
export interface CardGrammar {
  keyword(keyword: Keyword): string;
  /** How a unit comes into play, beside what every unit may do. */
  entry(scope: Scope, card: CardDefinition): readonly string[];
  /** What an event does, behind when it may be played. */
  event(scope: Scope, timing: Timing, effect: Effect): string;
  /** When a unit may be summoned from its set zone. */
  summon(scope: Scope, timing: Timing): string;
  ability(scope: Scope, ability: Ability): string;
  counter(scope: Scope, counter: CounterAbility): string;
  overdrive(scope: Scope, effect: Effect): string;
  touchdown(scope: Scope, effect: Effect): string;
  effect(scope: Scope, effect: Effect): string;
  ruler(rules: RulerRules): readonly string[];
}
