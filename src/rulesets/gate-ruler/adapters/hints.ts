import {
  type EventRelevance,
  findCard,
  type PassRules,
  type PassUntil,
} from '../../../core/adapters/hints.ts';
import { cardTextLines } from '../../../core/cards/collection.ts';
import type { Player } from '../../../core/decision.ts';
import type { Language, LocalizedText } from '../../../core/narration.ts';
import type { Question } from '../../../core/question.ts';
import { cardCatalogue } from '../cards/catalogue.ts';
import { lineKey } from '../queries/place-names.ts';
import type { CardDefinition } from '../state/card.ts';
import type { GateRulerEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { Instance, Line, Zone } from '../state/instance.ts';
import type { GateRulerOption } from '../state/option.ts';
import { labels as english } from '../text/english.ts';
import { labels as japanese } from '../text/japanese.ts';
import type { GameView } from '../views/player-view.ts';
import { gateRulerCardText } from './collection.ts';
import { allKnownCards, findKnownCard, printedCard, printedName } from './view-queries.ts';

/** An attack on a line where nothing stands. */
export const emptyLineWarning = (attacker: LocalizedText, line: Exclude<Line, 'center'>): LocalizedText => ({
  en: `Nothing stands on line ${lineKey(line)}: ${attacker.en} would attack nothing and become ${english.exhausted}.`,
  ja: `${lineKey(line)}のラインには何もいないため、《${attacker.ja}》は何も攻撃せず、${japanese.exhausted}になります。`,
});

const handlesIn = (option: GateRulerOption): readonly Instance[] => {
  if ('card' in option) return [option.card];
  if (option.type !== 'attack') return [];
  return option.target === undefined ? [option.attacker] : [option.attacker, option.target];
};

const namesOf = ({ en, ja }: LocalizedText): readonly string[] => [en, ja];

/** The names of the cards of an option; of a card that is not seen where it lies, by the id in the key. */
export const gateRulerCardNames = (option: GateRulerOption, view: GameView): readonly string[] => {
  const seen = handlesIn(option).flatMap((handle) => findKnownCard(view, handle) ?? []);
  if (seen.length > 0) return seen.map(printedName).flatMap(namesOf);
  return option.key.split(' ').flatMap((id) => namesOfId(id));
};

const namesOfId = (id: string): readonly string[] => {
  const name = cardCatalogue.get(id)?.name;
  return name === undefined ? [] : namesOf(name);
};

/** 8-4c: an attack on a line without a card hits nothing. */
export const gateRulerOptionWarning = (
  option: GateRulerOption,
  view: GameView,
): LocalizedText | undefined => {
  if (option.type !== 'attack' || option.target !== undefined || option.line === 'center') return undefined;
  const attacker = findKnownCard(view, option.attacker);
  return attacker && emptyLineWarning(printedName(attacker), option.line);
};

/** What an option is about, where it is about a card that the player sees: its handle. */
const handleIn = (option: GateRulerOption): number | undefined => {
  if ('card' in option) return option.card;
  return 'attacker' in option ? option.attacker : undefined;
};

/** Cards that the viewer sees, of sets of its own too, and after them all built-in ones, which are no secret. */
const knownIn = (view: GameView): readonly CardDefinition[] => [
  ...allKnownCards(view).map(printedCard),
  ...cardCatalogue.values(),
];

/** A card that the player asks for: its name, what it is, and what it does. */
export const gateRulerCardLines = (
  { decision, view }: Question<GateRulerOption, GameView>,
  named: string,
  language: Language,
): readonly string[] => {
  const seen = view();
  const known = knownIn(seen);
  const card = findCard(decision, named, known, (option) => {
    const handle = handleIn(option);
    return handle === undefined ? undefined : findKnownCard(seen, handle)?.printed;
  });
  if (card === undefined) return [];
  const all = new Map(known.map((each) => [each.id, each]));
  return cardTextLines(gateRulerCardText(card, language, all));
};

/** Priority can be passed (9-3e-1); who waits for the own turn wants no attacks either (8-4c). */
const passType = (kind: string, { until }: PassUntil): GateRulerOption['type'] | undefined => {
  if (kind === 'gateAction') return 'pass';
  return kind === 'attackDeclaration' && until === 'ownTurn' ? 'endAttacks' : undefined;
};

/** 6-3c: what is still driven is lost when the main phase ends, which it does when both players pass on an empty gate. */
const lossOfDriven = (kind: string, { viewer, turn, gate, sides }: GameView): LocalizedText | undefined => {
  const driven = sides[viewer].zones.drive?.count ?? 0;
  const endsMain =
    kind === 'gateAction' && turn.phase === 'main' && turn.player === viewer && gate.length === 0;
  if (!endsMain || driven === 0) return undefined;
  const cards = driven === 1 ? 'the card' : `the ${driven} cards`;
  return {
    en: `Passing now ends your ${english.phases.main}: you lose ${cards} in your ${english.zones.drive}.`,
    ja: `今放棄すると${japanese.phases.main}が終わり、${japanese.zones.drive}のカード${driven}枚を失います。`,
  };
};

/** What passing goes by in Gate Ruler. */
export const gateRulerAutoPass: PassRules<GateRulerOption, GameView> = {
  moment: ({ viewer, turn, gate }) => ({
    turn: turn.number,
    isOwnTurn: turn.player === viewer,
    waiting: gate.map(({ number }) => number),
  }),
  passKey: ({ kind, options }, until) => {
    const type = passType(kind, until);
    return options.find((option) => option.type === type)?.key;
  },
  passLoss: ({ kind }, view) => lossOfDriven(kind, view),
};

/** What can be answered on the gate: ruler damage and drives cannot (9-3d), and a destruction is told by itself. */
const ANSWERABLE: readonly GateItem['kind'][] = ['card', 'ability', 'damage'];

const isNews = ({ owner }: Game, fact: GateRulerEvent, player: Player): boolean => {
  switch (fact.what) {
    case 'put':
      return fact.item.controller !== player && ANSWERABLE.includes(fact.item.kind);
    case 'attacked':
      return owner[fact.attacker] !== player;
    case 'dealt':
      return owner[fact.receiver] === player;
    case 'destroyed':
      return owner[fact.card] === player;
    case 'turnBegan':
    case 'rulerDamage':
      return fact.player === player;
    default:
      return false;
  }
};

const isKeptHidden = (zone: Zone): boolean =>
  zone === 'hand' || zone === 'drive' || zone === 'deck' || zone.startsWith('set');

/** 3-2b: a card leaves the deck, or a zone of the opponent's where it lay hidden. */
const showsSomething = ({ owner }: Game, fact: GateRulerEvent, player: Player): boolean => {
  if (fact.what === 'shuffled' || fact.what === 'firstPlayer') return true;
  if (fact.what === 'revealed') return owner[fact.card] !== player;
  if (fact.what !== 'moved' || fact.from === 'gate') return false;
  const isKnown = fact.knownTo?.includes(player) ?? true;
  const { player: whose, zone } = fact.from;
  return isKnown && isKeptHidden(zone) && (zone === 'deck' || whose !== player);
};

/** What the events of Gate Ruler mean to a player. */
export const gateRulerEventRelevance: EventRelevance<Game> = { isNews, revealsInformation: showsSomething };
