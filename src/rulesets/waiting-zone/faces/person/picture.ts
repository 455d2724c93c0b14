import { opponentOf, type Player } from '../../../../kernel/decision.ts';
import { heldTogether, type PictureIn } from '../../../../kernel/faces/person/picture.ts';
import type { Language } from '../../../../kernel/language.ts';
import { sentence } from '../../../../kernel/telling.ts';
import type { ItemView } from '../../seen/item-view.ts';
import type { ChosenView } from '../../seen/reference-view.ts';
import type { GameView, KnownCard } from '../../seen/view.ts';
import { english } from '../../told/english/picture.ts';
import { japanese } from '../../told/japanese/picture.ts';
import type { PictureWords } from '../../told/picture-words.ts';
import type { CardDefinition } from '../../values/card.ts';
import type { Instance } from '../../values/instance.ts';
import type { OptionOf, WaitingZoneOption } from '../../values/option.ts';
import type { Chosen } from '../../values/waiting-item.ts';
import { cardSeen, printed } from '../card-seen.ts';
import { effectText, rulesText, sideTexts } from './card-text.ts';

const WORDS: Readonly<Record<Language, PictureWords>> = { en: english, ja: japanese };

/** The table and the options of one view, in one language. */
class Drawing {
  readonly #view: GameView;
  readonly #words: PictureWords;

  constructor(view: GameView, words: PictureWords) {
    this.#view = view;
    this.#words = words;
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
    switch (option.form) {
      case 'pass':
        return words.pass;
      case 'endPhase':
        return words.endPhase(this.#view.turn.phase);
      case 'play':
      case 'use':
      case 'attack':
      case 'counter':
      case 'discard':
        return words.verb(option.form, this.#cardText(option.card));
      case 'optionalCost':
      case 'side':
        return this.#declared(option);
      case 'choose':
        return words.verb('choose', this.#chosenText(option.chosen));
      case 'resolve':
        return words.verb('resolve', this.#itemNumbered(option.item));
      default:
        return option satisfies never;
    }
  }

  #turn(): string {
    const { turn } = this.#view;
    return this.#words.turn(turn.number, this.#words.player(turn.player), turn.phase);
  }

  #side(player: Player): readonly string[] {
    const words = this.#words;
    const { zones, life, energy, energyGrown } = this.#view.sides[player];
    const seat = words.player(player);
    const name = `${sentence(seat)}${player === this.#view.viewer ? words.you : ''}`;
    const field = zones.field.cards.map((card, at) => heldTogether(`F${at + 1} ${this.#onField(card)}`));
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
    return cards.length === 0 ? [] : [`    ${this.#words.short.hand}: ${cards.map(heldTogether).join(', ')}`];
  }

  #waiting(): readonly string[] {
    const { waiting, window } = this.#view;
    const items = waiting.map((item) => this.#item(item)).reverse();
    return [
      ...(items.length === 0 ? [] : [`  ${this.#words.waiting(items)}`]),
      ...(window === null ? [] : [`  ${this.#words.asked(window.kind)}`]),
    ];
  }

  #nameOf(card: { readonly id: string } | null): string {
    if (card === null) return this.#words.aCard;
    const { name } = printed(card);
    return name === undefined ? card.id : this.#words.name(name);
  }

  #stats({ attack = 0, life, type }: Partial<CardDefinition>): string {
    return type === 'unit' ? this.#words.stats(attack, life ?? 0) : '';
  }

  #onField(card: KnownCard | null): string {
    if (card?.unit === undefined) return this.#nameOf(card);
    const { damage, attackRight } = card.unit;
    return [
      `${this.#nameOf(card)} ${this.#stats(printed(card))}`,
      ...(damage > 0 ? [this.#words.damage(damage)] : []),
      ...(attackRight ? [this.#words.mayAttack] : []),
    ].join(', ');
  }

  #cardText(instance: Instance): string {
    const card = cardSeen(this.#view, instance);
    if (card === undefined) return this.#words.aCard;
    const definition = printed(card);
    const head = this.#words.head(this.#nameOf(card), definition.cost ?? 0, this.#stats(definition));
    const rules = rulesText(this.#words, definition);
    return rules === '' ? head : this.#words.parts([head, rules]);
  }

  /** Cards with an optional cost or an alternative are spells; the event that plays one is about it. */
  #declared(option: OptionOf<'optionalCost' | 'side'>): string {
    const { event } = this.#view;
    const definition = event?.card == null ? undefined : printed(event.card);
    if (option.form === 'side') return sideTexts(this.#words, definition ?? {})[option.side] ?? '';
    const { energy, effect } = definition?.optional ?? { energy: 0, effect: { instructions: [] } };
    return this.#words.pays(option.pays, energy, effectText(this.#words, effect));
  }

  #chosenText(chosen: Chosen): string {
    if (chosen.kind !== 'card') return this.#chosen(chosen);
    const card = cardSeen(this.#view, chosen.ref.card);
    return card?.unit === undefined ? this.#cardText(chosen.ref.card) : this.#onField(card);
  }

  #chosen(chosen: ChosenView | Exclude<Chosen, { kind: 'card' }>): string {
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
    const owner = this.#words.player(item.owner);
    switch (item.kind) {
      case 'attack':
        return this.#words.item(item, owner, this.#nameOf(item.attacker), this.#chosen(item.target));
      case 'damage':
        return this.#words.item(item, owner, '', this.#chosen(item.target));
      default:
        return this.#words.item(item, owner, this.#nameOf(item.card), '');
    }
  }
}

/** The table of the game of the waiting zone: the enemy above, the own side below, cards by the names of option keys. */
export const waitingZonePicture: PictureIn<WaitingZoneOption, GameView> = (language) => ({
  table: (view) => new Drawing(view, WORDS[language]).table(),
  moment: (view) => new Drawing(view, WORDS[language]).moment(),
  option: (option, view) => new Drawing(view, WORDS[language]).option(option),
});
