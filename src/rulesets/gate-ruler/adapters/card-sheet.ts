import type { CardDetails, CardNumber } from '../../../core/adapters/card-sheet.ts';
import type { Viewer } from '../../../core/adapters/board-view.ts';
import type { Language } from '../../../core/narration.ts';
import { keywordChanges, statChanges } from '../queries/stat-changes.ts';
import { stateOf } from '../queries/information.ts';
import { statOf } from '../queries/meaning.ts';
import { isVisibleTo, soulsOf, locationOf } from '../queries/zones.ts';
import { labels as english } from '../text/english.ts';
import { labels as japanese } from '../text/japanese.ts';
import { cardDetailLabels } from '../text/sheet-words.ts';
import { signed } from '../text/tongue.ts';
import type { CardDefinition } from '../state/card-2.ts';
import type { Game } from '../state/game.ts';
import type { CardRef, Instance } from '../state/instance.ts';
import type { Stat } from '../state/card.ts';
import { gateRulerCardText } from './card-words.ts';

const NOUNS = { en: english, ja: japanese };

/** The numbers that a card of a type has (2-4 to 2-7). */
const NUMBERS: Readonly<Record<CardDefinition['type'], readonly Stat[]>> = {
  unit: ['level', 'atk', 'hp', 'stk'],
  ruler: ['atk', 'stk'],
  event: ['level'],
  field: ['level'],
  resource: [],
};

const maySee = (game: Game, viewer: Viewer, card: Instance): boolean =>
  viewer === null || isVisibleTo(locationOf(game, card), stateOf(game, card).faceUp, viewer);

const definitionOf = (game: Game, card: Instance): CardDefinition =>
  game.cards[game.definitionOf[card] as string] as CardDefinition;

/** A card on the table with its numbers now and what made them so. What has left for where nobody may look is not named. */
export const gateRulerCardDetails = (
  game: Game,
  viewer: Viewer,
  key: string,
  language: Language,
): CardDetails | undefined => {
  const card = game.object.indexOf(Number(key));
  if (key === '' || card < 0 || !maySee(game, viewer, card)) return undefined;
  const say = cardDetailLabels[language];
  const nouns = NOUNS[language];
  const definition = definitionOf(game, card);
  const { exhausted, faceUp, damageLog, rulerDamage } = stateOf(game, card);
  const nameOf = (each: Instance): string => definitionOf(game, each).name[language];
  const named = ({ card: source }: CardRef): string =>
    maySee(game, viewer, source) ? nameOf(source) : say.anEffect;
  const number = (stat: Stat): CardNumber => ({
    name: nouns.numbers[stat],
    printed: String(definition[stat] ?? 0),
    now: String(statOf(game, card, stat)),
    changes: statChanges(game, card, stat).map(({ source, does, amount }) => ({
      by: named(source),
      change: does === 'set' ? `= ${amount}` : signed(amount),
    })),
  });
  const souls = soulsOf(game, card).map(nameOf);
  return {
    ...gateRulerCardText(definition, language, new Map(Object.entries(game.cards))),
    numbers: NUMBERS[definition.type].map(number),
    notes: [
      ...(exhausted ? [say.exhausted] : []),
      ...(faceUp ? [] : [say.faceDown]),
      ...damageLog.map(({ amount, combat }) => say.damage(amount, combat)),
      ...(rulerDamage.length === 0 ? [] : [say.rulerDamage(rulerDamage.length)]),
      ...(souls.length === 0 ? [] : [say.souls(souls)]),
      ...keywordChanges(game, card).map(({ source, keyword, isLost }) =>
        (isLost ? say.keywordLost : say.keywordGained)(nouns.keywords[keyword], named(source)),
      ),
    ],
  };
};
