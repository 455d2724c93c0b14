import type {
  BoardCard,
  BoardItem,
  BoardSide,
  BoardView,
  BoardZone,
  Viewer,
} from '../core/adapters/board-view.ts';
import { nonBreaking, type TextView } from '../core/adapters/hints.ts';
import { PLAYERS, type Player } from '../core/decision.ts';
import { capitalize, type Language, type LocalizedText, playerNames } from '../core/narration.ts';
import {
  type CardTable,
  type Declaration,
  type MarksIn,
  type NamesIn,
  type OptionIn,
  type StackItem,
  type Target,
  textIn,
  type ValuesIn,
} from './declaration.ts';
import type { facesOf } from './faces.ts';
import {
  attachedInView,
  type hiddenInformation,
  type SeenCard,
  type SeenItem,
  type SeenNumbers,
  type SeenTarget,
  type SeenZone,
  type TableView,
} from './hidden.ts';
import type { wordsOf } from './words.ts';
import { boardKey, isPile, type zoneRules } from './zones.ts';

/** What a player reads of a question: a prompt for each kind, and a text next to the key of an option. */
interface OptionTexts<D extends Declaration> {
  readonly prompts: Readonly<Record<string, LocalizedText>>;
  readonly optionText: (option: OptionIn<D>, view: TableView<D>) => LocalizedText;
}

/** Before an item of the stack, and before an ability that waits to be put there. */
const WAITS: LocalizedText = { en: 'waits', ja: '解決待ち' };
const TRIGGERED: LocalizedText = { en: 'triggered', ja: '誘発' };

/** The face of a card that the viewer does not know. */
const HIDDEN = { name: undefined, exhausted: false, faceDown: false, damage: 0, souls: 0 };

/** The board of a game as a page and a terminal show it. */
export const displayOf = <const D extends Declaration>(
  { zones }: D,
  { knows }: ReturnType<typeof zoneRules<D>>,
  { cardsAsSeen, targetOf }: ReturnType<typeof hiddenInformation<D>>,
  { cardInPlace, cardName, givenName, inAll, isEnglish, wordFor, zoneName }: ReturnType<typeof wordsOf<D>>,
  { attachedText, faceOf, ownerText, stateTexts }: ReturnType<typeof facesOf<D>>,
  { prompts, optionText }: OptionTexts<D>,
) => {
  type Game = CardTable<D>;
  const ids = Object.keys(zones) as NamesIn<D>['zone'][];
  const [shared, owned] = [true, false].map((is) =>
    ids.filter((zone) => (zones[zone]?.isShared ?? false) === is),
  );

  /** The title of a part: the declared name; else a page may know a Japanese word for the key, where the game has Japanese. */
  const titleOf = (name: LocalizedText | undefined, key: string): { readonly title?: LocalizedText } => {
    const title = name ?? (isEnglish ? textIn(key) : undefined);
    return title === undefined ? {} : { title };
  };

  const zoneTitle = (zone: NamesIn<D>['zone']) =>
    titleOf(zones[zone]?.name === undefined ? undefined : zoneName(zone), zone);

  /** A card that the viewer does not know has the key of its place, which says nothing of the card. */
  const cardOf = (game: Game, card: number, viewer: Viewer, place: string): BoardCard =>
    viewer === null || knows(game, viewer, card)
      ? { ...faceOf(game, card), key: boardKey(game, viewer, card), name: cardName(game.cards[card] ?? null) }
      : { ...HIDDEN, key: place };

  const zoneOf = (game: Game, zone: NamesIn<D>['zone'], index: number, viewer: Viewer): BoardZone => {
    const cards = cardsAsSeen(game, zone, index, viewer);
    return {
      key: zone,
      name: zoneName(zone),
      ...zoneTitle(zone),
      look: 'row',
      count: cards.length,
      cards: cards.map((card, place) => cardOf(game, card, viewer, `${zone} ${index} ${place}`)),
    };
  };

  const pileOf = (game: Game, zone: NamesIn<D>['zone'], index: number, viewer: Viewer): BoardZone => ({
    ...zoneOf(game, zone, index, viewer),
    ...(zones[zone]?.seenBy === 'nobody' && { cards: [] }),
  });

  const sideOf = (game: Game, player: Player, viewer: Viewer): BoardSide => {
    const rows = (owned ?? [])
      .filter((zone) => !isPile(zones[zone]))
      .map((zone) => [zoneOf(game, zone, player, viewer)]);
    return {
      player,
      meters: Object.entries<readonly [number, number]>(game.counters).map(([key, values]) => ({
        key,
        ...titleOf(givenName(key), key),
        value: String(values[player]),
      })),
      rows,
      piles: (owned ?? [])
        .filter((zone) => isPile(zones[zone]))
        .map((zone) => pileOf(game, zone, player, viewer)),
    };
  };

  const targetText = (target: SeenTarget<D>, language: Language): string =>
    'player' in target ? playerNames[language](target.player) : cardInPlace(target)[language];

  const targetPart = (game: Game, target: Target): LocalizedText => {
    const seen = targetOf(game, target);
    return { en: `→ ${targetText(seen, 'en')}`, ja: `→ ${targetText(seen, isEnglish ? 'en' : 'ja')}` };
  };

  /** An item that waits, in words. */
  const itemText = ({ player, what, card, target }: SeenItem<D>, language: Language): string => {
    const name = card === undefined ? [] : [cardName(card)[language]];
    const words = [...(what === card ? [] : [what]), ...name].join(' ');
    const aim = target === undefined ? '' : ` → ${targetText(target, language)}`;
    return nonBreaking(`${words}, ${playerNames[language](player)}${aim}`);
  };

  const itemOf = (
    game: Game,
    { player, what, card, target }: StackItem,
    viewer: Viewer,
    key: string,
    parts: readonly LocalizedText[] = [],
  ): BoardItem => ({
    key,
    kind: what,
    ...titleOf(undefined, what),
    owner: player,
    card: card === undefined ? undefined : cardOf(game, card, viewer, key),
    parts: [...parts, ...(target === undefined ? [] : [targetPart(game, target)])],
  });

  /** A shared zone in the middle: its cards, without those that wait on the stack; of a pile their number, and the top one. */
  const sharedItems = (game: Game, zone: NamesIn<D>['zone'], viewer: Viewer): readonly BoardItem[] => {
    const waiting = game.stack.flatMap(({ card }) =>
      card === undefined ? [] : boardKey(game, viewer, card),
    );
    const { count, cards } = pileOf(game, zone, 0, viewer);
    const item = { kind: zone, ...zoneTitle(zone) };
    if (isPile(zones[zone])) {
      const [top] = cards;
      return [{ ...item, key: zone, owner: undefined, card: top, parts: [String(count)] }];
    }
    return cards.flatMap((card, place) => {
      const owner = game.owners[game.zones[zone][0]?.[place] ?? -1] ?? undefined;
      return waiting.includes(card.key) ? [] : [{ ...item, key: card.key, owner, card, parts: [] }];
    });
  };

  /** The values that are no lists or tables: `round: 3`, in each language where it has a name. */
  const valueTexts = (values: ValuesIn<D>): readonly (LocalizedText | string)[] =>
    Object.entries(values).flatMap(([key, value]): readonly (LocalizedText | string)[] => {
      if (typeof value === 'object') return [];
      const name = givenName(key);
      return name === undefined
        ? [`${key}: ${value}`]
        : [{ en: `${name.en}: ${value}`, ja: `${name.ja}: ${value}` }];
    });

  /** The stack, the triggers and the shared zones lie in the middle, the values stand above. */
  const renderBoard = (game: Game, viewer: Viewer): BoardView => ({
    heading: valueTexts(game.values),
    turn: game.result ? undefined : game.turn,
    sides: [sideOf(game, 0, viewer), sideOf(game, 1, viewer)],
    middle: {
      key: 'middle',
      items: [
        ...game.stack.map((item, index) => itemOf(game, item, viewer, `stack ${index}`)).toReversed(),
        ...game.triggers.map((item, index) =>
          itemOf(game, item, viewer, `trigger ${index}`, [inAll(TRIGGERED)]),
        ),
        ...(shared ?? []).flatMap((zone) => sharedItems(game, zone, viewer)),
      ],
    },
    attack: undefined,
  });

  /** What a view tells of the cards in one place that all players see. */
  const seenIn = <T>(part: unknown, zone: NamesIn<D>['zone'], index: number): readonly T[] =>
    (part as Readonly<Record<string, readonly (readonly T[])[]>> | undefined)?.[zone]?.[index] ?? [];

  const zoneText = (
    view: TableView<D>,
    zone: NamesIn<D>['zone'],
    side: number,
    language: Language,
  ): string => {
    const cards: SeenZone<D> = view.zones[zone][side] ?? [];
    const marks = seenIn<MarksIn<D>>(view.marks, zone, side);
    const numbers = seenIn<SeenNumbers<D>>(view.numbers, zone, side);
    const keywords = seenIn<readonly string[]>(view.keywords, zone, side);
    const hosts = seenIn<SeenCard<D> | null>(view.hosts, zone, side);
    const owners = seenIn<Player | null>(view.owners, zone, side);
    const holder = zones[zone]?.isShared === true ? undefined : side;
    const known = cards.flatMap((id, index) => {
      if (id === null) return [];
      const owner = owners[index] ?? null;
      const texts = [
        ...(owner === null || owner === holder ? [] : [ownerText(owner, language)]),
        ...stateTexts(
          id,
          { numbers: numbers[index], keywords: keywords[index], marks: marks[index] },
          language,
        ),
      ].map(nonBreaking);
      const attached = attachedInView<D>(view, zone, side, index).map((each) =>
        nonBreaking(cardName(each)[language]),
      );
      const all = [...texts, ...(attached.length === 0 ? [] : [attachedText(attached, language)])];
      const name = nonBreaking(cardName(id)[language]);
      const host = hosts[index] ?? null;
      return [
        (all.length === 0 ? name : `${name} (${all.join(', ')})`) +
          (host === null ? '' : ` ${nonBreaking(`→ ${cardInPlace(host)[language]}`)}`),
      ];
    });
    const unknown = cards.length - known.length;
    const listed = [...known, ...(unknown > 0 && known.length > 0 ? [`+${unknown}`] : [])].join(', ');
    return `${zoneName(zone)[language]} ${known.length === 0 ? cards.length : listed}`;
  };

  const textViewIn = (language: Language): TextView<OptionIn<D>, TableView<D>> => ({
    table: (view) => [
      ...PLAYERS.map((player) =>
        [
          `${capitalize(playerNames[language](player))}:`,
          ...Object.entries<readonly [number, number]>(view.counters).map(
            ([key, values]) => `${wordFor(key)[language]} ${values[player]}`,
          ),
          ...(owned ?? []).map((zone) => zoneText(view, zone, player, language)),
        ].join('  '),
      ),
      ...(shared ?? []).map((zone) => zoneText(view, zone, 0, language)),
      ...[...view.stack].reverse().map((item) => `${WAITS[language]}: ${itemText(item, language)}`),
      ...view.triggers.map((item) => `${TRIGGERED[language]}: ${itemText(item, language)}`),
      ...[
        valueTexts(view.values)
          .map((text) => nonBreaking(textIn(text)[language]))
          .join('  '),
      ].filter((line) => line !== ''),
    ],
    option: (option, view) => optionText(option, view)[language],
    prompt: ({ kind }) => prompts[kind]?.[language] ?? '',
  });

  const textView = (language: Language) => textViewIn(isEnglish ? 'en' : language);

  return { renderBoard, textView };
};
