import { nonBreaking, type TextViewIn } from '../../../core/adapters/hints.ts';
import { opponentOf, PLAYERS, type Player } from '../../../core/decision.ts';
import { capitalize, type Language } from '../../../core/narration.ts';
import { cardCatalogue } from '../cards/catalogue.ts';
import { zoneKey } from '../queries/place-names.ts';
import { isInPlay, isNumbered } from '../queries/zones.ts';
import type { CardDefinition, Effect } from '../state/card.ts';
import type { GateItem } from '../state/gate-item.ts';
import type { Instance, Place, Zone } from '../state/instance.ts';
import type { GateRulerOption, OptionOf } from '../state/option.ts';
import { abilityText, cardText, effectText } from '../text/card-text/card-text.ts';
import type { NameOf } from '../text/card-text/grammar.ts';
import { englishBoard } from '../text/english.ts';
import { japaneseBoard } from '../text/japanese.ts';
import type { BoardLabels, Count, Row } from '../text/locale.ts';
import { type GameView, type KnownCard, type SideView, UNSEEN } from '../views/player-view.ts';
import { allKnownCards, findKnownCard, printedCard } from './view-queries.ts';

/** The keywords that a card has and was not printed with, then those that it has lost. */
const changedKeywords = (words: BoardLabels, { printed, keywords }: KnownCard): readonly string[] => {
  const { keywords: first = [] } = printed;
  return [
    ...keywords.filter((each) => !first.includes(each)).map((each) => words.keywords[each]),
    ...first.filter((each) => !keywords.includes(each)).map((each) => words.without(words.keywords[each])),
  ].map(nonBreaking);
};

/** ATK, HP and STK of a unit as they are now, and how else it differs from what is printed. */
export const currentStats = (words: BoardLabels, card: KnownCard): string => {
  const { atk, hp, stk, damage, exhausted, souls } = card;
  return [
    words.stats(atk, hp, stk),
    ...(damage > 0 ? [words.damage(damage)] : []),
    ...(souls.length > 0 ? [words.souls(souls.length)] : []),
    ...changedKeywords(words, card),
    ...(exhausted ? [words.exhausted] : []),
  ].join(', ');
};

/** A card by its name, with its level and what else is said of it. */
export const cardHeading = (words: BoardLabels, definition: CardDefinition, stats: string): string => {
  const { type, level = 0 } = definition;
  const name = words.name(definition);
  const head = type === 'unit' || type === 'event' ? words.withLevel(name, level) : name;
  return type === 'unit' ? words.parts([head, stats]) : head;
};

/** What is printed on a unit. */
export const printedStats = (words: BoardLabels, { atk = 0, hp = 0, stk = 0 }: CardDefinition): string =>
  words.stats(atk, hp, stk);

/** What a card does, in one line. */
export const inlineCardText = (card: CardDefinition, language: Language, nameOf: NameOf): string =>
  cardText(card, language, nameOf).join(language === 'en' ? ' ' : '');

const WORDS: Readonly<Record<Language, BoardLabels>> = { en: englishBoard, ja: japaneseBoard };

const ROWS: readonly string[] = ['attack', 'defense', 'set'];
const COUNTS: readonly Count[] = ['deck', 'hand', 'drive', 'graveyard'];

/** Questions that come from what is on top of the gate. */
const OF_THE_GATE: ReadonlySet<string> = new Set([
  'playChoice',
  'effectChoice',
  'soulguard',
  'enhance',
  'treatment',
  'reducedDamage',
  'reductionSplit',
  'damageOrder',
  'healedCard',
  'healedDamage',
]);

const cardsIn = (side: SideView, zone: Zone): readonly (KnownCard | null)[] => side.zones[zone]?.cards ?? [];

/** The table and the options of one view, in one language. */
class BoardWriter {
  readonly #view: GameView;
  readonly #language: Language;
  readonly #words: BoardLabels;
  readonly #isBrief: boolean;

  /** `isBrief`: options without the texts of their cards. */
  constructor(view: GameView, language: Language, isBrief = false) {
    this.#view = view;
    this.#language = language;
    this.#words = WORDS[language];
    this.#isBrief = isBrief;
  }

  table(): readonly string[] {
    const { viewer, sides } = this.#view;
    const other = opponentOf(viewer);
    return [
      this.#turn(),
      this.#summary(other),
      ...this.#rows(sides[other]),
      ...this.#named(sides[other], 'drive'),
      ...this.#attack(),
      ...this.#gate(),
      this.#summary(viewer),
      ...this.#rows(sides[viewer]),
      ...this.#named(sides[viewer], 'hand'),
      ...this.#named(sides[viewer], 'drive'),
    ];
  }

  moment(): readonly string[] {
    return [this.#turn(), ...this.#attack(), ...this.#gate()];
  }

  option(option: GateRulerOption): string {
    if (option.type === 'attack') {
      const target = option.target === undefined ? undefined : this.#name(option.target);
      return this.#words.attacks(this.#name(option.attacker), target);
    }
    if (option.type === 'pass') return this.#pass(option);
    if (option.type === 'useWaiting' || option.type === 'leaveWaiting') {
      return this.#words.form(option, this.#aboutWaiting(option.key));
    }
    if (option.type === 'choose.mode') return this.#mode(option.mode);
    return this.#words.form(option, 'card' in option ? this.#aboutCard(option) : '');
  }

  /** What a question is about that something on the gate asks; empty where it is not. */
  question({ kind }: { readonly kind: string }): string {
    const top = this.#view.gate.at(-1);
    return top === undefined || !OF_THE_GATE.has(kind)
      ? ''
      : this.#words.questionAbout(this.#itemInFull(top));
  }

  /** The step of the turn and what can be done; empty where the language has no words for it. */
  prompt({ kind, clause }: { readonly kind: string; readonly clause: string }): string {
    const { turn, viewer, attack, gate, waiting = [] } = this.#view;
    const top = gate.at(-1);
    const [only, another] = waiting;
    return (
      this.#words.prompt?.({
        kind,
        clause,
        phase: turn.phase,
        isOwnTurn: turn.player === viewer,
        isAttack: attack !== undefined,
        top: top === undefined ? undefined : this.#item(top),
        waiting: only === undefined || another ? undefined : this.#name(only.source),
      }) ?? ''
    );
  }

  readonly #called = (id: string): string => {
    const card = allKnownCards(this.#view).find((each) => each.id === id) ?? cardCatalogue.get(id);
    return card === undefined ? id : this.#words.name('printed' in card ? card.printed : card);
  };

  #effect(effect: Effect, source: Instance): string {
    const type = this.#printed(source)?.type;
    return effectText(effect, type, this.#language, this.#called);
  }

  #withText(what: string, text: () => string): string {
    return this.#isBrief ? what : this.#words.withEffect(what, text());
  }

  /** The card that an option is about, with what of it matters there. */
  #aboutCard(option: Extract<GateRulerOption, { card: Instance }>): string {
    const words = this.#words;
    const card = findKnownCard(this.#view, option.card);
    if (card === undefined) {
      const id = option.card === UNSEEN ? option.key.split(' ')[1] : undefined;
      const definition = cardCatalogue.get(id ?? '');
      return definition === undefined ? '' : this.#inFull(definition, printedStats(words, definition));
    }
    const definition = { ...card.printed, level: card.level };
    if (option.type === 'useInstantAbility' || option.type === 'useStandardAbility') {
      const ability = definition.abilities?.[option.ability];
      return this.#withText(words.name(definition), () =>
        ability === undefined ? '' : abilityText(ability, definition.type, this.#language, this.#called),
      );
    }
    if (option.type === 'useOverdrive' || option.type === 'giveUpOverdrive') {
      return this.#withText(words.name(definition), () =>
        definition.overdrive === undefined ? '' : this.#effect(definition.overdrive, option.card),
      );
    }
    const stats = currentStats(words, card);
    if (option.type !== 'choose.card') return this.#inFull(definition, stats);
    const place = this.#placeOf(option.card);
    const distinction = this.#distinctionOf(card, place);
    return place !== undefined && isInPlay(place.zone)
      ? words.parts([cardHeading(words, definition, stats), ...distinction])
      : this.#inFull(definition, stats, distinction);
  }

  /** What tells a card from others of its name in its zone, beside its stats. */
  #distinctionOf({ card, id, exhausted, printed }: KnownCard, place: Place | undefined): readonly string[] {
    const words = this.#words;
    if (place === undefined) return [];
    if (place.zone === 'soul') {
      const host = allKnownCards(this.#view).find(({ souls }) => souls.includes(card));
      return host === undefined ? [] : [this.#withPlace(words.of(this.#nameOf(host), words.soul), host.card)];
    }
    const cards = cardsIn(this.#view.sides[place.player], place.zone);
    const isAlone = isNumbered(place.zone) || cards.filter((each) => each?.id === id).length < 2;
    const number = cards.findIndex((each) => each?.card === card) + 1;
    return [
      ...(place.zone === 'field' && !isAlone ? [`${words.short.field} ${number}`] : []),
      ...(exhausted && printed.type !== 'unit' ? [words.exhausted] : []),
    ];
  }

  /** What an ability does that waits, or a set card: of which card and for which. */
  #aboutWaiting(key: string): string {
    const words = this.#words;
    const waiting = this.#view.waiting?.find(({ name }) => name === key.slice(key.indexOf(' ') + 1));
    if (waiting === undefined) return '';
    const { source, cause, effect } = waiting;
    const what = words.parts([
      this.#nameAndPlace(source),
      ...(cause === undefined || cause === source ? [] : [words.questionAbout(this.#nameAndPlace(cause))]),
    ]);
    return this.#withText(what, () => this.#effect(effect, source));
  }

  #nameAndPlace(handle: Instance): string {
    return this.#withPlace(this.#name(handle), handle);
  }

  /** The name of a card, with its zone where that has a number. */
  #withPlace(name: string, handle: Instance): string {
    const words = this.#words;
    const place = this.#placeOf(handle);
    if (place === undefined || !isNumbered(place.zone)) return name;
    const zone = zoneKey(place.zone);
    const isOwn = place.player === this.#view.viewer;
    return words.withPlace(name, isOwn ? zone : words.of(words.player(place.player), zone));
  }

  /** Where a card lies that the viewer knows. */
  #placeOf(handle: Instance): Place | undefined {
    for (const player of PLAYERS) {
      const side = this.#view.sides[player];
      const zone = (Object.keys(side.zones) as Zone[]).find((each) =>
        cardsIn(side, each).some((card) => card?.card === handle),
      );
      if (zone !== undefined) return { player, zone };
    }
    return undefined;
  }

  #inFull(definition: CardDefinition, stats: string, distinction: readonly string[] = []): string {
    const words = this.#words;
    return this.#withText(words.parts([cardHeading(words, definition, stats), ...distinction]), () =>
      inlineCardText(definition, this.#language, this.#called),
    );
  }

  /** One of several effects, of what is on top of the gate. */
  #mode(mode: string): string {
    const top = this.#view.gate.at(-1);
    if (top?.kind !== 'card' && top?.kind !== 'ability') return '';
    const source = top.kind === 'card' ? top.card : top.source.card;
    const effect = top.kind === 'card' ? findKnownCard(this.#view, source)?.printed.effect : top.effect;
    const step = effect?.instructions.find((each) => each.do === 'mode');
    const steps = step?.do === 'mode' ? step.modes[mode] : undefined;
    return steps === undefined ? '' : this.#effect({ instructions: steps }, source);
  }

  /** 9-3e-1: what comes of it if the opponent passes too. After an action of the turn player that is asked first (9-3f). */
  #pass({ isSecond }: OptionOf<'pass'>): string {
    const words = this.#words;
    const { gate, attack, turn, viewer, sides } = this.#view;
    const top = gate.at(-1);
    if (top !== undefined) return words.passes.resolve(this.#item(top));
    if (attack !== undefined) return words.passes.attack;
    const isOwnTurn = turn.player === viewer;
    if (turn.phase !== 'main' || !(isOwnTurn || isSecond)) return words.passes.other;
    const driven = isOwnTurn ? (sides[viewer].zones.drive?.count ?? 0) : 0;
    return words.passes.main(driven);
  }

  #nameOf(card: KnownCard): string {
    return this.#words.name(printedCard(card));
  }

  /** What is printed on a card that the viewer knows, or that has moved on since it became known to all. */
  #printed(handle: Instance): CardDefinition | undefined {
    const { moved = [] } = this.#view;
    return (findKnownCard(this.#view, handle) ?? moved.find(({ card }) => card === handle))?.printed;
  }

  #name(handle: Instance): string {
    const printed = this.#printed(handle);
    return printed === undefined ? this.#words.unknownCard : this.#words.name(printed);
  }

  #summary(player: Player): string {
    const words = this.#words;
    const side = this.#view.sides[player];
    const [ruler] = cardsIn(side, 'ruler');
    const life = ruler ? (printedCard(ruler).ruler?.life ?? 0) : 0;
    const resources = cardsIn(side, 'resource');
    const ready = resources.filter((card) => card?.exhausted === false).length;
    const name = ruler ? this.#nameOf(ruler) : words.noRuler;
    const seat = words.player(player);
    return [
      `  ${capitalize(seat)}${player === this.#view.viewer ? words.you : ''}: ${name}${ruler?.exhausted ? ` (${words.exhausted})` : ''}`,
      words.life(side.zones.damage?.count ?? 0, life),
      ...COUNTS.map((zone) => words.count(zone, side.zones[zone]?.count ?? 0)),
      ...(resources.length > 0 ? [words.resources(ready, resources.length)] : []),
    ].join('  ');
  }

  #rows(side: SideView): readonly string[] {
    const rows = ROWS.map((row) => (Object.keys(side.zones) as Zone[]).filter((zone) => zone.startsWith(row)))
      .filter((zones) => zones.length > 0)
      .map((zones) => `    ${zones.map((zone) => this.#slot(side, zone)).join('   ')}`);
    return [...rows, ...this.#named(side, 'field')];
  }

  #slot(side: SideView, zone: Zone): string {
    const cards = cardsIn(side, zone).map((card) => {
      if (card === null) return this.#words.faceDown;
      const name = this.#nameOf(card);
      return zone.startsWith('set') ? name : `${name} ${currentStats(this.#words, card)}`;
    });
    const text = cards.length === 0 ? '-' : cards.map(nonBreaking).join(' + ');
    return `${zoneKey(zone)}\u00a0${text}`;
  }

  #named(side: SideView, row: Row): readonly string[] {
    const cards = cardsIn(side, row).flatMap((card) => (card === null ? [] : [this.#inRow(card, row)]));
    return cards.length === 0 ? [] : [`    ${this.#words.short[row]}: ${cards.map(nonBreaking).join(', ')}`];
  }

  /** 7-2: a driven card is played only once it is revealed. */
  #inRow(card: KnownCard, row: Row): string {
    const name = this.#nameOf(card);
    return row === 'drive' && !card.faceUp ? `${name} (${this.#words.faceDown})` : name;
  }

  #turn(): string {
    const { turn } = this.#view;
    return this.#words.turn(turn.number, this.#words.player(turn.player), turn.phase);
  }

  #attack(): readonly string[] {
    const { attack } = this.#view;
    if (attack === undefined) return [];
    const target = attack.target === undefined ? undefined : this.#name(attack.target.card);
    return [`  ${this.#words.attacks(this.#name(attack.attacker.card), target)}`];
  }

  #gate(): readonly string[] {
    const items = [...this.#view.gate].reverse().map((item) => this.#item(item));
    return items.length === 0 ? [] : [`  ${this.#words.onGate(items)}`];
  }

  #itemInFull(item: GateItem): string {
    const effect = item.kind === 'card' ? findKnownCard(this.#view, item.card)?.printed.effect : undefined;
    return effect === undefined || item.kind !== 'card'
      ? this.#item(item)
      : this.#words.withEffect(this.#item(item), this.#effect(effect, item.card));
  }

  #item(item: GateItem): string {
    const words = this.#words;
    switch (item.kind) {
      case 'card':
        return this.#name(item.card);
      case 'ability':
        return words.abilityWith(this.#name(item.source.card), this.#effect(item.effect, item.source.card));
      case 'damage':
        return words.damageBy(
          this.#name(item.source.card),
          item.pairs.map(({ receiver, amount }) => [this.#name(receiver.card), amount]),
        );
      case 'rulerDamage':
        return words.rulerDamageTo(words.player(item.controller));
      case 'destroy':
        return words.destructionOf(this.#name(item.card.card));
      case 'drive':
        return words.driveOf(words.player(item.controller));
      default:
        return item satisfies never;
    }
  }
}

/** The table of Gate Ruler: the enemy above, the own side below, zones by the names that option keys use. */
export const gateRulerBoardText: TextViewIn<GateRulerOption, GameView> = (language) => ({
  table: (view) => new BoardWriter(view, language).table(),
  option: (option, view) => new BoardWriter(view, language).option(option),
  brief: (option, view) => new BoardWriter(view, language, true).option(option),
  question: (decision, view) => new BoardWriter(view, language).question(decision),
  prompt: (decision, view) => new BoardWriter(view, language).prompt(decision),
  words: WORDS[language].glossary ?? [],
  moment: (view) => new BoardWriter(view, language).moment(),
});
