import { nonBreaking, type TextViewIn } from '../../../core/adapters/hints.ts';
import { opponentOf, type Player } from '../../../core/decision.ts';
import { capitalize, type Language } from '../../../core/narration.ts';
import type { CardDefinition } from '../state/card.ts';
import type { WaitingZoneOption } from '../state/option.ts';
import type { Selection } from '../state/waiting-item.ts';
import { abilityText, effectText, inlineCardText, optionalText } from '../text/card-text.ts';
import { englishBoard } from '../text/english.ts';
import { japaneseBoard } from '../text/japanese.ts';
import type { BoardLabels } from '../text/locale.ts';
import type { GameView, ItemView, KnownCard, SelectionView, WindowView } from '../views/player-view.ts';
import { type KnownCards, printedCard, visibleCard } from './visible-cards.ts';

const WORDS: Readonly<Record<Language, BoardLabels>> = { en: englishBoard, ja: japaneseBoard };

/** The table and the options of one view, in one language. */
class BoardText {
  readonly #known: KnownCards;
  readonly #view: GameView;
  readonly #language: Language;
  readonly #words: BoardLabels;
  readonly #isBrief: boolean;

  /** `isBrief`: options without the texts of their cards. */
  constructor(known: KnownCards, view: GameView, language: Language, isBrief = false) {
    this.#known = known;
    this.#view = view;
    this.#language = language;
    this.#words = WORDS[language];
    this.#isBrief = isBrief;
  }

  table(): readonly string[] {
    const { viewer } = this.#view;
    return [
      this.#turn(),
      ...this.#side(opponentOf(viewer)),
      ...this.#waiting(),
      ...this.#side(viewer),
      ...this.#hand(),
    ];
  }

  moment(): readonly string[] {
    return [this.#turn(), ...this.#waiting()];
  }

  option(option: WaitingZoneOption): string {
    const words = this.#words;
    switch (option.type) {
      case 'pass':
        return words.pass;
      case 'endPhase':
        return words.endPhase(this.#view.turn.phase);
      case 'attack':
        return words.attacks(this.#attacker(option.card));
      case 'use':
        return words.verb('use', this.#abilityOf(option.card));
      case 'play':
      case 'counter':
      case 'discard':
        return words.verb(option.type, this.#cardText(option.card, option.key));
      case 'payOptionalCost':
      case 'declineOptionalCost':
        return this.#optionalCost(option.type === 'payOptionalCost');
      case 'choose.side':
        return this.#chosenSide(option.side);
      case 'choose.target':
      case 'choose.attackTarget':
        return words.verb('choose', this.#chosenText(option.chosen, option.key));
      case 'resolve':
        return words.verb('resolve', this.#itemNumbered(option.item));
      default:
        return option satisfies never;
    }
  }

  /** What a question is about: what the check asks about, or the card whose event or effect asks; empty where it is plain. */
  question(): string {
    const { event, window } = this.#view;
    if (window !== null) return this.#check(window);
    return event?.card == null ? '' : this.#words.about(this.#nameOf(event.card));
  }

  /** The phase and what can be done; empty where the language has no words for it. */
  prompt(kind: string): string {
    const { turn, viewer } = this.#view;
    return this.#words.prompt(kind, turn.phase, turn.player === viewer);
  }

  #check({ kind, subjects }: WindowView): string {
    return this.#words.questionAbout(
      kind,
      subjects.map((subject) => this.#chosen(subject)),
    );
  }

  #turn(): string {
    const { turn } = this.#view;
    return this.#words.turn(turn.number, this.#words.player(turn.player), turn.phase);
  }

  #side(player: Player): readonly string[] {
    const words = this.#words;
    const { zones, life, energy, energyGrown } = this.#view.sides[player];
    const seat = words.player(player);
    const name = `${capitalize(seat)}${player === this.#view.viewer ? words.you : ''}`;
    const field = zones.field.cards.map((card, at) => nonBreaking(`F${at + 1} ${this.#onField(card)}`));
    return [
      [
        `  ${name}: ${words.lifeLeft(life)}`,
        words.energyOf(energy, energyGrown),
        ...(['deck', 'hand', 'discard'] as const).map((zone) => words.count(zone, zones[zone].count)),
      ].join('  '),
      `    ${words.short.field}: ${field.length === 0 ? words.nothing : field.join('   ')}`,
    ];
  }

  #hand(): readonly string[] {
    const { viewer, sides } = this.#view;
    const cards = sides[viewer].zones.hand.cards.map((card) => this.#nameOf(card));
    return cards.length === 0 ? [] : [`    ${this.#words.short.hand}: ${cards.map(nonBreaking).join(', ')}`];
  }

  #waiting(): readonly string[] {
    const { waiting, window } = this.#view;
    const items = waiting.map((item) => this.#item(item)).reverse();
    return [
      ...(items.length === 0 ? [] : [`  ${this.#words.waiting(items)}`]),
      ...(window === null ? [] : [`  ${this.#check(window)}`]),
    ];
  }

  #nameOf(card: { readonly id: string } | null): string {
    if (card === null) return this.#words.unknownCard;
    const { name } = printedCard(this.#known, card);
    return name === undefined ? card.id : this.#words.name(name);
  }

  #stats({ attack = 0, life, type }: Partial<CardDefinition>): string {
    return type === 'unit' ? this.#words.stats(attack, life ?? 0) : '';
  }

  /** `attacks`: that it may goes without saying. */
  #onField(card: KnownCard | null, attacks = false): string {
    if (card?.unit === undefined) return this.#nameOf(card);
    const { damage, attackRight } = card.unit;
    return [
      `${this.#nameOf(card)} ${this.#stats(printedCard(this.#known, card))}`,
      ...(damage > 0 ? [this.#words.damage(damage)] : []),
      ...(attackRight && !attacks ? [this.#words.mayAttack] : []),
    ].join(', ');
  }

  #cardText(handle: number, key: string): string {
    const card = visibleCard(this.#view, handle);
    if (card === undefined) return this.#words.unknownCard;
    const definition = printedCard(this.#known, card);
    const head = this.#words.head(
      this.#nameInOption(card, key),
      definition.cost ?? 0,
      this.#stats(definition),
    );
    return this.#withText(head, () => inlineCardText(definition, this.#language));
  }

  /** The name of a card with what tells it from others of that name: see `cardKey`. */
  #nameInOption(card: KnownCard, key: string): string {
    const { of, player, chosenAlready } = this.#words;
    const name = this.#nameOf(card);
    if (key.endsWith(` enemy ${card.id}`)) return of(player(opponentOf(this.#view.viewer)), name);
    return key.slice(0, key.lastIndexOf('/')).endsWith(` ${card.id}`) ? chosenAlready(name) : name;
  }

  #withText(what: string, text: () => string): string {
    return this.#isBrief ? what : this.#words.withEffect(what, text());
  }

  #attacker(handle: number): string {
    const card = visibleCard(this.#view, handle);
    return card === undefined ? this.#words.unknownCard : this.#onField(card, true);
  }

  /** A card by the cost ability that is used. */
  #abilityOf(handle: number): string {
    const card = visibleCard(this.#view, handle);
    if (card === undefined) return this.#words.unknownCard;
    const { ability } = printedCard(this.#known, card);
    return this.#withText(this.#nameOf(card), () =>
      ability === undefined ? '' : abilityText(ability, this.#language),
    );
  }

  /** Cards with an optional cost or an alternative are spells; the event that plays one is about it. */
  #declaredCard(): Partial<CardDefinition> {
    const { event } = this.#view;
    return event?.card == null ? {} : printedCard(this.#known, event.card);
  }

  #chosenSide(side: number): string {
    const effect = this.#declaredCard().effects?.[side];
    return effect === undefined ? '' : effectText(effect, this.#language);
  }

  #optionalCost(pays: boolean): string {
    const card = this.#declaredCard();
    return this.#words.pays(pays, card.optional?.energy ?? 0, optionalText(card, this.#language));
  }

  #chosenText(chosen: Selection, key: string): string {
    if (chosen.kind !== 'card') return this.#chosen(chosen);
    const card = visibleCard(this.#view, chosen.ref.card);
    return card?.unit === undefined ? this.#cardText(chosen.ref.card, key) : this.#onField(card);
  }

  #chosen(chosen: SelectionView | Exclude<Selection, { kind: 'card' }>): string {
    switch (chosen.kind) {
      case 'player':
        return this.#words.player(chosen.player);
      case 'item':
        return this.#itemNumbered(chosen.number);
      case 'card':
        return this.#nameOf(chosen.card);
      default:
        return chosen satisfies never;
    }
  }

  #itemNumbered(number: number): string {
    const item = this.#view.waiting.find((each) => each.number === number);
    return item === undefined ? this.#words.nothing : this.#item(item);
  }

  #item(item: ItemView): string {
    const { kind } = item;
    return this.#words.item(item, {
      owner: this.#words.player(item.owner),
      card: kind === 'damage' ? '' : this.#nameOf(kind === 'attack' ? item.attacker : item.card),
      target: kind === 'attack' || kind === 'damage' ? this.#chosen(item.target) : '',
    });
  }
}

/** The table of the game of the waiting zone: the enemy above, the own side below, cards by the names of option keys. */
export const waitingZoneBoardText =
  (cards: KnownCards): TextViewIn<WaitingZoneOption, GameView> =>
  (language) => ({
    table: (view) => new BoardText(cards, view, language).table(),
    option: (option, view) => new BoardText(cards, view, language).option(option),
    brief: (option, view) => new BoardText(cards, view, language, true).option(option),
    question: (_decision, view) => new BoardText(cards, view, language).question(),
    prompt: ({ kind }, view) => new BoardText(cards, view, language).prompt(kind),
    words: WORDS[language].glossary ?? [],
    moment: (view) => new BoardText(cards, view, language).moment(),
  });
