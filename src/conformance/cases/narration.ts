import { PLAYERS } from '../../core/decision.ts';
import { LANGUAGES, type Language, playerName } from '../../core/narration.ts';
import { assertThat } from '../assertions.ts';
import type { CaseDefinition } from '../case.ts';
import type { LocatedEvent, PlayedMatch } from '../matches.ts';

/** Facts of one kind that are told. */
const OF_A_KIND = 40;

/** What shows that a line is in its language; card names of English cards stay in Japanese lines. */
const IN: Readonly<Record<Language, RegExp>> = {
  en: /\S/,
  ja: /[\u3040-\u30ff\u4e00-\u9fff]/,
};

const UNTOLD = /\bundefined\b|\bNaN\b|\[object/;

/** Some facts of every kind. */
class Sample {
  readonly #counts = new Map<string, number>();

  takes({ fact }: LocatedEvent): boolean {
    const count = this.#counts.get(fact.what) ?? 0;
    this.#counts.set(fact.what, count + 1);
    return count < OF_A_KIND;
  }
}

export const narrationCase: CaseDefinition = {
  id: 'telling',
  requirement: 'every event has one log line in each language, for each player and for spectators',
  *check(ground) {
    const { ruleset } = ground;
    const { languages: spoken = LANGUAGES } = ruleset;
    const sample = new Sample();
    const withFacts: PlayedMatch[] = [];
    for (const played of yield* ground.startedMatches()) {
      if (played.facts.length > 0) withFacts.push(played);
      for (const told of played.facts.filter((each) => sample.takes(each))) {
        yield played.stops[told.number] ?? played;
        const game = played.last?.game() ?? played.game;
        for (const viewer of [null, ...PLAYERS] as const) {
          for (const language of LANGUAGES) {
            const line = ruleset.narrate(game, told.fact, viewer, language);
            const isLine =
              line.trim() !== '' &&
              !line.includes('\n') &&
              (!spoken.includes(language) || IN[language].test(line));
            assertThat(
              isLine && !UNTOLD.test(line),
              `the fact "${told.fact.what}" in ${told.state}, told in ${language} to ${viewer === null ? 'who sees everything' : `${playerName(viewer)}`}`,
              `one line in ${language}`,
              JSON.stringify(line),
            );
          }
        }
      }
    }
    yield undefined;
    assertThat(withFacts.length > 0, 'facts', 'at least one', 'none in any match');
  },
};
