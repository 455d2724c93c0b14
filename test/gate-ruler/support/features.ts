import { type Part, partsOf, partsOfStep } from '../../../src/rulesets/gate-ruler/card-schema/parts.ts';
import type {
  Amount,
  CardDefinition,
  Condition,
  Continuous,
  Instruction,
  Reference,
} from '../../../src/rulesets/gate-ruler/state/card.ts';

const reference = (value: Reference): string => {
  if (typeof value === 'object') return 'all';
  return value.startsWith('chosen:') ? 'chosen' : value;
};

const amount = (value: Amount): string => {
  if (typeof value === 'number') return 'number';
  return Object.keys(value)[0] as string;
};

const condition = (value: Condition): string => {
  if (!('count' in value)) return Object.keys(value)[0] as string;
  return value.atLeast === undefined ? 'count at most' : 'count at least';
};

const continuous = (value: Continuous): string => {
  if ('cannot' in value) return `cannot ${value.cannot}`;
  if ('damage' in value) return `damage ${value.damage}`;
  return Object.keys(value)[0] as string;
};

const instruction = (value: Instruction): readonly string[] => {
  const name = `instruction ${value.do}`;
  switch (value.do) {
    case 'reduce':
      return [`${name} ${'by' in value ? 'by' : 'to'}`, `damage ${value.damage.which}`];
    case 'apply':
      return [name, `duration ${value.for}`];
    case 'delay':
      return [name, `duration ${value.for}`, ...(value.often ? ['delay often'] : [])];
    case 'choose':
      return [name, ...(value.by ? ['choose by opponent'] : [])];
    case 'damage':
      return [
        name,
        ...(value.from ? ['damage from several'] : []),
        ...(value.cannotCounter ? ['damage cannot counter'] : []),
      ];
    case 'play':
      return [
        name,
        value.pay ? 'play paying' : 'play free',
        ...(value.pay === 'resources' ? ['play paying resources'] : []),
      ];
    case 'may':
      return [name, ...(value.ifDone ? ['may if done'] : [])];
    case 'if':
      return [name, ...(value.otherwise ? ['if otherwise'] : [])];
    case 'move':
      return [
        name,
        ...(value.to.startsWith('zone:') ? ['move to chosen zone'] : []),
        ...(value.bottom ? ['move bottom'] : []),
        ...(value.exhausted ? ['move exhausted'] : []),
      ];
    default:
      return [name];
  }
};

/** What of the effect language a part is. */
export const featuresOfPart = (part: Part): readonly string[] => {
  switch (part.is) {
    case 'instruction':
      return instruction(part.value);
    case 'reference':
      return [`reference ${reference(part.value)}`];
    case 'amount':
      return [`amount ${amount(part.value)}`];
    case 'condition':
      return [`condition ${condition(part.value)}`];
    case 'trigger':
      return [`trigger ${part.value.on}`];
    case 'continuous':
      return [`continuous ${continuous(part.value)}`];
    case 'cost':
      return [`cost ${'move' in part.value ? `move ${part.value.to}` : Object.keys(part.value)[0]}`];
    case 'filter':
      return Object.keys(part.value).map((key) => `filter ${key}`);
    default:
      return part satisfies never;
  }
};

/** What of the effect language one step uses, without the steps inside it. */
export const featuresOfStep = (step: Instruction): readonly string[] => [
  ...new Set(partsOfStep(step, '').own.flatMap(featuresOfPart)),
];

/** Everything of the effect language that a card uses. */
export const featuresOfCard = (card: CardDefinition): readonly string[] => {
  const { timing, counter, overdrive, touchdown, abilities = [], keywords = [], legendary } = card;
  return [
    ...new Set([
      ...[...partsOf(card)].flatMap(featuresOfPart),
      ...(timing === undefined ? [] : [`timing ${typeof timing === 'object' ? 'when' : timing}`]),
      ...(counter === undefined ? [] : [`counter ${'play' in counter ? 'play' : 'effect'}`]),
      ...(overdrive ? ['overdrive'] : []),
      ...(touchdown ? ['touchdown'] : []),
      ...(legendary ? ['legendary'] : []),
      ...keywords.map((keyword) => `keyword ${keyword}`),
      ...abilities.flatMap((ability) => [
        `ability ${ability.kind}`,
        ...(ability.kind === 'activated' ? [`ability ${ability.timing}`] : []),
        ...Object.keys(ability)
          .filter((key) => ['name', 'oncePerTurn', 'resource', 'zone', 'if', 'while'].includes(key))
          .map((key) => `ability ${key}`),
      ]),
    ]),
  ];
};
