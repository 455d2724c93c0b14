import { nonBreaking, type TextViewIn } from '../../../core/adapters/hints.ts';
import { opponentOf, type Player } from '../../../core/decision.ts';
import { capitalize, type Language } from '../../../core/narration.ts';
import { nameOf, nameOfCard, permanentsOn, powerOf, toughnessOf } from '../queries/board.ts';
import { eventOf } from '../queries/packets.ts';
import type { Permanent } from '../state/card.ts';
import type { Trigger } from '../state/effect.ts';
import type { ExcessDamageOption } from '../state/option.ts';
import type { Packet } from '../state/packet.ts';
import { boardLabels, prompts } from '../text/board-labels.ts';
import { abilityText, cardDetailLabels } from '../text/card-text.ts';
import type { GameView } from '../views/player-view.ts';

/** The table and the options of an event, in one language. */
class BoardText {
  readonly #view: GameView;
  readonly #language: Language;
  readonly #words: (typeof boardLabels)[Language];
  readonly #isBrief: boolean;

  /** `isBrief`: options without the texts of their effects. */
  constructor(view: GameView, language: Language, isBrief = false) {
    this.#view = view;
    this.#language = language;
    this.#words = boardLabels[language];
    this.#isBrief = isBrief;
  }

  table(): readonly string[] {
    const { viewer } = this.#view;
    const [first = '', ...others] = this.moment();
    return [first, ...this.#side(opponentOf(viewer)), ...others, ...this.#side(viewer)];
  }

  /** Whose turn it is, and what is in progress. */
  moment(): readonly string[] {
    const words = this.#words;
    const { board, event, stack } = this.#view;
    const packets = (event?.packets ?? []).map((packet) => nonBreaking(this.#packet(packet)));
    const triggers = [...stack].reverse().map((trigger) => nonBreaking(this.#trigger(trigger)));
    return [
      words.turn(words.player(board.active)),
      ...(packets.length === 0 ? [] : [`  ${words.packets(packets.join('; '))}`]),
      ...(triggers.length === 0 ? [] : [`  ${words.stack(triggers.join('; '))}`]),
    ];
  }

  option(option: ExcessDamageOption): string {
    const words = this.#words;
    switch (option.type) {
      case 'assign':
        return words.assigns(option.n, this.#name(option.key.replace(/^assign \d+ to /, '')));
      case 'split':
        return words.divides(this.#packetAt(option.packet));
      case 'shield':
        return words.shields(this.#packetAt(option.packet));
      case 'apply':
        return words.applies(this.#effect(option.effect));
      case 'put':
        return words.puts(this.#trigger(this.#view.waiting[option.trigger] as Trigger));
      case 'choose.target':
        return words.targets(this.#name(option.target));
      default:
        return option satisfies never;
    }
  }

  #name(id: string): string {
    return nameOf(this.#view.board, id)[this.#language];
  }

  #packet({ source, recipient, n, excessTo }: Packet): string {
    const words = this.#words;
    const packet = words.packet(this.#name(source.id), n, this.#name(recipient));
    return excessTo === undefined ? packet : words.excessTo(packet, this.#name(excessTo));
  }

  #packetAt(place: number): string {
    return this.#packet(eventOf(this.#view).packets[place] as Packet);
  }

  /** An effect by its card, else by its own name, with what it does. */
  #effect(id: string): string {
    const effect = this.#view.board.effects.find((each) => each.id === id);
    if (effect === undefined) return id;
    const name = effect.card === undefined ? id : nameOfCard(effect.card)[this.#language];
    return this.#isBrief ? name : `${name}: ${abilityText(effect, this.#language)}`;
  }

  #trigger({ card, about, n }: Trigger): string {
    const name = nameOfCard(card)[this.#language];
    return about === undefined ? name : this.#words.about(name, this.#name(about), n);
  }

  #side(player: Player): readonly string[] {
    const words = this.#words;
    const { board, viewer } = this.#view;
    const { life, poison } = board.players[player];
    const permanents = permanentsOn(board)
      .filter(({ controller }) => controller === player)
      .map((permanent) => nonBreaking(this.#permanent(permanent)));
    return [
      `  ${capitalize(words.player(player))}${player === viewer ? words.you : ''}: ${words.life(life)}  ${words.poison(poison)}`,
      `    ${permanents.length === 0 ? words.nothing : permanents.join('   ')}`,
    ];
  }

  #permanent(permanent: Permanent): string {
    const say = cardDetailLabels[this.#language];
    const { id, types, loyalty, defense, marked } = permanent;
    return [
      this.#name(id),
      ...(types.includes('creature') ? [`${powerOf(permanent)}/${toughnessOf(permanent)}`] : []),
      ...(types.includes('planeswalker') ? [`${say.loyalty} ${loyalty}`] : []),
      ...(types.includes('battle') ? [`${say.defense} ${defense}`] : []),
      ...(marked > 0 ? [say.marked(marked)] : []),
    ].join(' ');
  }
}

const isKind = (kind: string): kind is keyof typeof prompts => Object.hasOwn(prompts, kind);

/** The table of a damage event: the other side above, what is under way, the own side below. */
export const excessDamageBoardText: TextViewIn<ExcessDamageOption, GameView> = (language) => ({
  table: (view) => new BoardText(view, language).table(),
  option: (option, view) => new BoardText(view, language).option(option),
  brief: (option, view) => new BoardText(view, language, true).option(option),
  prompt: ({ kind }) => (isKind(kind) ? prompts[kind][language] : ''),
  moment: (view) => new BoardText(view, language).moment(),
});
