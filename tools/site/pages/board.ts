import { sayKey } from '@gatechart/inspector/text';
import type {
  BoardCard,
  BoardItem,
  BoardSide,
  BoardView,
  BoardZone,
} from '../../../src/core/adapters/board-view.ts';
import type { Language } from '../../../src/core/narration.ts';
import { type Book, pageLinks } from '../book.ts';
import { escaped, link } from '../markup.ts';
import { siteMessages } from '../messages.ts';
import { addressFrom } from '../page.ts';

/** Most cards of a zone that are drawn. */
const MOST_CARDS = 8;

/** Where a board is drawn: on which page, of which game, in which language. */
interface Ground {
  readonly book: Book;
  readonly language: Language;
  readonly from: string;
}

const idOf = ({ ruleset }: Book, { name }: BoardCard): string | undefined => {
  if (name === undefined) return undefined;
  for (const [id, card] of ruleset.collection?.cards ?? []) if (card.name.en === name.en) return id;
  return undefined;
};

const cardHtml = ({ book, language, from }: Ground, card: BoardCard): string => {
  const { name, numbers = [], exhausted, faceDown, damage } = card;
  const say = siteMessages[language];
  if (name === undefined) return `<span class="bcard hidden">${say.hidden}</span>`;
  const id = idOf(book, card);
  const named =
    id === undefined
      ? escaped(name[language])
      : link(addressFrom(from, pageLinks(book, language).card(id).path), escaped(name[language]));
  const marks = [
    ...numbers.map(({ label, value }) => `${escaped(label[language])} ${escaped(value)}`),
    ...(damage > 0 ? [`<b>${say.damaged(damage)}</b>`] : []),
    ...(exhausted ? [say.exhausted] : []),
    ...(faceDown ? [say.faceDown] : []),
  ];
  return `<span class="bcard">${named}${marks.length === 0 ? '' : `<small>${marks.join(', ')}</small>`}</span>`;
};

const zoneHtml = (ground: Ground, { key, look, count, cards }: BoardZone): string => {
  const name = escaped(sayKey(ground.language, key));
  if (look === 'pips') return `<div class="bzone"><span class="bname">${name} ${count}</span></div>`;
  const shown = cards.slice(0, MOST_CARDS).map((card) => cardHtml(ground, card));
  const more = count - shown.length;
  return `<div class="bzone"><span class="bname">${name}</span>${shown.join('')}${more > 0 ? `<small>+${more}</small>` : ''}</div>`;
};

const sideHtml = (
  ground: Ground,
  { player, meters, rows, piles }: BoardSide,
  isTop: boolean,
  isOnTurn: boolean,
): string => {
  const { language } = ground;
  const say = siteMessages[language];
  const numbers = [
    ...meters.map(({ key, value }) => `${escaped(sayKey(language, key))} <b>${escaped(value)}</b>`),
    ...piles
      .filter(({ count }) => count > 0)
      .map(({ key, count }) => `${escaped(sayKey(language, key))} <b>${count}</b>`),
  ];
  const head = `<p class="bhead"><b>${say.player(player + 1)}</b>${isOnTurn ? ` <em>${say.onTurn}</em>` : ''} <span>${numbers.join(' · ')}</span></p>`;
  const zones = (isTop ? rows.toReversed() : rows).map((row) => {
    const held = row.filter(({ count }) => count > 0);
    return held.length === 0
      ? ''
      : `<div class="brow">${held.map((zone) => zoneHtml(ground, zone)).join('')}</div>`;
  });
  return isTop ? head + zones.join('') : zones.join('') + head;
};

const itemHtml = (ground: Ground, { kind, card, parts }: BoardItem): string => {
  const words = parts.map((part) => escaped(typeof part === 'string' ? part : part[ground.language]));
  return `<span class="bzone"><span class="bname">${escaped(sayKey(ground.language, kind))}</span>${card === undefined ? '' : cardHtml(ground, card)}${words.length === 0 ? '' : `<small>${words.join(', ')}</small>`}</span>`;
};

/** A position, the second player at the top; zones without cards are left out. */
export const boardHtml = (ground: Ground, caption: string, { sides, middle, turn }: BoardView): string => {
  const [own, other] = sides;
  const items = middle.items.map((item) => itemHtml(ground, item)).join('');
  const between = `<div class="bmiddle"><span class="bname">${escaped(sayKey(ground.language, middle.key))}${middle.items.length === 0 ? ` ${siteMessages[ground.language].nothingThere}` : ''}</span>${items}</div>`;
  return `<figure class="board"><figcaption>${caption}</figcaption>${sideHtml(ground, other, true, turn === other.player)}${between}${sideHtml(ground, own, false, turn === own.player)}</figure>`;
};
