import type { CardDefinition, RulerRules } from '../state/card.ts';
import { auto, HOUSE_PROVENANCE, publicSource, ruler } from './card-builders.ts';

const ZONES = { attackZones: 2, defenseZones: 1, setZones: 3 };

/** What a ruler sets up that pays no costs and drives its cards. */
const driving = ({
  life,
  drive,
  deckLevelCap,
}: {
  readonly life: number;
  readonly drive: number;
  readonly deckLevelCap: number;
}): RulerRules => ({
  life,
  paysCosts: false,
  ...ZONES,
  resources: 0,
  startingHand: 0,
  startOfTurn: { readyResources: 0, draw: 0, drawOnFirstTurn: 0, drive, driveOnFirstTurn: drive },
  summonCap: null,
  legendaries: 2,
  factions: 2,
  deckLevelCap,
});

/** What a ruler sets up that draws its cards and pays for them with three resources. */
const paying = ({ life, ...also }: Pick<RulerRules, 'life' | 'exhaustToPay'>): RulerRules => ({
  life,
  paysCosts: true,
  ...ZONES,
  resources: 3,
  startingHand: 2,
  startOfTurn: { readyResources: 2, draw: 2, drawOnFirstTurn: 1, drive: 0, driveOnFirstTurn: 0 },
  summonCap: 2,
  ...also,
  legendaries: 2,
  factions: 2,
  deckLevelCap: null,
});

const ASSUMED = ['legendaries', 'factions', 'attackZones', 'defenseZones', 'setZones'];

/** A ruler known from public sources; some of its rules are not. */
const knownBut = (...assumed: readonly string[]): CardDefinition['provenance'] =>
  publicSource(...[...ASSUMED, ...assumed].map((rule) => `ruler.${rule}`));

/** The rulers a deck may be built for. */
export const rulers: readonly CardDefinition[] = [
  /** A: drives 2 cards each turn. */
  ruler('apprentice', ['Apprentice', 'アプレンティス'], '4/-/3', {
    ruler: driving({ life: 12, drive: 2, deckLevelCap: 50 }),
    provenance: knownBut('summonCap', 'startOfTurn.driveOnFirstTurn'),
  }),
  /** B: strikes hard and drives 1 card each turn. */
  ruler('berserker', ['Berserker', 'バーサーカー'], '5/-/4', {
    ruler: driving({ life: 12, drive: 1, deckLevelCap: 80 }),
    provenance: knownBut('summonCap', 'startOfTurn.driveOnFirstTurn'),
  }),
  /** K: draws and pays. */
  ruler('knight', ['Knight', 'ナイト'], '3/-/3', {
    ruler: paying({ life: 11 }),
    provenance: knownBut('startOfTurn.readyResources', 'deckLevelCap'),
  }),
  /** W: draws and pays; on the opponent's turn the ruler itself pays 1, and it is ready again at the own turn end. */
  ruler('wizard', ['Wizard', 'ウィザード'], '2/-/2', {
    abilities: [auto({ on: 'moment', moment: 'turnEnd', turn: 'own' }, [{ do: 'ready', cards: 'this' }])],
    ruler: paying({ life: 10, exhaustToPay: 'opponentsTurn' }),
    provenance: publicSource(),
  }),
];

/** The plain resource card: exhausted, it pays 1. */
export const resourceCard: CardDefinition = {
  id: 'resource',
  name: { en: 'Resource', ja: 'エナジー' },
  type: 'resource',
  provenance: HOUSE_PROVENANCE,
};
