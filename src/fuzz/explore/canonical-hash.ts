import type { Symmetry } from '../../core/adapters/symmetry.ts';
import type { GameState, Position } from '../../core/game-state.ts';
import { memo } from '../../core/hot-path.ts';
import type { Ruleset } from '../../core/ruleset.ts';
import type { SidedGame } from '../../kit/sides.ts';
import { isPartOfPosition } from '../../replay/position-digest.ts';
import { HashSum, numbersHash, type PlainHash, plainHash } from './plain-hash.ts';
import { positionHash } from './position-hash.ts';
import { type Name, type Part, PartReader } from './symmetry-parts.ts';

/** What the game of a ruleset with a symmetry is made of. */
interface CardGame extends SidedGame {
  readonly owner: readonly number[];
}

interface Waiting {
  readonly number: number;
  readonly card?: unknown;
}

type Table = Readonly<Record<number, unknown>>;

/** Of each card the first of its kind. */
const kindsOf = memo((definitionOf: readonly string[]): readonly number[] => {
  const first = new Map<string, number>();
  return definitionOf.map((id, card) => {
    const known = first.get(id) ?? card;
    first.set(id, known);
    return known;
  });
});

/** A name is a number: what it is of, the place there, and what has places. */
const PLACES = 1_000;
const SORTS = 64;
const IN_LIST = 62;
const GONE = 63;

/** Fields of a game that its cards are told by. */
const OF_CARDS: ReadonlySet<string> = new Set(['definitionOf', 'owner', 'object', 'nextNumber', 'sides']);

/** A game with names for its cards that do not depend on their numbers. */
class NamedGame {
  readonly game: CardGame;
  readonly #symmetry: Symmetry<never>;
  readonly #reader: PartReader;
  readonly #kinds: readonly number[];
  /** By card: where it lies, and among equals where the order of a zone means nothing; 0: in no zone. */
  readonly #names: Int32Array;
  /** Numbers of what is there no more, in the order in which they are met. */
  readonly #gone: number[] = [];
  readonly #numbers: number[] = [];
  #isUnknown = false;

  constructor(symmetry: Symmetry<never>, reader: PartReader, game: CardGame) {
    this.game = game;
    this.#symmetry = symmetry;
    this.#reader = reader;
    this.#kinds = kindsOf(game.definitionOf);
    this.#names = this.#namesInZones();
  }

  /** The hash, or `undefined` if the meaning of a number is unknown. */
  hash(stack: Position['stack']): PlainHash | undefined {
    const { spent = {}, numbers } = this.#symmetry;
    this.#addGame();
    for (const { state, rest } of stack) {
      this.#addPart('state', state);
      for (const key of Object.keys(rest).sort()) {
        const value = rest[key];
        if (value === undefined || spent[key]?.test(state) === true) continue;
        if (numbers[key] === 'before') this.#addBefore(value as CardGame);
        else this.#addPart(key, value);
      }
    }
    return this.#isUnknown ? undefined : numbersHash(this.#numbers);
  }

  #namesInZones(): Int32Array {
    const names = new Int32Array(this.#kinds.length);
    const unordered = this.#symmetry.unordered(this.game as never);
    let sort = 0;
    for (const { zones } of this.game.sides) {
      for (const zone in zones) {
        sort += 1;
        const cards: readonly number[] | undefined = zones[zone as keyof typeof zones];
        if (cards === undefined || cards.length === 0) continue;
        if (unordered.includes(zone)) this.#nameUnordered(names, cards, sort);
        else
          for (let place = 0; place < cards.length; place += 1)
            this.#name(names, cards[place] as number, place * SORTS + sort);
      }
    }
    return names;
  }

  /** Names cards by kind, those of one kind in their order: rules take the first of them. */
  #nameUnordered(names: Int32Array, cards: readonly number[], sort: number): void {
    const kinds = this.#kinds;
    for (let place = 0; place < cards.length; place += 1) {
      const kind = kinds[cards[place] as number] as number;
      let name = (kind + 1) * PLACES;
      for (let other = 0; other < place; other += 1) if (kinds[cards[other] as number] === kind) name += 1;
      this.#name(names, cards[place] as number, name * SORTS + sort);
    }
  }

  /** A card that lies in two places has no name. */
  #name(names: Int32Array, card: number, name: number): void {
    if (names[card] !== 0) this.#isUnknown = true;
    names[card] = name;
  }

  #listed(field: string): readonly Waiting[] {
    return this.game[field as keyof CardGame] as unknown as readonly Waiting[];
  }

  /** The name of the first entry of the lists that is such. */
  #nameInLists(isSuch: (entry: Waiting) => boolean): number | undefined {
    const { lists } = this.#symmetry;
    for (let list = 0; list < lists.length; list += 1) {
      const place = this.#listed(lists[list] as string).findIndex(isSuch);
      if (place >= 0) return (place * lists.length + list) * SORTS + IN_LIST;
    }
    return undefined;
  }

  #nameOfCard(card: number): number {
    const name = this.#names[card];
    if (name !== 0 && name !== undefined) return name;
    const listed = this.#nameInLists((entry) => entry.card === card);
    if (listed === undefined) this.#isUnknown = true;
    return listed ?? 0;
  }

  #nameOfGiven(number: number): number {
    const listed = this.#nameInLists((entry) => entry.number === number);
    if (listed !== undefined) return listed;
    const card = this.game.object.indexOf(number);
    if (card >= 0) return this.#nameOfCard(card);
    const known = this.#gone.indexOf(number);
    return (known < 0 ? this.#gone.push(number) - 1 : known) * SORTS + GONE;
  }

  #addName({ number, meaning }: Name): void {
    if (meaning === 'card') this.#numbers.push(this.#nameOfCard(number));
    else if (meaning === 'given') this.#numbers.push(this.#nameOfGiven(number));
    else {
      for (const field of this.#symmetry.lists) {
        const later = this.#listed(field).filter((entry) => entry.number >= number);
        this.#numbers.push(later.length, ...later.map((entry) => this.#nameOfGiven(entry.number)));
      }
    }
  }

  #addHash([one, other]: PlainHash): void {
    this.#numbers.push(one | 0, other | 0);
  }

  #addPart(key: string, value: unknown): void {
    const reader = this.#reader.under(key);
    this.#numbers.push(reader.hash);
    if (typeof value === 'number' && (reader.meaning === 'plain' || value < 0)) {
      this.#numbers.push(value);
      return;
    }
    const { hash, names, isUnknown }: Part = reader.read(value);
    this.#addHash(hash);
    for (let index = 0; index < names.length; index += 1) this.#addName(names[index] as Name);
    this.#isUnknown ||= isUnknown;
  }

  #addGame(): void {
    const { game } = this;
    this.#addCards();
    const ordered = this.#symmetry.ordered?.(game as never) ?? [];
    this.#numbers.push(ordered.length, ...ordered.map((number) => this.#nameOfGiven(number)));
    for (const side of game.sides) {
      for (const key in side) if (key !== 'zones') this.#addPart(key, side[key as keyof typeof side]);
    }
    for (const key in game) {
      if (!isPartOfPosition(key) || key in this.#symmetry.tables || OF_CARDS.has(key)) continue;
      this.#addPart(key, game[key as keyof CardGame]);
    }
  }

  /** Each card: where it lies, what it is, whose it is, and what is noted of it. */
  #addCards(): void {
    const sum = new HashSum();
    const kinds = this.#kinds;
    for (let card = 0; card < kinds.length; card += 1) {
      sum.add(this.#nameOfCard(card), kinds[card] as number, this.game.owner[card] as number);
    }
    const { tables } = this.#symmetry;
    let field = 0;
    for (const key in tables) {
      field += 1;
      const table = this.game[key as keyof CardGame] as unknown as Table;
      for (const card in table) {
        const noted = table[card];
        if (noted === undefined) continue;
        const name = this.#nameOfCard(Number(card)) * SORTS + field;
        if (tables[key] === 'card') sum.add(name, this.#nameOfCard(noted as number), 1);
        else {
          const [one, other] = plainPart(noted as object);
          sum.add(name, one | 0, other | 0);
        }
      }
    }
    this.#addHash(sum.value);
  }

  /** An earlier game: what it was, and what was what there. */
  #addBefore(before: CardGame): void {
    const then = new NamedGame(this.#symmetry, this.#reader, before);
    const hash = then.hash([]);
    if (hash === undefined) this.#isUnknown = true;
    else this.#addHash(hash);
    const sum = new HashSum();
    for (let card = 0; card < this.#kinds.length; card += 1) {
      const isSame = before.object[card] === this.game.object[card];
      sum.add(this.#nameOfCard(card), then.#nameOfCard(card), isSame ? 1 : 0);
    }
    this.#addHash(sum.value);
    for (const field of this.#symmetry.lists) {
      for (const { number } of this.#listed(field)) this.#numbers.push(then.#nameOfGiven(number));
    }
  }
}

const plainPart = memo<object, PlainHash>(plainHash);

const readers = memo((symmetry: Symmetry<never>) => new PartReader(symmetry.numbers));

/**
 * Hash of where a match stands, the same for positions that a symmetry makes equal. `undefined`: a number in it has no
 * known meaning.
 */
export const symmetricHash = (
  symmetry: Symmetry<never>,
  { game, stack }: Position<GameState>,
): PlainHash | undefined => new NamedGame(symmetry, readers(symmetry), game as CardGame).hash(stack);

/** Hash of where a match stands: of positions with the same future under other names, one hash if the ruleset knows how. */
export const canonicalHash = ({ symmetry }: Pick<Ruleset, 'symmetry'>, position: Position): PlainHash =>
  (symmetry && symmetricHash(symmetry as Symmetry<never>, position)) ?? positionHash(position);
