import type { Player } from '../core/decision.ts';
import type { Headline, Language, LocalizedText } from '../core/narration.ts';
import { capitalize, playerNames } from '../core/narration.ts';
import { type CardTable, type Declaration, type FactIn, type FieldKind, textIn } from './declaration.ts';

/** The word for a card that the reader does not know. */
const HIDDEN: LocalizedText = { en: 'a card', ja: 'カード' };

/** The lines of the log and the names of cards and zones. */
export const wordsOf = <const D extends Declaration>({ cards, zones, facts }: D) => {
  const cardName = (id: string | null): LocalizedText =>
    id === null ? HIDDEN : textIn(cards[id]?.name ?? id);
  const zoneName = (zone: string): LocalizedText => textIn(zones[zone]?.name ?? zone);

  const narrate = (
    _: CardTable<D>,
    fact: FactIn<D>,
    viewer: Player | null,
    language: Language,
    names?: readonly [string, string],
  ): string => {
    const told = facts[fact.what];
    if (told === undefined) throw new Error(`the game declares no event ${fact.what}`);
    const isKnown = viewer === null || (fact.knownTo?.includes(viewer) ?? true);
    const wordFor = (kind: FieldKind | undefined, value: unknown): string => {
      if (kind === 'card') return cardName(isKnown ? String(value) : null)[language];
      if (kind !== 'player') return String(value);
      return names?.[value as Player] ?? capitalize(playerNames[language](value as Player));
    };
    return textIn(told.line)[language].replaceAll(/\{(\w+)\}/g, (_all, field: string) =>
      wordFor(told.fields[field], (fact as Readonly<Record<string, unknown>>)[field]),
    );
  };

  const headline = ({ what }: FactIn<D>): Headline | undefined => {
    const tone = facts[what]?.headline ?? 'plain';
    return tone === 'none' ? undefined : { is: 'line', tone };
  };

  return { cardName, zoneName, narrate, headline };
};
