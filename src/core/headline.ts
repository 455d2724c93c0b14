import type { GameEvent, EventOf } from './fact.ts';

/** How a line sounds: something happens, somebody is hurt, the match is decided. */
export type Tone = 'plain' | 'harm' | 'outcome';

/** What a fact is in the short telling of a match; the names that lead to a process are those of its step's path. */
export type Headline =
  /** Heads the process that many names down; told before the first line within it. */
  | { readonly is: 'head'; readonly of: number }
  /** A line. What comes later in the process that many names down lies within it. */
  | { readonly is: 'line'; readonly tone: Tone; readonly over?: number }
  /** A line where no other fact came of its process, and that nothing did; else left out. */
  | { readonly is: 'idle' };

/** A line that something happens. */
export const PLAIN: Headline = { is: 'line', tone: 'plain' };
/** A line that somebody is hurt. */
export const HARM: Headline = { is: 'line', tone: 'harm' };
/** A line that the match is decided. */
export const OUTCOME: Headline = { is: 'line', tone: 'outcome' };
/** A line only where nothing came of it. */
export const IDLE: Headline = { is: 'idle' };
/** Left out of the short telling. */
export const DETAIL = undefined;

type MaybeHeadline = Headline | undefined;

/** The headline of every kind of fact; a function where it goes by more than the kind. */
export type Headlines<F extends GameEvent> = {
  readonly [What in F['what']]: MaybeHeadline | ((fact: EventOf<F, What>) => MaybeHeadline);
};

/** What a fact is in the short telling of a match; `undefined`: left out. */
export const headlineFrom =
  <F extends GameEvent>(headlines: Headlines<F>) =>
  (fact: F): MaybeHeadline => {
    const entry = headlines[fact.what as F['what']];
    return typeof entry === 'function' ? (entry as (fact: F) => MaybeHeadline)(fact) : entry;
  };
