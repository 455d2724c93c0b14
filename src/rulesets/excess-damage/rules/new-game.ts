import { didYouMean } from '../../../core/data/nearest.ts';
import { GatechartError } from '../../../core/errors.ts';
import { flatMapFast } from '../../../core/hot-path.ts';
import type { MatchSetup } from '../../../core/ruleset.ts';
import { type EffectCard, effectCards } from '../cards/effect-cards.ts';
import { playerOf, sourceOf } from '../queries/board.ts';
import type { Permanent } from '../state/card.ts';
import type { Effect } from '../state/effect.ts';
import type { Announcement, Board, Game } from '../state/game.ts';
import { DEFAULT_EDITION, interpretationsOf } from '../state/interpretations.ts';
import type { Packet, Source } from '../state/packet.ts';
import {
  type CardAnnouncement,
  type EventSetup,
  eventSetup,
  type FullSetup,
  validateCombat,
  validateDealer,
} from './event-setup.ts';

const setupError = (code: string, place: string, message: string): GatechartError =>
  new GatechartError(code, place, message);

const cardOf = ({ card }: FullSetup['permanents'][number]): Partial<EffectCard> =>
  card === undefined ? {} : effectCards[card];

const missingError = (id: string, what: string): GatechartError =>
  setupError('BAD_SETUP', `permanents: ${id}`, `a permanent of this type needs ${what}`);

const permanentOf = (given: FullSetup['permanents'][number]): Permanent => {
  const { id, controller, card, zone, marked, minusCounters, indestructible, deathtouchedThisTurn } = given;
  const of = cardOf(given);
  const types = given.types ?? of.types ?? [];
  const toughness = given.toughness ?? of.toughness;
  const loyalty = given.loyalty ?? of.loyalty;
  if (types.includes('creature') && toughness === undefined) throw missingError(id, 'a toughness');
  if (types.includes('planeswalker') && loyalty === undefined) throw missingError(id, 'a loyalty');
  if (types.includes('battle') && given.defense === undefined) throw missingError(id, 'a defense');
  return {
    id,
    ...(card !== undefined && { card }),
    controller,
    zone,
    types,
    power: given.power ?? of.power ?? 0,
    toughness: toughness ?? 0,
    marked,
    loyalty: loyalty ?? 0,
    defense: given.defense ?? 0,
    minusCounters,
    indestructible,
    deathtouched: false,
    deathtouchedThisTurn,
    colors: given.colors ?? of.colors ?? [],
    traits: given.traits ?? of.traits ?? [],
    kinds: given.kinds ?? of.kinds ?? [],
  };
};

/** The effects of a permanent's card, named after the permanent. */
const effectsOf = ({ id, card, controller }: FullSetup['permanents'][number]): readonly Effect[] =>
  card === undefined
    ? []
    : effectCards[card].abilities.map((ability, index) => ({
        id: index === 0 ? id : `${id} ${index + 1}`,
        card,
        controller,
        from: id,
        ...ability,
      }));

/** What is left out stays absent. */
const withoutUndefined = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const refuseDuplicates = ({ permanents, sources, effects }: FullSetup): void => {
  const ids = [...permanents, ...sources].map(({ id }) => id);
  const effectIds = [...permanents.filter(({ card }) => card), ...effects].map(({ id }) => id);
  const double = [ids, effectIds]
    .map((list) => list.find((id, index) => list.indexOf(id) !== index))
    .find((id) => id !== undefined);
  if (double !== undefined) {
    throw setupError('BAD_SETUP', `permanents: ${double}`, 'the setup uses this name twice');
  }
};

/** Finds what the events of a setup name. */
class Names {
  readonly #permanents: ReadonlyMap<string, Permanent>;
  readonly #sources: ReadonlyMap<string, Source>;

  constructor(permanents: readonly Permanent[], sources: readonly Source[]) {
    this.#permanents = new Map(permanents.map((permanent) => [permanent.id, permanent]));
    this.#sources = new Map(sources.map((source) => [source.id, source]));
  }

  get permanents(): ReadonlyMap<string, Permanent> {
    return this.#permanents;
  }

  permanent(id: string, place: string): string {
    if (this.#permanents.has(id)) return id;
    const meant = didYouMean(id, [...this.#permanents.keys()]);
    throw setupError('UNKNOWN_NAME', `${place}: ${id}`, `the setup has no permanent of this name${meant}`);
  }

  recipient(id: string, place: string): string {
    return playerOf(id) === undefined ? this.permanent(id, place) : id;
  }

  source(id: string, place: string): Source {
    const permanent = this.#permanents.get(id);
    const source = permanent === undefined ? this.#sources.get(id) : sourceOf(permanent);
    if (source !== undefined) return source;
    const meant = didYouMean(id, [...this.#sources.keys(), ...this.#permanents.keys()]);
    throw setupError(
      'UNKNOWN_NAME',
      `${place}: ${id}`,
      `the setup has no source or permanent of this name${meant}`,
    );
  }
}

const packetOf = (
  { source, to, n, excessTo }: { source: string; to: string; n: number; excessTo?: string | undefined },
  names: Names,
  place: string,
): Packet => {
  if (excessTo === to)
    throw setupError('BAD_SETUP', `${place}: ${to}`, 'excess damage must go to another recipient');
  return {
    source: names.source(source, place),
    recipient: names.recipient(to, place),
    n,
    ...(excessTo !== undefined && { excessTo: names.recipient(excessTo, place) }),
  };
};

const announcementOf = (given: FullSetup['events'][number], names: Names, place: string): Announcement => {
  if ('leaves' in given) return { kind: 'leaves', permanent: names.permanent(given.leaves, place) };
  if ('endStep' in given) return { kind: 'endStep', player: given.endStep };
  if ('card' in given) {
    names.recipient(given.target, place);
    if (given.by !== undefined) names.permanent(given.by, place);
    const announced = withoutUndefined({ kind: 'card', ...given }) as CardAnnouncement;
    validateDealer(names.permanents, announced, place);
    return announced;
  }
  const packets = given.packets.map((packet) => packetOf(packet, names, place));
  if (!('attackers' in given)) return { kind: 'packets', combat: given.combat, packets };
  const attackers = given.attackers.map(({ attacker, blockers, attacked }) => ({
    attacker: names.permanent(attacker, place),
    blockers: blockers.map((blocker) => names.permanent(blocker, place)),
    attacked: names.recipient(attacked, place),
  }));
  validateCombat(names.permanents, attackers, place);
  return { kind: 'combat', attackers, packets };
};

/** Refuses an effect on a recipient that is not there. */
const validateScopes = ({ effects }: FullSetup, names: Names): void => {
  for (const [index, effect] of effects.entries()) {
    if ('scope' in effect && effect.scope.only !== undefined) {
      names.recipient(effect.scope.only, `effects.${index}`);
    }
  }
};

const parse = (setup: EventSetup): FullSetup => {
  const parsed = eventSetup.safeParse(setup);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw setupError('BAD_SETUP', issue?.path.join('.') ?? '', issue?.message ?? 'the setup is not valid');
};

const boardOf = (full: FullSetup, edition: string, permanents: readonly Permanent[]): Board => ({
  interpretations: interpretationsOf(edition),
  active: full.active,
  players: [
    { life: full.life[0], poison: full.poison[0] },
    { life: full.life[1], poison: full.poison[1] },
  ],
  permanents: Object.fromEntries(permanents.map((permanent) => [permanent.id, permanent])),
  effects: [
    ...flatMapFast(full.permanents, effectsOf),
    ...(withoutUndefined(full.effects) as readonly Effect[]),
  ],
  dealt: [],
  excess: [],
});

/**
 * The game of a setup that has the right shape. Throws `GatechartError`: `UNKNOWN_EDITION`, `UNKNOWN_NAME` for what an
 * event or effect names and the setup lacks, `BAD_SETUP` for anything else; the place begins with the path of what is
 * wrong.
 */
export const gameFromSetup = (full: FullSetup): Game => {
  refuseDuplicates(full);
  const edition = full.edition ?? DEFAULT_EDITION;
  const permanents = full.permanents.map(permanentOf);
  const sources = full.sources.map(({ id, controller, colors, traits, kinds }) => ({
    id,
    controller,
    colors: colors ?? [],
    traits: traits ?? [],
    kinds: kinds ?? [],
  }));
  const names = new Names(permanents, sources);
  validateScopes(full, names);
  return {
    edition,
    facts: [],
    board: boardOf(full, edition, permanents),
    upcoming: full.events.map((event, index) => announcementOf(event, names, `events.${index}`)),
    waiting: [],
    stack: [],
  };
};

/** The game before the first event of a setup. Throws as `gameFromSetup`, and `BAD_SETUP` for a wrong shape. */
export const newEvent = (setup: EventSetup): Game => gameFromSetup(parse(setup));

/** There are no decks and no match: throws `NOT_A_MATCH`. `newEvent` makes a game from a setup. */
export const newGame = (_: MatchSetup): Game => {
  throw setupError('NOT_A_MATCH', 'excess-damage', 'the ruleset resolves single events and has no matches');
};
