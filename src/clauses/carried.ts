// Written by `npm run docs`; a test fails when it is stale.

/** Files that carry a clause out, and files that test it, by ruleset and clause. */
export const carried: Readonly<
  Record<string, Readonly<Record<string, readonly [readonly string[], readonly string[]]>>>
> = {
  'gate-ruler': {
    '1-2a': [['machines/gate-ruler/match.ts'], []],
    '1-4': [['machines/gate-ruler/match.ts'], []],
    '1-4a': [['src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts'], []],
    '1-4b': [
      [
        'machines/gate-ruler/attack-phase.ts',
        'machines/gate-ruler/attack.ts',
        'machines/gate-ruler/damage-step-1.0.0.ts',
        'machines/gate-ruler/damage-step.ts',
        'machines/gate-ruler/end-phase.ts',
        'machines/gate-ruler/gate.ts',
        'machines/gate-ruler/main-phase.ts',
        'machines/gate-ruler/match.ts',
        'machines/gate-ruler/start-phase.ts',
        'machines/gate-ruler/turn.ts',
        'src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts',
      ],
      [
        'test/cli/play.test.ts',
        'test/cli/telling.test.ts',
        'test/fuzz/command.test.ts',
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-over-after-the-combat-damage.yaml',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-over-as-an-attack-ends.yaml',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-over-as-the-attack-phase-ends.yaml',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-over-as-the-turn-ends.yaml',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-over-at-the-attack-start.yaml',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-over-at-the-combat-damage-1.0.0.yaml',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-over-at-the-game-start.yaml',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-over-before-the-combat-damage.yaml',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-over-before-the-declaration.yaml',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-over-in-the-intercept-step.yaml',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-over-in-the-start-phase.yaml',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-over-while-attacking.yaml',
      ],
    ],
    '1-4b-1': [
      ['src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts'],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch01-outline/1-4b-1-both-decks-out-draw.yaml',
      ],
    ],
    '1-4c': [
      ['src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts'],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '1-5b': [
      [
        'machines/gate-ruler/effect.ts',
        'src/rulesets/gate-ruler/rules/ch03-zones/movement.ts',
        'src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choose.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/rule.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      ['test/gate-ruler/rules/ch13-damage/ruler-damage.test.ts'],
    ],
    '1-5g': [['src/rulesets/gate-ruler/reading/stats.ts', 'src/rulesets/gate-ruler/values/card.ts'], []],
    '2-1': [[], ['test/charts/process.test.ts', 'test/charts/sample.ts', 'test/cli/telling.test.ts']],
    '2-1b': [[], ['test/charts/process.test.ts', 'test/charts/sample.ts']],
    '2-3': [['src/rulesets/gate-ruler/card-check/rules/types.ts'], []],
    '2-3a': [['src/rulesets/gate-ruler/values/language.ts'], []],
    '3-1': [[], ['test/charts/process.test.ts', 'test/charts/sample.ts']],
    '3-2b': [
      [
        'src/rulesets/gate-ruler/card-check/rules/hidden.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choose.ts',
        'src/rulesets/gate-ruler/seen/sample.ts',
        'src/rulesets/gate-ruler/seen/view.ts',
      ],
      ['test/cli/card-sheet.test.ts', 'test/gate-ruler/seen/presentation.test.ts'],
    ],
    '3-2b-1': [
      ['src/rulesets/gate-ruler/seen/view.ts'],
      [
        'test/gate-ruler/rules/ch03-zones/zones.test.ts',
        'test/gate-ruler/seen/views.test.ts',
        'test/gate-ruler/told/narrate.test.ts',
      ],
    ],
    '3-2b-2': [['src/rulesets/gate-ruler/reading/zones.ts'], ['test/gate-ruler/seen/views.test.ts']],
    '3-2b-3': [['src/rulesets/gate-ruler/seen/view.ts'], ['test/gate-ruler/seen/views.test.ts']],
    '3-2c-2': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-2c-2-order-is-kept.yaml'],
    ],
    '3-2d': [
      [
        'src/rulesets/gate-ruler/reading/information.ts',
        'src/rulesets/gate-ruler/reading/reference.ts',
        'src/rulesets/gate-ruler/rules/ch03-zones/movement.ts',
        'src/rulesets/gate-ruler/rules/ch06-turn/expiry.ts',
        'src/rulesets/gate-ruler/seen/presentation.ts',
        'src/rulesets/gate-ruler/values/game.ts',
      ],
      [
        'test/gate-ruler/rules/ch06-turn/expiry.test.ts',
        'test/gate-ruler/seen/views.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-2d-damage-follows-its-receiver.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-2d-damage-misses-returned-unit.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-2d-destruction-follows-its-unit.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-2d-moved-unit-is-the-same.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-2d-returned-unit-is-new.yaml',
      ],
    ],
    '3-2d-1': [
      [
        'src/rulesets/gate-ruler/reading/continuous.ts',
        'src/rulesets/gate-ruler/rules/ch06-turn/expiry.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [
        'test/gate-ruler/rules/ch06-turn/expiry.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-2d-1-the-effect-follows.yaml',
      ],
    ],
    '3-2d-2': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/move.ts'],
      [
        'test/gate-ruler/seen/views.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-2d-2-each-owner-orders-the-own.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-2d-2-owner-orders.yaml',
      ],
    ],
    '3-2e': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-2e-draws-to-controllers-hand.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-2e-moves-to-owners-zone.yaml',
      ],
    ],
    '3-2f': [
      [
        'src/rulesets/gate-ruler/described/check.ts',
        'src/rulesets/gate-ruler/described/layout.ts',
        'src/rulesets/gate-ruler/reading/zones.ts',
      ],
      ['test/scenarios/gate-ruler/ch03-zones/3-2f-ruler-changes-zones.yaml'],
    ],
    '3-2f-1': [
      [
        'src/rulesets/gate-ruler/rules/ch03-zones/movement.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choose-zone.ts',
      ],
      [
        'test/gate-ruler/rules/ch03-zones/movement.test.ts',
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-2f-1-stays-without-such-zone.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-2f-1-unplayable-without-such-zone.yaml',
      ],
    ],
    '3-2g': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choose.ts'],
      [
        'test/scenarios/gate-ruler/ch03-zones/3-2g-up-to-may-be-none.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-2g-up-to-names-the-number.yaml',
      ],
    ],
    '3-2h': [
      [
        'src/rulesets/gate-ruler/described/layout.ts',
        'src/rulesets/gate-ruler/reading/zones.ts',
        'src/rulesets/gate-ruler/rules/ch03-zones/movement.ts',
      ],
      [
        'test/gate-ruler/rules/ch03-zones/zones.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-2h-no-unit-in-field-zone.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-2h-occupied-zone-refuses-nobody.yaml',
      ],
    ],
    '3-3': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts', 'src/rulesets/gate-ruler/values/game.ts'],
      [],
    ],
    '3-3a-1': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      [
        'test/scenarios/gate-ruler/ch03-zones/3-3a-1-moved-unit-stays-exhausted.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-3a-1-ready-unless-told.yaml',
      ],
    ],
    '3-3a-2': [
      [
        'src/rulesets/gate-ruler/rules/ch03-zones/movement.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/state.ts',
      ],
      ['test/scenarios/gate-ruler/ch03-zones/3-3a-2-readied-is-not-exhausted.yaml'],
    ],
    '3-3b-1': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-3b-1-face-up-where-known.yaml'],
    ],
    '3-3b-2': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-3b-2-face-up-not-turned-again.yaml'],
    ],
    '3-3b-3': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/gate-ruler/rules/ch03-zones/zones.test.ts', 'test/gate-ruler/seen/views.test.ts'],
    ],
    '3-4b': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/gate-ruler/seen/presentation.test.ts', 'test/gate-ruler/seen/views.test.ts'],
    ],
    '3-4c': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-4c-cards-drawn-one-by-one.yaml'],
    ],
    '3-5b': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/gate-ruler/seen/views.test.ts', 'test/gate-ruler/told/narrate.test.ts'],
    ],
    '3-5c': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-5c-no-limit-to-the-hand.yaml'],
    ],
    '3-6b': [
      ['src/rulesets/gate-ruler/reading/in-play.ts', 'src/rulesets/gate-ruler/reading/zone-kind.ts'],
      [],
    ],
    '3-6c': [
      ['src/rulesets/gate-ruler/reading/filter.ts', 'src/rulesets/gate-ruler/values/language.ts'],
      [
        'test/scenarios/gate-ruler/ch03-zones/3-6c-hidden-unit-keeps-hp.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-6c-unit-means-in-play.yaml',
      ],
    ],
    '3-6d': [
      ['src/rulesets/gate-ruler/reading/lines.ts', 'src/rulesets/gate-ruler/reading/zone-kind.ts'],
      [],
    ],
    '3-6e': [['src/rulesets/gate-ruler/described/build.ts', 'src/rulesets/gate-ruler/values/game.ts'], []],
    '3-6e-1': [['src/rulesets/gate-ruler/reading/lines.ts'], []],
    '3-6e-2': [['src/rulesets/gate-ruler/reading/lines.ts'], []],
    '3-6e-3b': [
      ['src/rulesets/gate-ruler/reading/lines.ts'],
      [
        'test/scenarios/gate-ruler/ch03-zones/3-6e-3b-attacker-picks-side-by-side.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-6e-3b-frontmost-ruler.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-6e-3b-frontmost-unit.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-6e-3b-frontmost-without-defense-zone.yaml',
      ],
    ],
    '3-6f': [['src/rulesets/gate-ruler/values/game.ts'], []],
    '3-6f-1': [
      ['src/rulesets/gate-ruler/reading/information.ts'],
      ['test/gate-ruler/rules/ch03-zones/movement.test.ts'],
    ],
    '3-6g': [['src/rulesets/gate-ruler/values/game.ts'], []],
    '3-6g-1': [
      ['src/rulesets/gate-ruler/reading/information.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-6g-1-new-unit-carries-nothing.yaml'],
    ],
    '3-7': [['src/rulesets/gate-ruler/reading/zones.ts'], []],
    '3-7a-1': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/gate-ruler/rules/ch03-zones/movement.test.ts'],
    ],
    '3-7a-2': [
      ['src/rulesets/gate-ruler/reading/filter.ts'],
      [
        'test/scenarios/gate-ruler/ch03-zones/3-7a-2-card-is-not-the-ruler.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-7a-2-unit-or-ruler-means-both.yaml',
      ],
    ],
    '3-7b': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      [
        'test/gate-ruler/seen/views.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-7b-attacking-ruler-exhausts.yaml',
      ],
    ],
    '3-7c': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/gate-ruler/rules/ch03-zones/movement.test.ts'],
    ],
    '3-8a-1': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-8a-1-attack-zones-by-ruler.yaml'],
    ],
    '3-8b': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      [
        'test/gate-ruler/seen/views.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-8b-no-attack-while-exhausted.yaml',
      ],
    ],
    '3-8c': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/gate-ruler/rules/ch03-zones/movement.test.ts'],
    ],
    '3-9a-1': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-9a-1-defense-zones-by-ruler.yaml'],
    ],
    '3-9b': [
      ['src/rulesets/gate-ruler/reading/zones.ts', 'src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      [
        'test/gate-ruler/seen/views.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-9b-exhausts-as-it-moves.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-9b-not-readied-in-defense.yaml',
      ],
    ],
    '3-9c': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/gate-ruler/rules/ch03-zones/movement.test.ts'],
    ],
    '3-10': [['src/rulesets/gate-ruler/reading/zones.ts'], []],
    '3-10a-1': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-10a-1-set-zones-by-ruler.yaml'],
    ],
    '3-10a-2': [
      ['src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-10a-2-stays-in-its-set-zone.yaml'],
    ],
    '3-10b': [['src/rulesets/gate-ruler/reading/zones.ts'], ['test/gate-ruler/seen/views.test.ts']],
    '3-10c': [
      [
        'src/rulesets/gate-ruler/asking/why-not/set.ts',
        'src/rulesets/gate-ruler/reading/zones.ts',
        'src/rulesets/gate-ruler/seen/hidden.ts',
      ],
      [
        'test/gate-ruler/asking/why-not.test.ts',
        'test/gate-ruler/rules/ch03-zones/movement.test.ts',
        'test/gate-ruler/rules/ch03-zones/zones.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-10c-no-unit-without-standby.yaml',
      ],
    ],
    '3-10d': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      [
        'test/gate-ruler/rules/ch03-zones/movement.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-10d-revealed-as-brought-out.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-10d-revealed-as-it-is-played.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-10d-revealed-before-the-graveyard.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-10d-revealed-before-the-hand.yaml',
      ],
    ],
    '3-11a-1': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-11a-1-one-field-zone.yaml'],
    ],
    '3-11b': [['src/rulesets/gate-ruler/reading/zones.ts'], ['test/gate-ruler/seen/views.test.ts']],
    '3-11c': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/gate-ruler/rules/ch03-zones/movement.test.ts'],
    ],
    '3-12b': [
      ['src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts'],
      [
        'test/scenarios/gate-ruler/ch03-zones/3-12b-driven-cards-wait.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-12b-ruler-damage-is-not-driven.yaml',
      ],
    ],
    '3-13b': [['src/rulesets/gate-ruler/reading/zones.ts'], ['test/gate-ruler/seen/views.test.ts']],
    '3-13c': [
      ['src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts'],
      [
        'test/scenarios/gate-ruler/ch03-zones/3-13c-life-reached-loses.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-13c-one-below-plays-on.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-13c-rest-turns-no-cards.yaml',
      ],
    ],
    '3-14': [['src/rulesets/gate-ruler/values/language.ts'], []],
    '3-14b': [
      ['src/rulesets/gate-ruler/reading/zones.ts', 'src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      ['test/gate-ruler/seen/views.test.ts'],
    ],
    '3-14c': [
      [
        'src/rulesets/gate-ruler/rules/ch03-zones/movement.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/put-under.ts',
        'src/rulesets/gate-ruler/values/game.ts',
      ],
      ['test/gate-ruler/rules/ch03-zones/souls.test.ts', 'test/gate-ruler/told/narrate.test.ts'],
    ],
    '3-14c-1': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts', 'src/rulesets/gate-ruler/seen/view.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-14c-1-souls-of-that-card-only.yaml'],
    ],
    '3-14c-2': [
      ['src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-14c-2-loose-soul-to-graveyard.yaml'],
    ],
    '3-14d': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-14d-souls-stay-in-play.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-14d-souls-undone-after-event.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-14d-souls-undone-as-played.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-14d-souls-undone-as-set.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-14d-souls-undone-in-hand.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-14d-souls-undone-under-enhance.yaml',
      ],
    ],
    '3-14d-1': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      [
        'test/scenarios/gate-ruler/ch03-zones/3-14d-1-souls-stay-while-played.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-14d-1-souls-undone-as-discarded.yaml',
      ],
    ],
    '3-14d-2': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      ['test/scenarios/gate-ruler/ch03-zones/3-14d-2-souls-come-into-play.yaml'],
    ],
    '3-15b': [['src/rulesets/gate-ruler/reading/zones.ts'], ['test/gate-ruler/seen/views.test.ts']],
    '3-16': [['src/rulesets/gate-ruler/reading/zones.ts'], []],
    '3-16b': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      [
        'test/gate-ruler/seen/views.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-16b-exhausted-resource-pays-nothing.yaml',
        'test/scenarios/gate-ruler/ch03-zones/3-16b-paying-exhausts.yaml',
      ],
    ],
    '3-17b': [['src/rulesets/gate-ruler/reading/zones.ts'], ['test/gate-ruler/seen/views.test.ts']],
    '3-18b': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      [
        'test/gate-ruler/rules/ch03-zones/zones.test.ts',
        'test/gate-ruler/seen/views.test.ts',
        'test/scenarios/gate-ruler/ch03-zones/3-18b-one-gate-in-order.yaml',
      ],
    ],
    '3-19b': [['src/rulesets/gate-ruler/reading/zones.ts'], ['test/gate-ruler/seen/views.test.ts']],
    '4-1a': [[], ['test/gate-ruler/rules/ch03-zones/zones.test.ts']],
    '4-1b': [[], ['test/gate-ruler/rules/ch03-zones/zones.test.ts']],
    '4-4a': [[], ['test/gate-ruler/rules/ch14-abilities/play.test.ts']],
    '5-1': [['src/rulesets/gate-ruler/rules/ch05-preparation/new-game.ts'], []],
    '5-2': [
      ['machines/gate-ruler/match.ts', 'src/rulesets/gate-ruler/rules/ch05-preparation/preparation.ts'],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '5-3': [
      [
        'machines/gate-ruler/match.ts',
        'src/rulesets/gate-ruler/rules/ch05-preparation/preparation.ts',
        'src/rulesets/gate-ruler/values/card.ts',
      ],
      [],
    ],
    '5-4': [
      ['machines/gate-ruler/match.ts', 'src/rulesets/gate-ruler/rules/ch05-preparation/preparation.ts'],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '5-5': [
      ['src/rulesets/gate-ruler/rules/ch05-preparation/new-game.ts'],
      ['test/scenarios/gate-ruler/ch05-preparation/5-5-rulers-start-unhurt.yaml'],
    ],
    '5-6': [
      [
        'machines/gate-ruler/match.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/rules/ch05-preparation/mulligan.ts',
        'src/rulesets/gate-ruler/values/interpretations.ts',
      ],
      ['test/gate-ruler/rules/ch05-preparation/mulligan.test.ts'],
    ],
    '5-7': [
      ['src/rulesets/gate-ruler/values/interpretations.ts'],
      [
        'test/scenarios/gate-ruler/readings/5-7-first-turn-drives-all.yaml',
        'test/scenarios/gate-ruler/readings/5-7-first-turn-drives-less.yaml',
      ],
    ],
    '6-1': [
      [
        'machines/gate-ruler/match.ts',
        'machines/gate-ruler/turn.ts',
        'src/rulesets/gate-ruler/rules/ch06-turn/turn.ts',
      ],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '6-2': [['machines/gate-ruler/start-phase.ts', 'machines/gate-ruler/turn.ts'], []],
    '6-2a': [
      [
        'machines/gate-ruler/start-phase.ts',
        'src/rulesets/gate-ruler/described/build.ts',
        'src/rulesets/gate-ruler/rules/ch06-turn/turn.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/summon-cap.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
        'src/rulesets/gate-ruler/values/game.ts',
      ],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '6-2b': [['machines/gate-ruler/start-phase.ts'], ['test/gate-ruler/told/narrate.test.ts']],
    '6-2c': [
      ['machines/gate-ruler/start-phase.ts', 'src/rulesets/gate-ruler/rules/ch06-turn/turn.ts'],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '6-2d': [['machines/gate-ruler/start-phase.ts'], []],
    '6-2e': [['machines/gate-ruler/start-phase.ts'], []],
    '6-2f': [
      [
        'machines/gate-ruler/start-phase.ts',
        'src/rulesets/gate-ruler/rules/ch06-turn/turn.ts',
        'src/rulesets/gate-ruler/values/card.ts',
      ],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '6-2g': [['machines/gate-ruler/start-phase.ts'], []],
    '6-3': [['machines/gate-ruler/main-phase.ts', 'machines/gate-ruler/turn.ts'], []],
    '6-3a': [['machines/gate-ruler/main-phase.ts'], []],
    '6-3b': [['machines/gate-ruler/main-phase.ts'], []],
    '6-3c': [
      ['machines/gate-ruler/main-phase.ts', 'src/rulesets/gate-ruler/rules/ch06-turn/turn.ts'],
      ['test/gate-ruler/faces/picture.test.ts', 'test/gate-ruler/told/narrate.test.ts'],
    ],
    '6-4': [
      ['machines/gate-ruler/attack-phase.ts', 'machines/gate-ruler/turn.ts'],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '6-5': [['machines/gate-ruler/end-phase.ts', 'machines/gate-ruler/turn.ts'], []],
    '6-5a': [['machines/gate-ruler/end-phase.ts', 'src/rulesets/gate-ruler/rules/ch06-turn/turn.ts'], []],
    '6-5a-1': [
      ['src/rulesets/gate-ruler/happening/triggers.ts', 'src/rulesets/gate-ruler/values/game.ts'],
      ['test/gate-ruler/cards/cards-in-play.test.ts'],
    ],
    '6-5b': [['machines/gate-ruler/end-phase.ts'], []],
    '6-5c': [
      ['machines/gate-ruler/end-phase.ts', 'src/rulesets/gate-ruler/rules/ch06-turn/turn.ts'],
      ['test/scenarios/gate-ruler/ch06-turn/6-5c-newcomer-played-at-turn-end.yaml'],
    ],
    '6-5d': [
      [
        'machines/gate-ruler/end-phase.ts',
        'src/rulesets/gate-ruler/rules/ch06-turn/expiry.ts',
        'src/rulesets/gate-ruler/rules/ch06-turn/turn.ts',
      ],
      ['test/gate-ruler/rules/ch06-turn/expiry.test.ts', 'test/gate-ruler/told/narrate.test.ts'],
    ],
    '6-5d-1': [
      [
        'machines/gate-ruler/end-phase.ts',
        'src/rulesets/gate-ruler/rules/ch06-turn/turn.ts',
        'src/rulesets/gate-ruler/values/interpretations.ts',
      ],
      [
        'test/scenarios/gate-ruler/readings/6-5d-1-units-keep-damage.yaml',
        'test/scenarios/gate-ruler/readings/6-5d-1-units-lose-damage.yaml',
      ],
    ],
    '6-5e': [['machines/gate-ruler/match.ts', 'src/rulesets/gate-ruler/rules/ch06-turn/turn.ts'], []],
    '7-1a': [['src/rulesets/gate-ruler/asking/why-not/play.ts'], []],
    '7-2': [
      [
        'src/rulesets/gate-ruler/asking/why-not/ability.ts',
        'src/rulesets/gate-ruler/asking/why-not/play.ts',
        'src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts',
      ],
      [
        'test/gate-ruler/asking/why-not.test.ts',
        'test/gate-ruler/faces/picture.test.ts',
        'test/gate-ruler/told/narrate.test.ts',
      ],
    ],
    '7-2a': [['src/rulesets/gate-ruler/asking/why-not/ability.ts'], []],
    '7-2b': [
      [
        'src/rulesets/gate-ruler/asking/why-not/ability.ts',
        'src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
      ],
      ['test/gate-ruler/asking/why-not.test.ts'],
    ],
    '7-3': [
      [
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
        'src/rulesets/gate-ruler/values/option.ts',
      ],
      ['test/gate-ruler/cards/cards-in-play.test.ts', 'test/gate-ruler/rules/ch14-abilities/play.test.ts'],
    ],
    '7-3a': [['src/rulesets/gate-ruler/asking/why-not/play.ts'], []],
    '7-3b': [['src/rulesets/gate-ruler/asking/why-not/play.ts'], ['test/gate-ruler/asking/why-not.test.ts']],
    '7-3c': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/play.ts'],
      ['test/gate-ruler/rules/ch14-abilities/play-choices.test.ts'],
    ],
    '7-4': [['src/rulesets/gate-ruler/values/option.ts'], []],
    '7-5': [
      ['src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts'],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '7-5a': [['src/rulesets/gate-ruler/asking/why-not/set.ts'], []],
    '7-5b': [['src/rulesets/gate-ruler/asking/why-not/set.ts'], ['test/gate-ruler/asking/why-not.test.ts']],
    '7-6': [['src/rulesets/gate-ruler/values/option.ts'], []],
    '8-1a': [['machines/gate-ruler/attack-phase.ts'], []],
    '8-2a': [
      [
        'machines/gate-ruler/attack-phase.ts',
        'machines/gate-ruler/attack.ts',
        'src/rulesets/gate-ruler/values/game.ts',
      ],
      [],
    ],
    '8-2a-2': [
      ['machines/gate-ruler/attack-phase.ts', 'src/rulesets/gate-ruler/rules/ch08-attack/attack.ts'],
      [],
    ],
    '8-3a': [['machines/gate-ruler/attack.ts'], []],
    '8-3a-1': [['machines/gate-ruler/attack.ts', 'src/rulesets/gate-ruler/rules/ch08-attack/attack.ts'], []],
    '8-3b': [['machines/gate-ruler/attack.ts'], []],
    '8-4a': [['machines/gate-ruler/attack.ts'], []],
    '8-4b': [['machines/gate-ruler/attack.ts'], []],
    '8-4c': [
      [
        'machines/gate-ruler/attack.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/asking/why-not/attack.ts',
        'src/rulesets/gate-ruler/asking/why-not/why-not.ts',
        'src/rulesets/gate-ruler/reading/stats.ts',
        'src/rulesets/gate-ruler/rules/ch08-attack/attack.ts',
        'src/rulesets/gate-ruler/values/option.ts',
      ],
      ['test/clauses/gate.test.ts', 'test/gate-ruler/asking/why-not.test.ts'],
    ],
    '8-4c-1': [
      [
        'src/rulesets/gate-ruler/asking/why-not/attack.ts',
        'src/rulesets/gate-ruler/rules/ch08-attack/attack.ts',
      ],
      [
        'test/clauses/gate.test.ts',
        'test/gate-ruler/asking/why-not.test.ts',
        'test/judge/command.test.ts',
        'test/judge/refusal.test.ts',
        'test/scenarios/gate-ruler/ch08-attack/8-4c-1-ruler-behind-unit-safe.yaml',
      ],
    ],
    '8-4c-2': [
      ['machines/gate-ruler/attack.ts', 'src/rulesets/gate-ruler/rules/ch08-attack/attack.ts'],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '8-4d': [
      [
        'machines/gate-ruler/attack.ts',
        'src/rulesets/gate-ruler/described/build.ts',
        'src/rulesets/gate-ruler/rules/ch08-attack/attack.ts',
        'src/rulesets/gate-ruler/values/game.ts',
      ],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '8-4d-1': [
      [
        'src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/redirect.ts',
      ],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '8-4e': [['machines/gate-ruler/attack.ts'], []],
    '8-5': [['machines/gate-ruler/attack.ts'], []],
    '8-5a': [
      ['machines/gate-ruler/attack.ts', 'src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/ch08-attack/8-5a-intercept-kills-first.yaml'],
    ],
    '8-5a-1': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/ch08-attack/8-5a-1-intercept-is-combat.yaml'],
    ],
    '8-5b': [['machines/gate-ruler/attack.ts'], []],
    '8-5c': [['machines/gate-ruler/attack.ts'], []],
    '8-6': [['machines/gate-ruler/attack.ts', 'machines/gate-ruler/damage-step.ts'], []],
    '8-6a': [
      [
        'machines/gate-ruler/damage-step.ts',
        'src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts',
        'src/rulesets/gate-ruler/values/game.ts',
      ],
      ['test/scenarios/gate-ruler/ch08-attack/8-6a-keywords-looked-at-before.yaml'],
    ],
    '8-6a-1': [
      ['machines/gate-ruler/damage-step.ts', 'src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch08-attack/8-6a-1-penetrate-needs-a-defender.yaml',
      ],
    ],
    '8-6a-2': [
      ['machines/gate-ruler/damage-step.ts', 'src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/ch08-attack/8-6a-2-counterattack-remembered.yaml'],
    ],
    '8-6a-3': [
      ['machines/gate-ruler/damage-step.ts'],
      ['test/scenarios/gate-ruler/ch08-attack/8-6a-3-instant-before-combat-damage.yaml'],
    ],
    '8-6b': [
      [
        'machines/gate-ruler/damage-step-1.0.0.ts',
        'machines/gate-ruler/damage-step.ts',
        'src/rulesets/gate-ruler/described/starts.ts',
        'src/rulesets/gate-ruler/rules/ch08-attack/attack.ts',
      ],
      ['test/scenarios/gate-ruler/ch08-attack/8-6b-stk-to-a-ruler.yaml'],
    ],
    '8-6b-1': [['src/rulesets/gate-ruler/rules/ch08-attack/attack.ts'], []],
    '8-6b-2': [
      [
        'src/rulesets/gate-ruler/rules/ch08-attack/attack.ts',
        'src/rulesets/gate-ruler/values/interpretations.ts',
      ],
      [
        'test/scenarios/gate-ruler/readings/8-6b-2-lost-target-hits-center.yaml',
        'test/scenarios/gate-ruler/readings/8-6b-2-lost-target-hits-nothing.yaml',
      ],
    ],
    '8-6b-4': [
      ['machines/gate-ruler/damage-step.ts'],
      ['test/scenarios/gate-ruler/ch08-attack/8-6b-4-combat-damage-is-answered.yaml'],
    ],
    '8-6c': [
      ['machines/gate-ruler/damage-step.ts'],
      ['test/scenarios/gate-ruler/ch08-attack/8-6c-keywords-looked-at-again.yaml'],
    ],
    '8-6c-1': [
      ['machines/gate-ruler/damage-step.ts', 'src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/ch08-attack/8-6c-1-penetrate-put-directly.yaml'],
    ],
    '8-6c-2': [
      ['machines/gate-ruler/damage-step.ts', 'src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/ch08-attack/8-6c-2-moved-unit-strikes-nobody.yaml'],
    ],
    '8-6c-3': [
      ['machines/gate-ruler/damage-step.ts'],
      ['test/scenarios/gate-ruler/ch08-attack/8-6c-3-counterattack-is-answered.yaml'],
    ],
    '8-7a': [['machines/gate-ruler/attack.ts'], []],
    '8-7b': [
      ['machines/gate-ruler/attack.ts', 'src/rulesets/gate-ruler/rules/ch08-attack/attack.ts'],
      ['test/scenarios/gate-ruler/ch08-attack/8-7b-double-attack-readies-once.yaml'],
    ],
    '8-7c': [['machines/gate-ruler/attack.ts'], []],
    '8-7d': [
      [
        'machines/gate-ruler/attack.ts',
        'src/rulesets/gate-ruler/rules/ch06-turn/expiry.ts',
        'src/rulesets/gate-ruler/rules/ch08-attack/attack.ts',
      ],
      [],
    ],
    '8-8a': [['machines/gate-ruler/attack-phase.ts'], []],
    '8-8b': [
      [
        'machines/gate-ruler/attack-phase.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/rules/ch08-attack/vigilance.ts',
        'src/rulesets/gate-ruler/values/interpretations.ts',
      ],
      [
        'test/scenarios/gate-ruler/ch08-attack/8-8b-vigilance-moves-to-defense.yaml',
        'test/scenarios/gate-ruler/readings/8-8b-vigilance-after-phase-end.yaml',
        'test/scenarios/gate-ruler/readings/8-8b-vigilance-before-phase-end.yaml',
        'test/scenarios/gate-ruler/readings/8-8b-vigilance-may-stay.yaml',
      ],
    ],
    '9-1': [[], ['test/charts/process.test.ts', 'test/charts/sample.ts']],
    '9-2a': [['machines/gate-ruler/gate.ts'], []],
    '9-3': [['machines/gate-ruler/gate.ts'], []],
    '9-3b': [['machines/gate-ruler/gate.ts'], []],
    '9-3c': [['machines/gate-ruler/gate.ts'], []],
    '9-3d': [
      ['machines/gate-ruler/gate.ts', 'src/rulesets/gate-ruler/rules/ch09-gate/gate.ts'],
      [
        'test/scenarios/gate-ruler/ch09-gate/9-3d-ability-above-is-answered.yaml',
        'test/scenarios/gate-ruler/ch09-gate/9-3d-no-answer-before-play.yaml',
      ],
    ],
    '9-3e': [
      [
        'machines/gate-ruler/gate.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/asking/why-not/play.ts',
        'src/rulesets/gate-ruler/asking/why-not/why-not.ts',
        'src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts',
        'src/rulesets/gate-ruler/values/language.ts',
        'src/rulesets/gate-ruler/values/option.ts',
      ],
      ['test/agents/human.test.ts'],
    ],
    '9-3e-1': [
      ['machines/gate-ruler/gate.ts', 'src/rulesets/gate-ruler/rules/ch09-gate/gate.ts'],
      ['test/gate-ruler/faces/picture.test.ts', 'test/gate-ruler/told/narrate.test.ts'],
    ],
    '9-3e-2': [
      [
        'src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts',
        'src/rulesets/gate-ruler/values/option.ts',
      ],
      ['test/scenarios/gate-ruler/ch09-gate/9-3e-2-instant-in-response.yaml'],
    ],
    '9-3e-3': [['src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts'], []],
    '9-3e-4': [
      [
        'src/rulesets/gate-ruler/asking/why-not/free-action.ts',
        'src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts',
      ],
      ['test/gate-ruler/asking/why-not.test.ts'],
    ],
    '9-3e-4a': [
      [
        'machines/gate-ruler/gate.ts',
        'src/rulesets/gate-ruler/asking/why-not/ability.ts',
        'src/rulesets/gate-ruler/asking/why-not/why-not.ts',
        'src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts',
        'src/rulesets/gate-ruler/values/option.ts',
      ],
      [],
    ],
    '9-3e-4b': [['src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts'], []],
    '9-3e-4d': [
      [
        'machines/gate-ruler/gate.ts',
        'src/rulesets/gate-ruler/asking/why-not/set.ts',
        'src/rulesets/gate-ruler/asking/why-not/why-not.ts',
        'src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts',
        'src/rulesets/gate-ruler/values/option.ts',
      ],
      [],
    ],
    '9-3e-4f': [
      [
        'src/rulesets/gate-ruler/asking/why-not/ability.ts',
        'src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts',
      ],
      [],
    ],
    '9-3f': [
      ['machines/gate-ruler/gate.ts', 'src/rulesets/gate-ruler/values/interpretations.ts'],
      [
        'test/scenarios/gate-ruler/readings/9-3f-actor-keeps-priority.yaml',
        'test/scenarios/gate-ruler/readings/9-3f-other-player-has-priority.yaml',
      ],
    ],
    '9-3f-1': [['machines/gate-ruler/gate.ts'], []],
    '9-4': [['machines/gate-ruler/gate.ts', 'src/rulesets/gate-ruler/rules/ch09-gate/gate.ts'], []],
    '9-4a': [['machines/gate-ruler/gate.ts'], []],
    '9-4b': [
      [
        'machines/gate-ruler/effect.ts',
        'machines/gate-ruler/gate.ts',
        'src/rulesets/gate-ruler/described/build.ts',
        'src/rulesets/gate-ruler/rules/ch09-gate/gate.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts',
      ],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '9-4c': [
      ['machines/gate-ruler/gate.ts', 'src/rulesets/gate-ruler/rules/ch09-gate/gate.ts'],
      ['test/gate-ruler/rules/ch09-gate/gate.test.ts', 'test/gate-ruler/told/narrate.test.ts'],
    ],
    '9-4c-1': [
      ['machines/gate-ruler/gate.ts'],
      ['test/scenarios/gate-ruler/ch09-gate/9-4c-1-gate-break-before-resolving.yaml'],
    ],
    '9-4c-1a': [
      ['src/rulesets/gate-ruler/rules/ch09-gate/gate.ts'],
      ['test/scenarios/gate-ruler/ch09-gate/9-4c-1a-no-answer-to-ruler-damage.yaml'],
    ],
    '9-4c-2': [['machines/gate-ruler/gate.ts'], []],
    '10-1a': [['machines/gate-ruler/drive.ts'], []],
    '10-1b': [['machines/gate-ruler/drive.ts', 'src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'], []],
    '10-2a': [
      ['machines/gate-ruler/drive.ts', 'src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '10-3': [['src/rulesets/gate-ruler/values/option.ts'], []],
    '10-3b': [
      [
        'machines/gate-ruler/drive.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/rules/ch10-drive/drive.ts',
        'src/rulesets/gate-ruler/seen/hidden.ts',
      ],
      [],
    ],
    '10-3c': [['machines/gate-ruler/drive.ts', 'src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'], []],
    '10-3d': [
      [
        'machines/gate-ruler/drive.ts',
        'src/rulesets/gate-ruler/rules/ch10-drive/drive.ts',
        'src/rulesets/gate-ruler/values/gate-item.ts',
      ],
      [],
    ],
    '10-3e': [
      [
        'machines/gate-ruler/drive-resolution.ts',
        'machines/gate-ruler/gate.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/rules/ch10-drive/drive.ts',
      ],
      ['test/scenarios/gate-ruler/ch10-drive/10-3e-no-answer-after-discard.yaml'],
    ],
    '10-3e-1': [
      ['machines/gate-ruler/drive-resolution.ts', 'src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/ch10-drive/10-3e-1-overdrive-first.yaml'],
    ],
    '10-3e-2': [
      ['machines/gate-ruler/drive-resolution.ts', 'src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/ch10-drive/10-3e-2-then-play-set-discard.yaml'],
    ],
    '10-3e-3': [
      ['machines/gate-ruler/drive-resolution.ts', 'src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/ch10-drive/10-3e-3-empty-process-leaves.yaml'],
    ],
    '10-3e-4': [
      ['machines/gate-ruler/drive-resolution.ts'],
      ['test/scenarios/gate-ruler/ch10-drive/10-3e-4-play-breaks-the-gate.yaml'],
    ],
    '10-3e-5': [
      ['machines/gate-ruler/drive-resolution.ts'],
      ['test/scenarios/gate-ruler/ch10-drive/10-3e-5-discard-breaks-nothing.yaml'],
    ],
    '10-3f': [
      ['machines/gate-ruler/drive-resolution.ts', 'src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/ch10-drive/10-3f-standard-event-while-attacking.yaml'],
    ],
    '10-3f-1': [
      ['src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/ch10-drive/10-3f-1-unpayable-card-not-played.yaml'],
    ],
    '10-3g': [
      ['src/rulesets/gate-ruler/rules/ch09-gate/gate.ts'],
      ['test/scenarios/gate-ruler/ch10-drive/10-3g-no-answer-before-overdrive.yaml'],
    ],
    '11-1': [['machines/gate-ruler/system-processing.ts'], []],
    '11-1a': [['machines/gate-ruler/system-processing.ts'], []],
    '11-1b': [
      [
        'machines/gate-ruler/system-processing.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/rules/ch11-waiting/waiting.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/waiting-play.ts',
        'src/rulesets/gate-ruler/values/option.ts',
      ],
      [
        'test/gate-ruler/rules/ch14-abilities/play-choices.test.ts',
        'test/gate-ruler/rules/ch14-abilities/play.test.ts',
      ],
    ],
    '11-1b-1': [
      ['machines/gate-ruler/system-processing.ts', 'src/rulesets/gate-ruler/rules/ch11-waiting/waiting.ts'],
      [],
    ],
    '11-1b-2': [
      ['machines/gate-ruler/system-processing.ts', 'src/rulesets/gate-ruler/rules/ch11-waiting/waiting.ts'],
      [],
    ],
    '11-1b-3': [
      ['machines/gate-ruler/system-processing.ts', 'src/rulesets/gate-ruler/rules/ch11-waiting/waiting.ts'],
      [],
    ],
    '11-1c': [['machines/gate-ruler/system-processing.ts'], []],
    '11-1d': [['machines/gate-ruler/system-processing.ts'], []],
    '12-1': [['machines/gate-ruler/rule-effects.ts'], []],
    '12-1a': [['machines/gate-ruler/rule-effects.ts'], []],
    '12-2a': [
      ['machines/gate-ruler/rule-effects.ts'],
      ['test/scenarios/gate-ruler/ch12-rule-effects/12-2a-both-losing-is-draw.yaml'],
    ],
    '12-2a-1': [
      ['src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts'],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch12-rule-effects/12-2a-1-life-reached-loses.yaml',
      ],
    ],
    '12-2a-2': [
      ['src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts'],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch12-rule-effects/12-2a-2-empty-deck-loses.yaml',
        'test/scenarios/gate-ruler/ch12-rule-effects/12-2a-2-last-counter-not-resolved.yaml',
      ],
    ],
    '12-3a': [
      ['machines/gate-ruler/rule-effects.ts'],
      ['test/scenarios/gate-ruler/ch12-rule-effects/12-3a-carried-becomes-processes.yaml'],
    ],
    '12-4': [['src/rulesets/gate-ruler/values/gate-item.ts'], []],
    '12-4a': [
      [
        'machines/gate-ruler/rule-effects.ts',
        'src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts',
        'src/rulesets/gate-ruler/values/gate-item.ts',
      ],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '12-4a-1': [['src/rulesets/gate-ruler/rules/ch12-rule-effects/destruction.ts'], []],
    '12-4b': [
      [
        'machines/gate-ruler/destroy.ts',
        'machines/gate-ruler/gate.ts',
        'src/rulesets/gate-ruler/rules/ch12-rule-effects/destruction.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/cost.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/destroy.ts',
        'src/rulesets/gate-ruler/values/interpretations.ts',
      ],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '12-4b-2': [
      [],
      [
        'test/scenarios/gate-ruler/readings/12-4b-2-healed-unit-destroyed.yaml',
        'test/scenarios/gate-ruler/readings/12-4b-2-healed-unit-spared.yaml',
      ],
    ],
    '12-4b-5': [
      ['src/rulesets/gate-ruler/rules/ch12-rule-effects/destruction.ts'],
      ['test/scenarios/gate-ruler/ch12-rule-effects/12-4b-5-destroyed-but-kept.yaml'],
    ],
    '12-5a': [
      [
        'machines/gate-ruler/rule-effects.ts',
        'src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choose-zone.ts',
      ],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch12-rule-effects/12-5a-newcomer-replaces-unit.yaml',
      ],
    ],
    '12-6a': [
      [
        'machines/gate-ruler/rule-effects.ts',
        'src/rulesets/gate-ruler/rules/ch12-rule-effects/rule-effects.ts',
      ],
      ['test/scenarios/gate-ruler/ch12-rule-effects/12-6a-loose-souls-to-graveyard.yaml'],
    ],
    '13-2a': [
      [
        'src/rulesets/gate-ruler/rules/ch13-damage/damage.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/damage.ts',
        'src/rulesets/gate-ruler/values/gate-item.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch13-damage/13-2a-waits-on-the-gate.yaml',
      ],
    ],
    '13-2a-1': [
      ['src/rulesets/gate-ruler/rules/ch13-damage/damage.ts', 'src/rulesets/gate-ruler/values/gate-item.ts'],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-2a-1-forbids-counters.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-2a-1-what-a-process-knows.yaml',
      ],
    ],
    '13-2a-2': [
      [
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/damage.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      ['test/scenarios/gate-ruler/ch13-damage/13-2a-2-order-of-sources.yaml'],
    ],
    '13-2a-2a': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/damage.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-2a-2a-turn-players-sources-first.yaml'],
    ],
    '13-2a-3': [
      [
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/damage.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/distribute.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      ['test/scenarios/gate-ruler/ch13-damage/13-2a-3-one-process-for-two.yaml'],
    ],
    '13-2a-4': [
      ['src/rulesets/gate-ruler/rules/ch13-damage/damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-2a-4-not-to-one-on-the-gate.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-2a-4-replaced-as-it-is-put.yaml',
      ],
    ],
    '13-2a-5': [
      ['src/rulesets/gate-ruler/rules/ch13-damage/damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-2a-5-amount-is-fixed.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-2a-5-attack-grows-too-late.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-2a-5-dealt-though-source-left.yaml',
      ],
    ],
    '13-2b': [
      [
        'machines/gate-ruler/damage.ts',
        'machines/gate-ruler/gate.ts',
        'src/rulesets/gate-ruler/rules/ch13-damage/damage.ts',
      ],
      [
        'test/gate-ruler/rules/ch13-damage/damage.test.ts',
        'test/scenarios/gate-ruler/ch13-damage/13-2b-resolving-deals.yaml',
      ],
    ],
    '13-2b-1': [
      ['machines/gate-ruler/damage.ts', 'src/rulesets/gate-ruler/rules/ch13-damage/damage.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-2b-1-ruler-carries-damage.yaml'],
    ],
    '13-2b-2': [
      ['machines/gate-ruler/damage.ts', 'src/rulesets/gate-ruler/rules/ch13-damage/damage.ts'],
      [
        'test/judge/command.test.ts',
        'test/scenarios/gate-ruler/ch13-damage/13-2b-2-unit-carries-damage.yaml',
      ],
    ],
    '13-2b-3': [
      ['src/rulesets/gate-ruler/rules/ch13-damage/damage.ts'],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch13-damage/13-2b-3-ability-above-ruler-damage.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-2b-3-dealt-and-was-dealt.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-2b-3-dealt-once-however-many.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-2b-3-no-damage-no-event.yaml',
      ],
    ],
    '13-3': [['src/rulesets/gate-ruler/values/language.ts'], []],
    '13-3a': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/reduce.ts'],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-3a-never-raises.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-3a-nothing-to-reduce.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-3a-ruler-damage-not-reduced.yaml',
      ],
    ],
    '13-3a-1': [
      ['src/rulesets/gate-ruler/values/gate-item.ts', 'src/rulesets/gate-ruler/values/language.ts'],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-3a-1-damage-still-to-come.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-3a-1-own-intercept-left-alone.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-3a-1-penetrate-stopped-too.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-3a-1-that-very-process-changes.yaml',
      ],
    ],
    '13-3b': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/reduce.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-3b-names-one-and-subtracts.yaml'],
    ],
    '13-3c': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/reduce.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-3c-other-damage-passed-over.yaml'],
    ],
    '13-3c-1': [
      [
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/reduce.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-3c-1-next-is-topmost.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-3c-1-ruler-damage-never-next.yaml',
      ],
    ],
    '13-3d': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/reduce.ts'],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch13-damage/13-3d-not-below-nothing.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-3d-subtracts.yaml',
      ],
    ],
    '13-3d-1': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/reduce.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-3d-1-reduced-to-nothing.yaml'],
    ],
    '13-3d-2': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/reduce.ts'],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-3d-2-all-without-a-choice.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-3d-2-named-receiver-alone.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-3d-2-split-by-controller.yaml',
      ],
    ],
    '13-3d-2a': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/reduce.ts'],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-3d-2a-opponent-of-source-splits.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-3d-2a-ruler-counts-as-one.yaml',
      ],
    ],
    '13-3d-2b': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/reduce.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-3d-2b-every-pair-to-nothing.yaml'],
    ],
    '13-4a': [
      ['machines/gate-ruler/damage.ts', 'src/rulesets/gate-ruler/rules/ch13-damage/damage.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-4a-ruler-adds-up.yaml'],
    ],
    '13-4b': [
      [
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/heal.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-4b-heals-from-the-damage-zone.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-4b-heals-what-there-is.yaml',
      ],
    ],
    '13-4b-1': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/heal.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-4b-1-carried-damage-stays.yaml'],
    ],
    '13-5a': [
      ['machines/gate-ruler/rule-effects.ts', 'src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-5a-only-while-a-ruler-carries.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-5a-while-a-ruler-carries.yaml',
      ],
    ],
    '13-5b': [
      [
        'src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts',
        'src/rulesets/gate-ruler/values/gate-item.ts',
      ],
      [
        'test/gate-ruler/rules/ch13-damage/ruler-damage.test.ts',
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch13-damage/13-5b-as-many-as-it-carries.yaml',
      ],
    ],
    '13-5b-1': [
      ['src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-5b-1-controlled-by-the-rulers-player.yaml'],
    ],
    '13-5b-2': [
      ['src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-5b-2-other-player-loses-first.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-5b-2-turn-players-first.yaml',
      ],
    ],
    '13-5c': [
      ['src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-5c-nothing-carried-any-more.yaml'],
    ],
    '13-6': [['machines/gate-ruler/gate.ts', 'machines/gate-ruler/ruler-damage.ts'], []],
    '13-6a': [
      ['machines/gate-ruler/ruler-damage.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-6a-step-by-step.yaml'],
    ],
    '13-6b': [
      ['machines/gate-ruler/ruler-damage.ts', 'src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-6b-no-deck-moves-nothing.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-6b-top-card-is-revealed.yaml',
      ],
    ],
    '13-6c': [
      ['machines/gate-ruler/ruler-damage.ts', 'src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts'],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch13-damage/13-6c-no-counter-to-damage-zone.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-6c-overdrive-is-no-counter.yaml',
      ],
    ],
    '13-6c-1': [
      [
        'machines/gate-ruler/ruler-damage.ts',
        'src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts',
        'src/rulesets/gate-ruler/values/game.ts',
      ],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-6c-1-flag-hides-the-counter.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-6c-1-flag-stays-with-points.yaml',
      ],
    ],
    '13-6d': [
      [
        'machines/gate-ruler/counter.ts',
        'machines/gate-ruler/ruler-damage.ts',
        'src/rulesets/gate-ruler/values/gate-item.ts',
      ],
      ['test/scenarios/gate-ruler/ch13-damage/13-6d-counter-goes-onto-gate.yaml'],
    ],
    '13-6d-1': [
      ['machines/gate-ruler/counter.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-6d-1-counter-is-played.yaml'],
    ],
    '13-6d-2': [
      ['machines/gate-ruler/counter.ts', 'src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts'],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch13-damage/13-6d-2-counter-without-target-discarded.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-6d-2-refused-counter-not-answered.yaml',
      ],
    ],
    '13-6d-3': [
      ['src/rulesets/gate-ruler/rules/ch09-gate/gate.ts'],
      [
        'test/gate-ruler/rules/ch09-gate/gate.test.ts',
        'test/scenarios/gate-ruler/ch13-damage/13-6d-3-leaves-with-its-ability.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-6d-3-moved-card-stays-there.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-6d-3-replaced-counter-to-graveyard.yaml',
      ],
    ],
    '13-6e': [
      ['machines/gate-ruler/ruler-damage.ts', 'src/rulesets/gate-ruler/rules/ch13-damage/ruler-damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-6e-leaves-after-one-card.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-6e-leaves-before-its-counter-resolves.yaml',
      ],
    ],
    '13-7a': [
      ['machines/gate-ruler/damage.ts', 'src/rulesets/gate-ruler/rules/ch13-damage/damage.ts'],
      ['test/scenarios/gate-ruler/ch13-damage/13-7a-unit-adds-up.yaml'],
    ],
    '13-7b': [
      [
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/heal.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch13-damage/13-7b-heals-a-unit.yaml',
      ],
    ],
    '13-7b-1': [
      [
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/heal.ts',
        'src/rulesets/gate-ruler/values/game.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [
        'test/scenarios/gate-ruler/ch13-damage/13-7b-1-all-of-it.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-7b-1-damage-of-0-unhealed.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-7b-1-earlier-attack-taken-back.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-7b-1-heal-one-process.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-7b-1-heals-combat-damage-only.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-7b-1-no-more-than-carried.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-7b-1-only-this-phase.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-7b-1-remembered-as-it-moves.yaml',
      ],
    ],
    '13-8a': [
      ['machines/gate-ruler/damage.ts', 'src/rulesets/gate-ruler/rules/ch13-damage/damage.ts'],
      [
        'test/gate-ruler/rules/ch13-damage/damage.test.ts',
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch13-damage/13-8a-left-play-dealt-nothing.yaml',
        'test/scenarios/gate-ruler/ch13-damage/13-8a-neither-ruler-nor-unit.yaml',
      ],
    ],
    '14-1a': [['src/rulesets/gate-ruler/values/language.ts'], []],
    '14-1a-2': [['src/rulesets/gate-ruler/values/game.ts'], []],
    '14-1a-3': [['src/rulesets/gate-ruler/reading/continuous.ts'], []],
    '14-1b': [
      [
        'src/rulesets/gate-ruler/reading/continuous.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/apply.ts',
        'src/rulesets/gate-ruler/values/game.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [],
    ],
    '14-1b-2': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/apply.ts'],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '14-2': [['src/rulesets/gate-ruler/card-check/rules/zones.ts'], []],
    '14-2a': [
      [
        'src/rulesets/gate-ruler/asking/why-not/ability.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/activation.ts',
      ],
      [],
    ],
    '14-3': [
      [
        'machines/gate-ruler/gate.ts',
        'machines/gate-ruler/play.ts',
        'machines/gate-ruler/system-processing.ts',
        'src/rulesets/gate-ruler/asking/why-not/completion.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
        'src/rulesets/gate-ruler/values/gate-item.ts',
      ],
      ['test/gate-ruler/rules/ch14-abilities/play.test.ts'],
    ],
    '14-3a': [
      [
        'machines/gate-ruler/play.ts',
        'src/rulesets/gate-ruler/asking/why-not/play.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
      ],
      [
        'test/gate-ruler/rules/ch14-abilities/play-choices.test.ts',
        'test/gate-ruler/rules/ch14-abilities/play.test.ts',
        'test/gate-ruler/told/narrate.test.ts',
      ],
    ],
    '14-3b': [
      [
        'machines/gate-ruler/play.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/card-check/rules/choices.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choose-zone.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choose.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/counter-item.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/distribute.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/index.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/mode.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/rule.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [
        'test/gate-ruler/cards/cards-house.test.ts',
        'test/gate-ruler/rules/ch14-abilities/play-choices.test.ts',
        'test/gate-ruler/seen/presentation.test.ts',
        'test/gate-ruler/told/narrate.test.ts',
      ],
    ],
    '14-3b-4': [
      [
        'machines/gate-ruler/play.ts',
        'src/rulesets/gate-ruler/asking/why-not/completion.ts',
        'src/rulesets/gate-ruler/happening/happen.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/completion.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choose-zone.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/choose.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/treatment.ts',
        'src/rulesets/gate-ruler/seen/sample.ts',
        'src/rulesets/gate-ruler/values/game.ts',
      ],
      [
        'test/gate-ruler/asking/why-not.test.ts',
        'test/gate-ruler/cards/cards-in-play.test.ts',
        'test/gate-ruler/rules/ch14-abilities/play-choices.test.ts',
        'test/gate-ruler/rules/ch14-abilities/play.test.ts',
        'test/gate-ruler/told/narrate.test.ts',
      ],
    ],
    '14-3c': [
      [
        'machines/gate-ruler/payment.ts',
        'machines/gate-ruler/play.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/asking/why-not/completion.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/completion.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/cost.ts',
      ],
      ['test/gate-ruler/asking/why-not.test.ts', 'test/gate-ruler/cards/cards-in-play.test.ts'],
    ],
    '14-3d': [
      ['machines/gate-ruler/play.ts', 'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts'],
      ['test/gate-ruler/rules/ch14-abilities/play.test.ts', 'test/gate-ruler/told/narrate.test.ts'],
    ],
    '14-4b': [
      [
        'src/rulesets/gate-ruler/asking/why-not/play.ts',
        'src/rulesets/gate-ruler/happening/triggers.ts',
        'src/rulesets/gate-ruler/rules/ch11-waiting/waiting.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/waiting-play.ts',
        'src/rulesets/gate-ruler/seen/known-sources.ts',
        'src/rulesets/gate-ruler/values/game.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [
        'test/gate-ruler/asking/why-not.test.ts',
        'test/gate-ruler/rules/ch14-abilities/play-choices.test.ts',
        'test/gate-ruler/rules/ch14-abilities/play.test.ts',
      ],
    ],
    '14-4b-1': [
      ['src/rulesets/gate-ruler/asking/why-not/play.ts', 'src/rulesets/gate-ruler/values/interpretations.ts'],
      [
        'test/gate-ruler/asking/why-not.test.ts',
        'test/scenarios/gate-ruler/readings/14-4b-1-instant-from-hand.yaml',
        'test/scenarios/gate-ruler/readings/14-4b-1-no-instant-from-hand.yaml',
      ],
    ],
    '14-4c': [['src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts'], []],
    '14-5': [
      [
        'machines/gate-ruler/counter.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/cost.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
      ],
      [],
    ],
    '14-5a': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/play.ts'],
      ['test/gate-ruler/rules/ch14-abilities/play.test.ts'],
    ],
    '14-5a-1': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/play.ts', 'src/rulesets/gate-ruler/values/gate-item.ts'],
      ['test/gate-ruler/rules/ch09-gate/gate.test.ts', 'test/gate-ruler/rules/ch14-abilities/play.test.ts'],
    ],
    '14-5b': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/play.ts'],
      ['test/gate-ruler/rules/ch14-abilities/play.test.ts'],
    ],
    '14-6': [['machines/gate-ruler/effect.ts'], []],
    '14-6a': [
      [
        'machines/gate-ruler/effect.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/treatment.ts',
        'src/rulesets/gate-ruler/values/gate-item.ts',
      ],
      [],
    ],
    '14-6b': [
      ['machines/gate-ruler/effect.ts', 'src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts'],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '14-6c': [
      [
        'machines/gate-ruler/effect.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/redirect.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
      ],
      ['test/gate-ruler/rules/ch14-abilities/play-choices.test.ts'],
    ],
    '14-7b': [
      [
        'machines/gate-ruler/effect.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/reading/filter.ts',
        'src/rulesets/gate-ruler/reading/levels.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/cost.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/effect.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/treatment.ts',
        'src/rulesets/gate-ruler/values/gate-item.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [
        'test/gate-ruler/rules/ch14-abilities/play-choices.test.ts',
        'test/gate-ruler/told/narrate.test.ts',
        'test/scenarios/gate-ruler/ch14-abilities/14-7b-read-each-time.yaml',
      ],
    ],
    '14-8': [
      [
        'src/rulesets/gate-ruler/card-check/rules/repetition.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
        'src/rulesets/gate-ruler/values/language.ts',
        'src/rulesets/gate-ruler/values/option.ts',
      ],
      ['test/gate-ruler/rules/ch14-abilities/play.test.ts'],
    ],
    '14-8a': [
      [
        'src/rulesets/gate-ruler/asking/why-not/ability.ts',
        'src/rulesets/gate-ruler/asking/why-not/why-not.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/activation.ts',
      ],
      ['test/gate-ruler/asking/why-not.test.ts'],
    ],
    '14-9': [
      [
        'src/rulesets/gate-ruler/card-check/rules/self-triggers.ts',
        'src/rulesets/gate-ruler/happening/happen.ts',
        'src/rulesets/gate-ruler/happening/triggers.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/play.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      ['test/gate-ruler/rules/ch14-abilities/play.test.ts'],
    ],
    '14-9f': [
      [
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/delay.ts',
        'src/rulesets/gate-ruler/values/game.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '14-10a': [
      [
        'machines/gate-ruler/effect.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/branch.ts',
      ],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '14-11a': [['src/rulesets/gate-ruler/rules/ch06-turn/expiry.ts'], []],
    '14-12': [
      [
        'src/rulesets/gate-ruler/card-check/rules/number-loops.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [],
    ],
    '14-12a': [
      ['src/rulesets/gate-ruler/reading/continuous.ts'],
      ['test/scenarios/gate-ruler/ch14-abilities/14-12a-swordsman-cannot-be-chosen.yaml'],
    ],
    '14-13a': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      ['test/scenarios/gate-ruler/ch14-abilities/14-13a-daijinki-to-deck-bottom.yaml'],
    ],
    '14-13b': [['src/rulesets/gate-ruler/rules/ch13-damage/damage.ts'], []],
    '14-15a': [
      [
        'src/rulesets/gate-ruler/happening/happen.ts',
        'src/rulesets/gate-ruler/happening/triggers.ts',
        'src/rulesets/gate-ruler/reading/amount.ts',
        'src/rulesets/gate-ruler/values/gate-item.ts',
      ],
      ['test/gate-ruler/rules/ch14-abilities/play-choices.test.ts'],
    ],
    '15-2a': [['src/rulesets/gate-ruler/reading/stats.ts'], []],
    '15-3a': [
      [
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/move.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [],
    ],
    '15-3a-2': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      ['test/scenarios/gate-ruler/ch15-effects/15-3a-2-defense-to-attack-readies.yaml'],
    ],
    '15-4a': [['src/rulesets/gate-ruler/reading/zones.ts'], []],
    '15-5': [['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/state.ts'], []],
    '15-5a': [['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/state.ts'], []],
    '15-6': [['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/draw.ts'], []],
    '15-7': [
      ['machines/gate-ruler/effect.ts', 'src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '15-8': [['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/discard.ts'], []],
    '15-9': [['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/destroy.ts'], []],
    '15-13': [
      [
        'src/rulesets/gate-ruler/card-check/rules/distribution.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/distribute.ts',
      ],
      ['test/gate-ruler/cards/cards-in-play.test.ts'],
    ],
    '15-14': [['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/state.ts'], []],
    '15-18': [['src/rulesets/gate-ruler/rules/ch14-abilities/play.ts'], []],
    '15-20': [['machines/gate-ruler/effect.ts'], []],
    '15-21a': [
      [
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/counter-item.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      ['test/gate-ruler/told/narrate.test.ts'],
    ],
    '16-2': [['src/rulesets/gate-ruler/values/card.ts', 'src/rulesets/gate-ruler/values/option.ts'], []],
    '16-2a': [
      [
        'src/rulesets/gate-ruler/asking/why-not/ability.ts',
        'src/rulesets/gate-ruler/asking/why-not/why-not.ts',
      ],
      [],
    ],
    '16-3': [
      [
        'src/rulesets/gate-ruler/happening/triggers.ts',
        'src/rulesets/gate-ruler/values/card.ts',
        'src/rulesets/gate-ruler/values/fact.ts',
      ],
      [],
    ],
    '16-4': [['src/rulesets/gate-ruler/values/card.ts', 'src/rulesets/gate-ruler/values/language.ts'], []],
    '16-5': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/ch16-keywords/16-5-defender-stops-penetrate.yaml'],
    ],
    '16-6': [['src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'], []],
    '16-7': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/ch16-keywords/16-7-counterattack-hits-back.yaml'],
    ],
    '16-8': [['src/rulesets/gate-ruler/rules/ch08-attack/attack.ts'], []],
    '16-9': [['src/rulesets/gate-ruler/rules/ch08-attack/vigilance.ts'], []],
    '16-10': [
      ['src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts'],
      ['test/scenarios/gate-ruler/ch16-keywords/16-10-not-without-resources.yaml'],
    ],
    '16-10a': [
      ['src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts'],
      ['test/scenarios/gate-ruler/ch16-keywords/16-10a-undying-paid-with-resources.yaml'],
    ],
    '16-11': [
      [
        'machines/gate-ruler/destroy.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/rules/ch12-rule-effects/soulguard.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/instructions/move.ts',
        'src/rulesets/gate-ruler/values/gate-item.ts',
      ],
      [
        'test/scenarios/gate-ruler/ch16-keywords/16-11-soulguard-against-return.yaml',
        'test/scenarios/gate-ruler/ch16-keywords/16-11-soulguard-costs-a-soul.yaml',
      ],
    ],
    '16-11a': [['src/rulesets/gate-ruler/rules/ch12-rule-effects/soulguard.ts'], []],
    '16-12': [
      [
        'machines/gate-ruler/gate.ts',
        'src/rulesets/gate-ruler/asking/why-not/set.ts',
        'src/rulesets/gate-ruler/rules/ch03-zones/movement.ts',
        'src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts',
      ],
      ['test/scenarios/gate-ruler/ch16-keywords/16-12-open-card-must-be-played.yaml'],
    ],
    '16-12a': [[], ['test/scenarios/gate-ruler/ch16-keywords/16-12a-open-card-not-set.yaml']],
    '16-14': [[], ['test/scenarios/gate-ruler/ch16-keywords/16-14-genesis-summon-from-materials.yaml']],
    '16-16': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/enhance.ts', 'src/rulesets/gate-ruler/values/card.ts'],
      ['test/scenarios/gate-ruler/ch16-keywords/16-16-enhance-takes-a-soul.yaml'],
    ],
    '16-17': [
      [
        'src/rulesets/gate-ruler/asking/why-not/completion.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/completion.ts',
        'src/rulesets/gate-ruler/values/language.ts',
      ],
      [
        'test/gate-ruler/rules/ch14-abilities/play-choices.test.ts',
        'test/scenarios/gate-ruler/ch16-keywords/16-17-no-ability-without-resources.yaml',
      ],
    ],
    '16-18': [
      [
        'src/rulesets/gate-ruler/asking/why-not/play.ts',
        'src/rulesets/gate-ruler/card-check/rules/types.ts',
        'src/rulesets/gate-ruler/reading/zones.ts',
        'src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts',
      ],
      ['test/scenarios/gate-ruler/ch16-keywords/16-18-standby-set-face-down.yaml'],
    ],
    '16-19': [
      [
        'src/rulesets/gate-ruler/asking/why-not/play.ts',
        'src/rulesets/gate-ruler/card-check/rules/types.ts',
        'src/rulesets/gate-ruler/reading/zones.ts',
        'src/rulesets/gate-ruler/rules/ch03-zones/movement.ts',
        'src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/completion.ts',
      ],
      [
        'test/gate-ruler/asking/why-not.test.ts',
        'test/gate-ruler/cards/cards-in-play.test.ts',
        'test/gate-ruler/rules/ch14-abilities/play-choices.test.ts',
      ],
    ],
    '16-20': [
      ['src/rulesets/gate-ruler/asking/why-not/attack.ts'],
      ['test/gate-ruler/asking/why-not.test.ts'],
    ],
    '16-21': [
      [
        'src/rulesets/gate-ruler/asking/why-not/ability.ts',
        'src/rulesets/gate-ruler/rules/ch06-turn/turn.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/activation.ts',
        'src/rulesets/gate-ruler/values/game.ts',
      ],
      ['test/gate-ruler/asking/why-not.test.ts'],
    ],
    'u2103/combat-damage.1': [
      [
        'src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts',
        'src/rulesets/gate-ruler/values/interpretations.ts',
      ],
      [
        'test/scenarios/gate-ruler/u2103/combat-damage.1-intercept-is-combat.yaml',
        'test/scenarios/gate-ruler/u2103/combat-damage.1-penetrate-is-combat.yaml',
      ],
    ],
    'u2103/combat-damage.2': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/u2103/combat-damage.2-counterattack-not-raised.yaml'],
    ],
    'u2103/combat-damage.3': [
      [],
      ['test/scenarios/gate-ruler/u2103/combat-damage.3-barrier-stops-penetrate.yaml'],
    ],
    'u2103/combat-damage.4': [
      [],
      ['test/scenarios/gate-ruler/u2103/combat-damage.4-giraffe-leaves-intercept-alone.yaml'],
    ],
    'u2103/combat-damage.5': [
      [],
      ['test/scenarios/gate-ruler/u2103/combat-damage.5-counterattack-triggers-it.yaml'],
    ],
    'u2103/combat-damage.6': [
      [],
      ['test/scenarios/gate-ruler/u2103/combat-damage.6-valiere-takes-intercept.yaml'],
    ],
    'u2103/replaced.1': [
      ['machines/gate-ruler/damage-step-1.0.0.ts'],
      ['test/scenarios/gate-ruler/u2103/replaced.1-combat-damage-of-the-step.yaml'],
    ],
    'u2103/replaced.2': [
      ['src/rulesets/gate-ruler/values/interpretations.ts'],
      ['test/scenarios/gate-ruler/u2103/replaced.2-keywords-dealt-effect-damage.yaml'],
    ],
    'u2103/replaced.3': [
      ['src/rulesets/gate-ruler/happening/keyword-triggers.ts'],
      ['test/scenarios/gate-ruler/u2103/replaced.3-penetrate-triggered.yaml'],
    ],
    'u2103/replaced.4': [
      ['src/rulesets/gate-ruler/happening/keyword-triggers.ts'],
      ['test/scenarios/gate-ruler/u2103/replaced.4-counterattack-triggered.yaml'],
    ],
    'u2103/replaced.5': [
      ['machines/gate-ruler/damage-step-1.0.0.ts', 'src/rulesets/gate-ruler/described/starts.ts'],
      [],
    ],
    'u2103/replaced.7': [[], ['test/scenarios/gate-ruler/u2103/replaced.7-penetrate-at-moved-unit.yaml']],
    'u2103/replaced.8': [[], ['test/scenarios/gate-ruler/u2103/replaced.8-healed-and-struck-back.yaml']],
    'u2103/damage-step.1': [
      ['machines/gate-ruler/damage-step.ts'],
      ['test/scenarios/gate-ruler/u2103/damage-step.1-three-gates.yaml'],
    ],
    'u2103/damage-step.2': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/u2103/damage-step.2-penetrate-must-hold-after.yaml'],
    ],
    'u2103/damage-step.3': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      [
        'test/scenarios/gate-ruler/u2103/damage-step.3-gained-in-time.yaml',
        'test/scenarios/gate-ruler/u2103/damage-step.3-gained-too-late.yaml',
      ],
    ],
    'u2103/penetrate.1': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      [
        'test/scenarios/gate-ruler/u2103/penetrate.1-deals-though-lost.yaml',
        'test/scenarios/gate-ruler/u2103/penetrate.1-not-on-an-attack-zone.yaml',
      ],
    ],
    'u2103/penetrate.2': [
      ['machines/gate-ruler/damage-step.ts'],
      ['test/scenarios/gate-ruler/u2103/penetrate.2-destroyed-defender-lets-through.yaml'],
    ],
    'u2103/penetrate.3': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      [
        'test/scenarios/gate-ruler/u2103/penetrate.3-healed-defender-stops-it.yaml',
        'test/scenarios/gate-ruler/u2103/penetrate.3-rescued-defender-stops-it.yaml',
        'test/scenarios/gate-ruler/u2103/penetrate.3-soulguard-stops-it.yaml',
      ],
    ],
    'u2103/penetrate.4': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      [
        'test/scenarios/gate-ruler/u2103/penetrate.4-moved-defender-lets-through.yaml',
        'test/scenarios/gate-ruler/u2103/penetrate.4-ruler-hit-twice.yaml',
      ],
    ],
    'u2103/counterattack.1': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      [
        'test/scenarios/gate-ruler/u2103/counterattack.1-needs-an-attacking-unit.yaml',
        'test/scenarios/gate-ruler/u2103/counterattack.1-not-remembered-against-ruler.yaml',
      ],
    ],
    'u2103/counterattack.2': [
      ['machines/gate-ruler/damage-step.ts'],
      [
        'test/scenarios/gate-ruler/u2103/counterattack.2-gone-strikes-nobody.yaml',
        'test/scenarios/gate-ruler/u2103/counterattack.2-strikes-back.yaml',
      ],
    ],
    'u2103/counterattack.3': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/combat-keywords.ts'],
      [
        'test/scenarios/gate-ruler/u2103/counterattack.3-answers-lowered-damage.yaml',
        'test/scenarios/gate-ruler/u2103/counterattack.3-strikes-at-damage-0.yaml',
      ],
    ],
    'u2103/drive.1': [
      ['src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.1-attacking-puts-a-process.yaml'],
    ],
    'u2103/drive.2': [
      ['src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.2-settable-cards-stay-hidden.yaml'],
    ],
    'u2103/drive.3': [
      ['src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.3-overdrive-waits.yaml'],
    ],
    'u2103/drive.4': [
      ['src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.4-process-on-the-gate.yaml'],
    ],
    'u2103/drive.5': [
      ['machines/gate-ruler/drive-resolution.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.5-overdrive-then-card-then-nothing.yaml'],
    ],
    'u2103/drive.6': [
      ['machines/gate-ruler/drive-resolution.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.6-a-play-breaks-the-gate.yaml'],
    ],
    'u2103/drive.7': [
      ['src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.7-played-in-attack-phase.yaml'],
    ],
    'u2103/drive.8': [
      ['src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.8-paying-ruler-pays.yaml'],
    ],
    'u2103/drive.9': [
      ['src/rulesets/gate-ruler/rules/ch09-gate/gate.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.9-nobody-answers-before-the-overdrive.yaml'],
    ],
    'u2103/drive.10': [
      ['src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.10-nothing-need-be-played.yaml'],
    ],
    'u2103/drive.11': [
      ['machines/gate-ruler/drive-resolution.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.11-giving-up-breaks-nothing.yaml'],
    ],
    'u2103/drive.12': [
      ['src/rulesets/gate-ruler/rules/ch10-drive/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.12-uses-the-summon-cap.yaml'],
    ],
    'u2103/unaffected.1': [
      ['src/rulesets/gate-ruler/reading/continuous.ts'],
      [
        'test/scenarios/gate-ruler/u2103/unaffected.1-enemy-effect-ignored.yaml',
        'test/scenarios/gate-ruler/u2103/unaffected.1-own-effects-reach-it.yaml',
      ],
    ],
    'u2103/unaffected.2': [
      ['src/rulesets/gate-ruler/reading/reference.ts'],
      ['test/scenarios/gate-ruler/u2103/unaffected.2-not-destroyed-by-enemy.yaml'],
    ],
    'u2103/unaffected.3': [
      ['src/rulesets/gate-ruler/reading/reference.ts'],
      [
        'test/scenarios/gate-ruler/u2103/unaffected.3-may-still-be-chosen.yaml',
        'test/scenarios/gate-ruler/u2103/unaffected.3-no-enemy-effect-damage.yaml',
      ],
    ],
    'u2103/unaffected.4': [
      ['src/rulesets/gate-ruler/reading/continuous.ts'],
      ['test/scenarios/gate-ruler/u2103/unaffected.4-keeps-its-hp.yaml'],
    ],
    'u2103/unaffected.5': [
      ['src/rulesets/gate-ruler/rules/ch13-damage/damage.ts'],
      ['test/scenarios/gate-ruler/u2103/unaffected.5-damage-not-replaced.yaml'],
    ],
    'u2103/unaffected.6': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/attack.ts'],
      [
        'test/scenarios/gate-ruler/u2103/unaffected.6-takes-combat-damage.yaml',
        'test/scenarios/gate-ruler/u2103/unaffected.6-takes-intercept-damage.yaml',
      ],
    ],
    'u2103/unaffected.7': [
      ['src/rulesets/gate-ruler/happening/triggers.ts'],
      ['test/scenarios/gate-ruler/u2103/unaffected.7-timings-are-met.yaml'],
    ],
    'u2103/unaffected.8': [
      ['src/rulesets/gate-ruler/reading/reference.ts'],
      ['test/scenarios/gate-ruler/u2103/unaffected.8-only-its-part-ignored.yaml'],
    ],
    'u2103/attack-ban.1': [
      ['src/rulesets/gate-ruler/asking/why-not/attack.ts'],
      [
        'test/gate-ruler/asking/why-not.test.ts',
        'test/scenarios/gate-ruler/u2103/attack-ban.1-cannot-attack.yaml',
      ],
    ],
    'u2103/attack-ban.2': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/attack.ts'],
      [
        'test/scenarios/gate-ruler/u2103/attack-ban.2-cannot-be-attacked.yaml',
        'test/scenarios/gate-ruler/u2103/attack-ban.2-xingtian-after-overdrive.yaml',
      ],
    ],
    'u2103/attack-ban.3': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/attack.ts'],
      ['test/scenarios/gate-ruler/u2103/attack-ban.3-looked-at-in-declaration.yaml'],
    ],
    'u2103/attack-ban.5': [[], ['test/scenarios/gate-ruler/u2103/attack-ban.5-led-attack-goes-on.yaml']],
    'u2103/attack-ban.6': [[], ['test/scenarios/gate-ruler/u2103/attack-ban.6-hit-after-moving-in.yaml']],
    'u2103/enhance.1': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.1-soul-from-play.yaml'],
    ],
    'u2103/enhance.2': [
      ['machines/gate-ruler/effect.ts', 'src/rulesets/gate-ruler/rules/ch14-abilities/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.2-only-one-that-fits.yaml'],
    ],
    'u2103/enhance.3': [
      [
        'machines/gate-ruler/effect.ts',
        'src/rulesets/gate-ruler/asking/decisions.ts',
        'src/rulesets/gate-ruler/rules/ch14-abilities/enhance.ts',
      ],
      [
        'test/scenarios/gate-ruler/u2103/enhance.3-comes-out-without-candidate.yaml',
        'test/scenarios/gate-ruler/u2103/enhance.3-never-forced.yaml',
      ],
    ],
    'u2103/enhance.4': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.4-comes-to-another-zone.yaml'],
    ],
    'u2103/enhance.5': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.5-picked-sees-nothing.yaml'],
    ],
    'u2103/enhance.6': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.6-picked-is-not-seen.yaml'],
    ],
    'u2103/enhance.7': [
      ['machines/gate-ruler/effect.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.7-cannot-be-answered.yaml'],
    ],
    'u2103/enhance.8': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.8-candidate-destroyed-before.yaml'],
    ],
    'u2103/enhance.9': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.9-another-candidate-picked.yaml'],
    ],
    'u2103/resource-ability.2': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/completion.ts'],
      ['test/scenarios/gate-ruler/u2103/resource-ability.2-played-with-a-resource.yaml'],
    ],
    'u2103/resource-ability.3': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/completion.ts'],
      ['test/scenarios/gate-ruler/u2103/resource-ability.3-not-without-a-resource.yaml'],
    ],
    'u2103/resource-ability.4': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/completion.ts'],
      ['test/scenarios/gate-ruler/u2103/resource-ability.4-exhausted-resource-counts.yaml'],
    ],
    'u2103/resource-ability.5': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/cost.ts'],
      ['test/scenarios/gate-ruler/u2103/resource-ability.5-paid-with-the-ruler.yaml'],
    ],
    'u2103/resource-ability.6': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/completion.ts'],
      ['test/scenarios/gate-ruler/u2103/resource-ability.6-only-resource-zone-counts.yaml'],
    ],
    'u2103/standby.1': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/scenarios/gate-ruler/u2103/standby.1-may-be-set.yaml'],
    ],
    'u2103/standby.2': [
      ['src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts'],
      [
        'test/scenarios/gate-ruler/u2103/standby.2-karakasa-comes-to-defend.yaml',
        'test/scenarios/gate-ruler/u2103/standby.2-summoned-from-set-zone.yaml',
      ],
    ],
    'u2103/standby.3': [
      ['src/rulesets/gate-ruler/rules/ch03-zones/movement.ts'],
      [
        'test/scenarios/gate-ruler/u2103/standby.3-not-by-an-effect.yaml',
        'test/scenarios/gate-ruler/u2103/standby.3-only-from-the-set-zone.yaml',
      ],
    ],
    'u2103/standby.4': [
      ['src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts'],
      ['test/scenarios/gate-ruler/u2103/standby.4-costs-and-counts.yaml'],
    ],
    'u2103/standby.5': [
      ['src/rulesets/gate-ruler/rules/ch07-actions/gate-actions.ts'],
      ['test/scenarios/gate-ruler/u2103/standby.5-needs-an-empty-gate.yaml'],
    ],
    'u2103/standby.6': [
      ['src/rulesets/gate-ruler/reading/zones.ts'],
      ['test/scenarios/gate-ruler/u2103/standby.6-not-forced.yaml'],
    ],
    'u2103/pacifist.1': [
      ['src/rulesets/gate-ruler/rules/ch08-attack/attack.ts'],
      ['test/scenarios/gate-ruler/u2103/pacifist.1-attacks-once-lost.yaml'],
    ],
    'u2103/arketta.1': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/treatment.ts'],
      ['test/scenarios/gate-ruler/u2103/arketta.1-read-when-referred-to.yaml'],
    ],
    'u2103/arketta.2': [
      [],
      [
        'test/scenarios/gate-ruler/u2103/arketta.2-ability-taken-back.yaml',
        'test/scenarios/gate-ruler/u2103/arketta.2-counter-taken-back.yaml',
        'test/scenarios/gate-ruler/u2103/arketta.2-play-taken-back.yaml',
      ],
    ],
    'u2103/arketta.3': [[], ['test/scenarios/gate-ruler/u2103/arketta.3-level-1-is-not-destroyed.yaml']],
    'u2103/stridam.1': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/counter-item.ts'],
      ['test/scenarios/gate-ruler/u2103/stridam.1-a-counter-becomes-another.yaml'],
    ],
    'u2103/stridam.2': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/counter-item.ts'],
      ['test/scenarios/gate-ruler/u2103/stridam.2-counter-replaced-in-place.yaml'],
    ],
    'u2103/stridam.3': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/counter-item.ts'],
      ['test/scenarios/gate-ruler/u2103/stridam.3-card-returns-to-counter-zone.yaml'],
    ],
    'u2103/stridam.4': [
      ['src/rulesets/gate-ruler/rules/ch14-abilities/instructions/counter-item.ts'],
      ['test/scenarios/gate-ruler/u2103/stridam.4-card-then-to-graveyard.yaml'],
    ],
  },
  'waiting-zone': {
    'edition.1': [
      ['machines/waiting-zone/attack.ts', 'src/rulesets/waiting-zone/rules/battle/damage.ts'],
      ['test/scenarios/waiting-zone/edition/edition.1-no-damage-before-check.yaml'],
    ],
    'event.1': [
      [
        'machines/waiting-zone/event.ts',
        'machines/waiting-zone/phase.ts',
        'src/rulesets/waiting-zone/rules/waiting/event.ts',
      ],
      [
        'test/scenarios/waiting-zone/event/event.1-turn-player-begins-events.yaml',
        'test/waiting-zone/faces/person.test.ts',
      ],
    ],
    'event.2': [
      [
        'machines/waiting-zone/attack.ts',
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/cost-ability.ts',
        'machines/waiting-zone/event.ts',
        'machines/waiting-zone/phase.ts',
        'src/rulesets/waiting-zone/asking/decisions.ts',
        'src/rulesets/waiting-zone/asking/why-not/why-not.ts',
        'src/rulesets/waiting-zone/rules/waiting/event.ts',
        'src/rulesets/waiting-zone/values/game.ts',
        'src/rulesets/waiting-zone/values/option.ts',
      ],
      [
        'test/scenarios/waiting-zone/event/event.2-three-kinds-of-event.yaml',
        'test/waiting-zone/asking/why-not.test.ts',
      ],
    ],
    'event.3': [
      [
        'machines/waiting-zone/event.ts',
        'machines/waiting-zone/phase.ts',
        'src/rulesets/waiting-zone/rules/waiting/event.ts',
      ],
      [
        'test/scenarios/waiting-zone/event/event.3-none-while-unresolved.yaml',
        'properties/waiting-zone/rules/procedure.test.ts',
      ],
    ],
    'priority.1': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/rulesets/waiting-zone/rules/effects/effect.ts',
        'src/rulesets/waiting-zone/rules/waiting/order.ts',
      ],
      [
        'test/scenarios/waiting-zone/priority/priority.1-counters-resolve-first.yaml',
        'properties/waiting-zone/rules/procedure.test.ts',
      ],
    ],
    'priority.2': [
      ['machines/waiting-zone/settle.ts', 'src/rulesets/waiting-zone/rules/waiting/order.ts'],
      ['test/scenarios/waiting-zone/priority/priority.2-turn-player-goes-first.yaml'],
    ],
    'together.1': [
      [
        'machines/waiting-zone/counter-window.ts',
        'machines/waiting-zone/settle.ts',
        'src/rulesets/waiting-zone/asking/decisions.ts',
        'src/rulesets/waiting-zone/rules/waiting/order.ts',
        'src/rulesets/waiting-zone/values/option.ts',
      ],
      [
        'test/scenarios/waiting-zone/together/together.1-non-turn-player-orders-counters.yaml',
        'test/scenarios/waiting-zone/together/together.1-same-counters-not-asked.yaml',
        'test/scenarios/waiting-zone/together/together.1-turn-player-orders-abilities.yaml',
      ],
    ],
    'at-once.1': [
      ['machines/waiting-zone/card-play.ts', 'src/rulesets/waiting-zone/rules/zones/field.ts'],
      ['test/scenarios/waiting-zone/at-once/at-once.1-in-and-out-wait.yaml'],
    ],
    'at-once.2': [
      ['machines/waiting-zone/settle.ts'],
      ['test/scenarios/waiting-zone/at-once/at-once.2-no-effect-before-resolving.yaml'],
    ],
    'at-once.3': [
      [
        'src/rulesets/waiting-zone/rules/battle/damage.ts',
        'src/rulesets/waiting-zone/rules/effects/automatic.ts',
        'src/rulesets/waiting-zone/values/card.ts',
      ],
      [
        'test/scenarios/waiting-zone/at-once/at-once.3-suppressed-retaliation-never-waits.yaml',
        'properties/waiting-zone/rules/procedure.test.ts',
      ],
    ],
    'zone.1': [['src/rulesets/waiting-zone/rules/waiting/waiting-zone.ts'], []],
    'zone.2': [
      ['src/rulesets/waiting-zone/reading/zones.ts'],
      [
        'test/scenarios/waiting-zone/zone/zone.2-neither-hand-nor-field.yaml',
        'test/waiting-zone/seen/view.test.ts',
        'properties/waiting-zone/rules/procedure.test.ts',
      ],
    ],
    'zone.3': [
      [
        'machines/waiting-zone/counter-window.ts',
        'machines/waiting-zone/declaration.ts',
        'src/rulesets/waiting-zone/rules/play/declaration.ts',
        'src/rulesets/waiting-zone/values/waiting-item.ts',
      ],
      [
        'test/scenarios/waiting-zone/zone/zone.3-counters-wait-beside-card.yaml',
        'test/waiting-zone/seen/view.test.ts',
      ],
    ],
    'zone.4': [
      ['machines/waiting-zone/declaration.ts'],
      ['test/scenarios/waiting-zone/zone/zone.4-abilities-wait.yaml'],
    ],
    'zone.5': [
      ['machines/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/zone/zone.5-attack-waits.yaml'],
    ],
    'zone.6': [
      ['machines/waiting-zone/attack.ts', 'src/rulesets/waiting-zone/values/waiting-item.ts'],
      ['test/scenarios/waiting-zone/zone/zone.6-damage-waits.yaml'],
    ],
    'check.1': [
      [
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/cost-ability.ts',
        'machines/waiting-zone/counter-check.ts',
        'machines/waiting-zone/counter-window.ts',
        'machines/waiting-zone/settle.ts',
        'src/rulesets/waiting-zone/asking/decisions.ts',
        'src/rulesets/waiting-zone/asking/why-not/why-not.ts',
        'src/rulesets/waiting-zone/rules/checks/counter.ts',
        'src/rulesets/waiting-zone/rules/checks/window.ts',
        'src/rulesets/waiting-zone/values/option.ts',
      ],
      [
        'test/scenarios/waiting-zone/check/check.1-turn-player-never-asked.yaml',
        'test/waiting-zone/asking/why-not.test.ts',
        'properties/waiting-zone/rules/procedure.test.ts',
      ],
    ],
    'check.2': [
      [
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/cost-ability.ts',
        'src/rulesets/waiting-zone/rules/checks/window.ts',
        'src/rulesets/waiting-zone/rules/play/declaration.ts',
        'src/rulesets/waiting-zone/values/card.ts',
      ],
      ['test/scenarios/waiting-zone/check/check.2-play-and-use-checked.yaml'],
    ],
    'check.3': [
      ['machines/waiting-zone/card-play.ts', 'src/rulesets/waiting-zone/rules/checks/window.ts'],
      ['test/scenarios/waiting-zone/check/check.3-entering-without-in-checked.yaml'],
    ],
    'check.4': [
      ['machines/waiting-zone/attack.ts', 'src/rulesets/waiting-zone/rules/checks/window.ts'],
      ['test/scenarios/waiting-zone/check/check.4-leaving-without-out-checked.yaml'],
    ],
    'check.5': [
      ['machines/waiting-zone/attack.ts', 'src/rulesets/waiting-zone/rules/checks/window.ts'],
      ['test/scenarios/waiting-zone/check/check.5-attack-is-checked.yaml'],
    ],
    'check.6': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/rules/battle/damage.ts',
        'src/rulesets/waiting-zone/rules/checks/window.ts',
        'src/rulesets/waiting-zone/values/card.ts',
      ],
      ['test/scenarios/waiting-zone/check/check.6-damage-is-checked.yaml'],
    ],
    'check.7': [
      ['machines/waiting-zone/cost-ability.ts', 'src/rulesets/waiting-zone/reading/choice.ts'],
      ['test/scenarios/waiting-zone/check/check.7-counter-names-abilities-only.yaml'],
    ],
    'check.8': [
      [
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/counter-window.ts',
        'src/rulesets/waiting-zone/rules/zones/field.ts',
      ],
      ['test/scenarios/waiting-zone/check/check.8-entering-and-in-together.yaml'],
    ],
    'check.9': [
      ['machines/waiting-zone/counter-window.ts', 'src/rulesets/waiting-zone/rules/zones/field.ts'],
      ['test/scenarios/waiting-zone/check/check.9-leaving-and-out-together.yaml'],
    ],
    'check.10': [
      [
        'src/rulesets/waiting-zone/rules/effects/instruction.ts',
        'src/rulesets/waiting-zone/rules/zones/field.ts',
        'src/rulesets/waiting-zone/values/card.ts',
      ],
      [
        'test/scenarios/waiting-zone/check/check.10-removed-card-without-out.yaml',
        'test/scenarios/waiting-zone/check/check.10-returned-card-without-out.yaml',
        'test/waiting-zone/seen/view.test.ts',
        'properties/waiting-zone/rules/procedure.test.ts',
      ],
    ],
    'play.1': [
      [
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/cost-ability.ts',
        'machines/waiting-zone/declaration.ts',
        'src/rulesets/waiting-zone/asking/why-not/declared.ts',
        'src/rulesets/waiting-zone/rules/play/declaration.ts',
      ],
      [
        'test/scenarios/waiting-zone/play/play.1-energy-paid-as-declared.yaml',
        'test/scenarios/waiting-zone/play/play.1-unpayable-card-not-offered.yaml',
        'test/waiting-zone/asking/why-not.test.ts',
      ],
    ],
    'play.2': [
      [
        'machines/waiting-zone/declaration.ts',
        'src/rulesets/waiting-zone/asking/decisions.ts',
        'src/rulesets/waiting-zone/asking/why-not/declared.ts',
        'src/rulesets/waiting-zone/rules/play/declaration.ts',
        'src/rulesets/waiting-zone/values/card.ts',
        'src/rulesets/waiting-zone/values/option.ts',
      ],
      [
        'test/scenarios/waiting-zone/play/play.2-other-cards-pay-costs.yaml',
        'test/waiting-zone/asking/why-not.test.ts',
      ],
    ],
    'play.3': [
      [
        'machines/waiting-zone/declaration.ts',
        'src/rulesets/waiting-zone/asking/decisions.ts',
        'src/rulesets/waiting-zone/rules/play/declaration.ts',
        'src/rulesets/waiting-zone/values/card.ts',
        'src/rulesets/waiting-zone/values/option.ts',
      ],
      [
        'test/scenarios/waiting-zone/play/play.3-declined-cost-adds-nothing.yaml',
        'test/scenarios/waiting-zone/play/play.3-paid-cost-adds-effect.yaml',
      ],
    ],
    'play.4': [
      [
        'machines/waiting-zone/declaration.ts',
        'src/rulesets/waiting-zone/asking/decisions.ts',
        'src/rulesets/waiting-zone/rules/play/declaration.ts',
        'src/rulesets/waiting-zone/values/card.ts',
        'src/rulesets/waiting-zone/values/option.ts',
      ],
      ['test/scenarios/waiting-zone/play/play.4-one-side-is-chosen.yaml'],
    ],
    'play.5': [
      [
        'machines/waiting-zone/declaration.ts',
        'src/rulesets/waiting-zone/asking/decisions.ts',
        'src/rulesets/waiting-zone/asking/why-not/declared.ts',
        'src/rulesets/waiting-zone/rules/play/declaration.ts',
        'src/rulesets/waiting-zone/values/option.ts',
      ],
      [
        'test/scenarios/waiting-zone/play/play.5-cost-leaves-a-target.yaml',
        'test/scenarios/waiting-zone/play/play.5-targetless-play-not-offered.yaml',
        'test/scenarios/waiting-zone/play/play.5-targets-chosen-after-costs.yaml',
        'test/waiting-zone/asking/why-not.test.ts',
      ],
    ],
    'play.6': [
      [
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/declaration.ts',
        'src/rulesets/waiting-zone/rules/play/declaration.ts',
        'src/rulesets/waiting-zone/values/waiting-item.ts',
      ],
      ['test/scenarios/waiting-zone/play/play.6-declared-card-leaves-hand.yaml'],
    ],
    'play.7': [
      ['machines/waiting-zone/card-play.ts'],
      [
        'test/scenarios/waiting-zone/play/play.7-checked-twice.yaml',
        'properties/waiting-zone/rules/procedure.test.ts',
      ],
    ],
    'play.8': [
      ['machines/waiting-zone/card-play.ts', 'src/rulesets/waiting-zone/rules/waiting/negation.ts'],
      ['test/scenarios/waiting-zone/play/play.8-negated-card-is-discarded.yaml'],
    ],
    'play.9': [
      [
        'machines/waiting-zone/card-play.ts',
        'src/rulesets/waiting-zone/described/course.ts',
        'src/rulesets/waiting-zone/rules/play/card-play.ts',
      ],
      ['test/scenarios/waiting-zone/play/play.9-standing-card-enters-field.yaml'],
    ],
    'play.10': [
      ['machines/waiting-zone/card-play.ts', 'src/rulesets/waiting-zone/rules/zones/field.ts'],
      ['test/scenarios/waiting-zone/play/play.10-in-waits-at-entering.yaml'],
    ],
    'play.11': [
      ['machines/waiting-zone/card-play.ts'],
      [
        'test/scenarios/waiting-zone/play/play.11-harmless-counter-changes-nothing.yaml',
        'test/scenarios/waiting-zone/play/play.11-negated-in-card-stays.yaml',
      ],
    ],
    'play.12': [
      ['machines/waiting-zone/event.ts', 'machines/waiting-zone/settle.ts'],
      ['test/scenarios/waiting-zone/play/play.12-in-resolves-event-over.yaml'],
    ],
    'play.13': [
      ['src/rulesets/waiting-zone/rules/zones/field.ts'],
      ['test/scenarios/waiting-zone/play/play.13-out-waits-beside-in.yaml'],
    ],
    'play.14': [
      ['machines/waiting-zone/counter-window.ts'],
      ['test/scenarios/waiting-zone/play/play.14-negated-out-in-resolves.yaml'],
    ],
    'play.15': [
      [
        'machines/waiting-zone/event.ts',
        'machines/waiting-zone/settle.ts',
        'src/rulesets/waiting-zone/rules/effects/effect.ts',
        'src/rulesets/waiting-zone/rules/waiting/negation.ts',
      ],
      ['test/scenarios/waiting-zone/play/play.15-turn-player-orders-in-out.yaml'],
    ],
    'play.16': [
      ['machines/waiting-zone/settle.ts', 'src/rulesets/waiting-zone/values/waiting-item.ts'],
      ['test/scenarios/waiting-zone/play/play.16-in-outlasts-its-unit.yaml'],
    ],
    'play.17': [
      ['machines/waiting-zone/settle.ts', 'src/rulesets/waiting-zone/values/waiting-item.ts'],
      ['test/scenarios/waiting-zone/play/play.17-out-outlasts-its-unit.yaml'],
    ],
    'ability.1': [
      [
        'machines/waiting-zone/cost-ability.ts',
        'src/rulesets/waiting-zone/asking/why-not/why-not.ts',
        'src/rulesets/waiting-zone/rules/play/declaration.ts',
      ],
      [
        'test/scenarios/waiting-zone/ability/ability.1-checked-then-resolves.yaml',
        'test/waiting-zone/asking/why-not.test.ts',
      ],
    ],
    'ability.2': [
      [
        'machines/waiting-zone/cost-ability.ts',
        'src/rulesets/waiting-zone/rules/effects/effect.ts',
        'src/rulesets/waiting-zone/rules/waiting/negation.ts',
      ],
      [
        'test/scenarios/waiting-zone/ability/ability.2-its-deeds-are-checked.yaml',
        'test/scenarios/waiting-zone/ability/ability.2-negated-cost-ability-stops.yaml',
      ],
    ],
    'attack.1': [
      [
        'machines/waiting-zone/phase.ts',
        'machines/waiting-zone/turn.ts',
        'src/rulesets/waiting-zone/asking/why-not/why-not.ts',
        'src/rulesets/waiting-zone/rules/battle/attack.ts',
        'src/rulesets/waiting-zone/rules/turn/turn.ts',
        'src/rulesets/waiting-zone/rules/zones/field.ts',
        'src/rulesets/waiting-zone/values/game.ts',
      ],
      [
        'test/scenarios/waiting-zone/attack/attack.1-newcomer-has-its-right.yaml',
        'test/scenarios/waiting-zone/attack/attack.1-no-second-attack.yaml',
        'test/scenarios/waiting-zone/attack/attack.1-none-in-main-phase.yaml',
        'test/waiting-zone/asking/why-not.test.ts',
      ],
    ],
    'attack.2': [
      ['machines/waiting-zone/attack.ts', 'src/rulesets/waiting-zone/rules/battle/attack.ts'],
      ['test/scenarios/waiting-zone/attack/attack.2-right-spent-before-target.yaml'],
    ],
    'attack.3': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/asking/decisions.ts',
        'src/rulesets/waiting-zone/rules/battle/attack.ts',
        'src/rulesets/waiting-zone/values/option.ts',
      ],
      ['test/scenarios/waiting-zone/attack/attack.3-enemy-player-is-target.yaml'],
    ],
    'attack.4': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/rules/battle/attack.ts',
        'src/rulesets/waiting-zone/values/waiting-item.ts',
      ],
      ['test/scenarios/waiting-zone/attack/attack.4-both-sides-are-hurt.yaml'],
    ],
    'attack.5': [
      ['machines/waiting-zone/attack.ts', 'src/rulesets/waiting-zone/rules/battle/attack.ts'],
      ['test/scenarios/waiting-zone/attack/attack.5-harmless-counter-stops-nothing.yaml'],
    ],
    'attack.6': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/rules/battle/attack.ts',
        'src/rulesets/waiting-zone/rules/zones/field.ts',
      ],
      [
        'test/scenarios/waiting-zone/attack/attack.6-destroyed-attacker-voids-it.yaml',
        'properties/waiting-zone/rules/procedure.test.ts',
      ],
    ],
    'attack.7': [
      ['machines/waiting-zone/attack.ts', 'src/rulesets/waiting-zone/rules/zones/field.ts'],
      ['test/scenarios/waiting-zone/attack/attack.7-returned-attacker-voids-it.yaml'],
    ],
    'attack.8': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/rules/battle/attack.ts',
        'src/rulesets/waiting-zone/rules/zones/field.ts',
      ],
      [
        'test/scenarios/waiting-zone/attack/attack.8-newcomer-gives-right-back.yaml',
        'properties/waiting-zone/rules/procedure.test.ts',
      ],
    ],
    'attack.9': [
      ['machines/waiting-zone/event.ts', 'machines/waiting-zone/phase.ts'],
      ['test/scenarios/waiting-zone/attack/attack.9-newcomer-attacked-afresh.yaml'],
    ],
    'attack.10': [
      ['machines/waiting-zone/attack.ts', 'src/rulesets/waiting-zone/rules/battle/attack.ts'],
      ['test/scenarios/waiting-zone/attack/attack.10-damage-equals-attack.yaml'],
    ],
    'attack.11': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/rules/battle/attack.ts',
        'src/rulesets/waiting-zone/values/waiting-item.ts',
      ],
      ['test/scenarios/waiting-zone/attack/attack.11-damage-waits-for-check.yaml'],
    ],
    'attack.12': [
      ['machines/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/attack/attack.12-damage-dealt-after-counter.yaml'],
    ],
    'attack.13': [
      ['machines/waiting-zone/attack.ts', 'src/rulesets/waiting-zone/rules/battle/attack.ts'],
      ['test/scenarios/waiting-zone/attack/attack.13-damage-dealt-event-over.yaml'],
    ],
    'attack.14': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/rules/battle/attack.ts',
        'src/rulesets/waiting-zone/rules/waiting/negation.ts',
      ],
      [
        'test/scenarios/waiting-zone/attack/attack.14-only-retaliation-is-dealt.yaml',
        'properties/waiting-zone/rules/procedure.test.ts',
      ],
    ],
    'reading.1': [
      [
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/counter-window.ts',
        'src/rulesets/waiting-zone/rules/play/card-play.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.1-harmless-counter-leaves-play.yaml'],
    ],
    'reading.2': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/rulesets/waiting-zone/rules/checks/window.ts',
        'src/rulesets/waiting-zone/rules/waiting/order.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.2-counter-is-not-checked.yaml'],
    ],
    'reading.3': [
      [
        'machines/waiting-zone/settle.ts',
        'src/rulesets/waiting-zone/rules/waiting/order.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.3-orders-only-own-abilities.yaml'],
    ],
    'reading.4': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/rulesets/waiting-zone/rules/checks/window.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      [
        'test/scenarios/waiting-zone/reading/reading.4-checked-after-both-counters.yaml',
        'test/scenarios/waiting-zone/reading/reading.4-new-checks-come-first.yaml',
      ],
    ],
    'reading.5': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/rules/zones/field.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      [
        'test/scenarios/waiting-zone/reading/reading.5-both-fall-one-check.yaml',
        'test/scenarios/waiting-zone/reading/reading.5-fallen-units-are-checked.yaml',
      ],
    ],
    'reading.6': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/rulesets/waiting-zone/rules/checks/window.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.6-check-is-not-repeated.yaml'],
    ],
    'reading.7': [
      [
        'src/rulesets/waiting-zone/rules/waiting/negation.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.7-negated-costs-stay-paid.yaml'],
    ],
    'reading.8': [
      [
        'machines/waiting-zone/card-play.ts',
        'src/rulesets/waiting-zone/cards/spells.ts',
        'src/rulesets/waiting-zone/rules/effects/effect.ts',
        'src/rulesets/waiting-zone/rules/play/card-play.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      [
        'test/scenarios/waiting-zone/reading/reading.8-spell-never-enters-field.yaml',
        'test/scenarios/waiting-zone/reading/reading.8-spell-resolves-while-waiting.yaml',
      ],
    ],
    'reading.9': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/rulesets/waiting-zone/rules/checks/window.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.9-own-newcomer-is-checked.yaml'],
    ],
    'reading.10': [
      ['machines/waiting-zone/attack.ts'],
      [
        'test/scenarios/waiting-zone/reading/reading.10-no-right-comes-back.yaml',
        'test/scenarios/waiting-zone/reading/reading.10-right-goes-with-unit.yaml',
      ],
    ],
    'reading.11': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/rules/battle/attack.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      [
        'test/scenarios/waiting-zone/reading/reading.11-lost-target-deals-nothing.yaml',
        'test/scenarios/waiting-zone/reading/reading.11-lost-target-spares-player.yaml',
      ],
    ],
    'reading.12': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.12-player-does-not-retaliate.yaml'],
    ],
    'reading.13': [
      [
        'src/rulesets/waiting-zone/rules/waiting/reflection.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      [
        'test/scenarios/waiting-zone/reading/reading.13-reflected-beside-retaliation.yaml',
        'test/scenarios/waiting-zone/reading/reading.13-reflected-hits-attacking-unit.yaml',
        'test/scenarios/waiting-zone/reading/reading.13-reflected-spares-attacked-unit.yaml',
        'test/scenarios/waiting-zone/reading/reading.13-retaliation-is-not-reflected.yaml',
      ],
    ],
    'reading.14': [
      [
        'src/rulesets/waiting-zone/rules/battle/damage.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.14-damage-outlasts-its-source.yaml'],
    ],
    'reading.15': [
      [
        'machines/waiting-zone/effect.ts',
        'src/rulesets/waiting-zone/rules/effects/effect.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.15-ability-outlasts-its-source.yaml'],
    ],
    'reading.16': [
      ['src/rulesets/waiting-zone/rules/waiting/negation.ts'],
      ['test/scenarios/waiting-zone/reading/reading.16-only-attack-is-dealt.yaml'],
    ],
    'reading.17': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/asking/decisions.ts',
        'src/rulesets/waiting-zone/rules/battle/attack.ts',
        'src/rulesets/waiting-zone/rules/battle/damage.ts',
        'src/rulesets/waiting-zone/rules/waiting/order.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.17-the-fallen-leave-together.yaml'],
    ],
    'reading.18': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/rulesets/waiting-zone/rules/battle/damage.ts',
        'src/rulesets/waiting-zone/rules/effects/instruction.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
        'src/rulesets/waiting-zone/values/waiting-item.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.18-effect-damage-is-checked.yaml'],
    ],
    'reading.19': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/rules/zones/field.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.19-any-newcomer-voids-attack.yaml'],
    ],
    'reading.20': [
      ['machines/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/reading/reading.20-attacking-newcomer-changes-nothing.yaml'],
    ],
    'reading.21': [
      [
        'machines/waiting-zone/attack.ts',
        'src/rulesets/waiting-zone/rules/battle/damage.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.21-reduced-only-as-dealt.yaml'],
    ],
    'reading.22': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/rulesets/waiting-zone/asking/why-not/why-not.ts',
        'src/rulesets/waiting-zone/cards/counters.ts',
        'src/rulesets/waiting-zone/reading/choice.ts',
        'src/rulesets/waiting-zone/rules/checks/counter.ts',
        'src/rulesets/waiting-zone/values/card.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      [
        'test/scenarios/waiting-zone/reading/reading.22-in-named-at-leaving.yaml',
        'test/waiting-zone/asking/why-not.test.ts',
      ],
    ],
    'reading.23': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/rulesets/waiting-zone/rules/zones/field.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.23-leaving-together-one-check.yaml'],
    ],
    'reading.24': [
      [
        'machines/waiting-zone/phase.ts',
        'machines/waiting-zone/turn.ts',
        'src/rulesets/waiting-zone/rules/turn/turn.ts',
        'src/rulesets/waiting-zone/rules/waiting/event.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/game.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.24-returned-right-may-lapse.yaml'],
    ],
    'reading.25': [
      ['machines/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/reading/reading.25-newcomer-guards-the-player.yaml'],
    ],
    'reading.26': [
      [
        'machines/waiting-zone/end-phase.ts',
        'src/rulesets/waiting-zone/rules/battle/damage.ts',
        'src/rulesets/waiting-zone/rules/turn/turn.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.26-damage-stays-over-turns.yaml'],
    ],
    'reading.27': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/rulesets/waiting-zone/rules/waiting/order.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.27-counters-before-own-abilities.yaml'],
    ],
    'reading.28': [
      [
        'machines/waiting-zone/settle.ts',
        'src/rulesets/waiting-zone/rules/waiting/order.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.28-turn-player-resolves-first.yaml'],
    ],
    'reading.29': [
      [
        'machines/waiting-zone/counter-check.ts',
        'machines/waiting-zone/event.ts',
        'src/rulesets/waiting-zone/values/editions.ts',
        'src/rulesets/waiting-zone/values/interpretations.ts',
      ],
      ['test/scenarios/waiting-zone/reading/reading.29-resolves-at-event-end.yaml'],
    ],
    'reading.30': [
      ['machines/waiting-zone/counter-window.ts'],
      ['test/scenarios/waiting-zone/reading/reading.30-killed-attacker-does-nothing.yaml'],
    ],
    'house.1': [
      [
        'machines/waiting-zone/match.ts',
        'src/rulesets/waiting-zone/cards/decks/legality.ts',
        'src/rulesets/waiting-zone/rules/turn/new-game.ts',
        'src/rulesets/waiting-zone/rules/turn/preparation.ts',
        'src/rulesets/waiting-zone/values/house.ts',
      ],
      ['test/waiting-zone/cards/cards.test.ts', 'test/waiting-zone/rules/house.test.ts'],
    ],
    'house.2': [
      [
        'machines/waiting-zone/end-phase.ts',
        'machines/waiting-zone/match.ts',
        'machines/waiting-zone/phase.ts',
        'machines/waiting-zone/turn.ts',
        'src/rulesets/waiting-zone/rules/turn/turn.ts',
        'src/rulesets/waiting-zone/values/option.ts',
      ],
      ['test/waiting-zone/rules/house.test.ts'],
    ],
    'house.3': [
      ['machines/waiting-zone/turn.ts', 'src/rulesets/waiting-zone/rules/turn/turn.ts'],
      ['test/waiting-zone/rules/house.test.ts'],
    ],
    'house.4': [
      ['machines/waiting-zone/turn.ts', 'src/rulesets/waiting-zone/rules/turn/turn.ts'],
      ['test/waiting-zone/rules/house.test.ts', 'test/waiting-zone/told/narrate.test.ts'],
    ],
    'house.5': [
      [
        'machines/waiting-zone/phase.ts',
        'machines/waiting-zone/turn.ts',
        'src/rulesets/waiting-zone/rules/waiting/event.ts',
      ],
      ['test/scenarios/waiting-zone/house/house.5-cards-in-battle-phase.yaml'],
    ],
    'house.6': [
      [
        'src/rulesets/waiting-zone/asking/why-not/declared.ts',
        'src/rulesets/waiting-zone/reading/zones.ts',
        'src/rulesets/waiting-zone/rules/play/card-play.ts',
        'src/rulesets/waiting-zone/rules/zones/field.ts',
      ],
      [
        'test/scenarios/waiting-zone/house/house.6-no-sixth-card.yaml',
        'test/waiting-zone/asking/why-not.test.ts',
      ],
    ],
    'house.7': [
      ['machines/waiting-zone/attack.ts', 'src/rulesets/waiting-zone/rules/battle/attack.ts'],
      ['test/scenarios/waiting-zone/house/house.7-player-attacked-past-units.yaml'],
    ],
    'house.8': [
      ['machines/waiting-zone/counter-window.ts', 'src/rulesets/waiting-zone/rules/effects/effect.ts'],
      [
        'test/scenarios/waiting-zone/house/house.8-counter-paid-and-discarded.yaml',
        'test/scenarios/waiting-zone/house/house.8-unpayable-counter-not-offered.yaml',
      ],
    ],
    'house.9': [
      [
        'machines/waiting-zone/end-phase.ts',
        'src/rulesets/waiting-zone/asking/decisions.ts',
        'src/rulesets/waiting-zone/rules/turn/turn.ts',
        'src/rulesets/waiting-zone/values/house.ts',
        'src/rulesets/waiting-zone/values/option.ts',
      ],
      [
        'test/scenarios/waiting-zone/house/house.9-discards-down-to-seven.yaml',
        'test/scenarios/waiting-zone/house/house.9-same-cards-not-asked.yaml',
      ],
    ],
    'house.10': [
      [
        'machines/waiting-zone/match.ts',
        'machines/waiting-zone/phase.ts',
        'machines/waiting-zone/turn.ts',
        'src/rulesets/waiting-zone/described/moments.ts',
        'src/rulesets/waiting-zone/rules/turn/defeat.ts',
      ],
      [
        'test/scenarios/waiting-zone/house/house.10-loses-after-the-event.yaml',
        'test/scenarios/waiting-zone/house/house.10-saved-before-event-ends.yaml',
        'test/waiting-zone/matches/matches.test.ts',
        'test/waiting-zone/rules/house.test.ts',
      ],
    ],
    'house.11': [
      [
        'machines/waiting-zone/match.ts',
        'src/rulesets/waiting-zone/rules/turn/defeat.ts',
        'src/rulesets/waiting-zone/rules/zones/movement.ts',
        'src/rulesets/waiting-zone/values/game.ts',
      ],
      ['test/waiting-zone/rules/house.test.ts'],
    ],
    'house.12': [
      ['machines/waiting-zone/match.ts', 'src/rulesets/waiting-zone/rules/turn/defeat.ts'],
      ['test/scenarios/waiting-zone/house/house.12-both-losing-is-draw.yaml'],
    ],
    'house.13': [
      ['src/rulesets/waiting-zone/rules/turn/defeat.ts'],
      ['test/waiting-zone/rules/house.test.ts'],
    ],
    'house.14': [
      [
        'machines/waiting-zone/effect.ts',
        'src/rulesets/waiting-zone/reading/reference.ts',
        'src/rulesets/waiting-zone/rules/battle/damage.ts',
        'src/rulesets/waiting-zone/rules/effects/instruction.ts',
        'src/rulesets/waiting-zone/values/card.ts',
      ],
      ['test/scenarios/waiting-zone/house/house.14-changed-target-is-spared.yaml'],
    ],
    'house.15': [
      [
        'src/rulesets/waiting-zone/rules/effects/automatic.ts',
        'src/rulesets/waiting-zone/rules/turn/turn.ts',
        'src/rulesets/waiting-zone/values/game.ts',
      ],
      ['test/scenarios/waiting-zone/house/house.15-evades-first-damage-only.yaml'],
    ],
    'house.16': [
      ['src/rulesets/waiting-zone/rules/effects/automatic.ts'],
      ['test/scenarios/waiting-zone/house/house.16-reduces-every-damage.yaml'],
    ],
    'house.17': [
      [
        'machines/waiting-zone/effect.ts',
        'src/rulesets/waiting-zone/asking/decisions.ts',
        'src/rulesets/waiting-zone/rules/effects/effect.ts',
        'src/rulesets/waiting-zone/values/option.ts',
      ],
      ['test/scenarios/waiting-zone/house/house.17-in-targets-as-resolving.yaml'],
    ],
  },
  'excess-damage': {
    '120.1': [
      [
        'machines/excess-damage/event.ts',
        'src/rulesets/excess-damage/reading/board.ts',
        'src/rulesets/excess-damage/rules/event/announce.ts',
        'src/rulesets/excess-damage/values/game.ts',
      ],
      ['test/scenarios/excess-damage/damage/120.1-relic-is-dealt-nothing.yaml'],
    ],
    '120.3': [
      [
        'machines/excess-damage/damage.ts',
        'src/rulesets/excess-damage/rules/damage/results.ts',
        'src/rulesets/excess-damage/values/game.ts',
      ],
      ['test/scenarios/excess-damage/damage/120.3-all-three-results.yaml'],
    ],
    '120.3a': [
      ['src/rulesets/excess-damage/rules/damage/results.ts'],
      ['test/scenarios/excess-damage/damage/120.3a-player-loses-life.yaml'],
    ],
    '120.3b': [
      ['src/rulesets/excess-damage/rules/damage/results.ts'],
      ['test/scenarios/excess-damage/damage/120.3b-infect-poisons-players.yaml'],
    ],
    '120.3c': [
      ['src/rulesets/excess-damage/rules/damage/results.ts'],
      ['test/scenarios/excess-damage/damage/120.3c-planeswalker-loses-loyalty.yaml'],
    ],
    '120.3d': [
      ['src/rulesets/excess-damage/rules/damage/results.ts'],
      [
        'test/scenarios/excess-damage/damage/120.3d-infect-counters-destroy.yaml',
        'test/scenarios/excess-damage/damage/120.3d-wither-puts-counters.yaml',
      ],
    ],
    '120.3e': [
      ['src/rulesets/excess-damage/rules/damage/results.ts'],
      ['test/scenarios/excess-damage/damage/120.3e-damage-is-marked.yaml'],
    ],
    '120.3f': [
      ['src/rulesets/excess-damage/rules/damage/results.ts'],
      ['test/scenarios/excess-damage/damage/120.3f-lifelink-gains-what-dealt.yaml'],
    ],
    '120.3h': [
      ['src/rulesets/excess-damage/rules/damage/results.ts'],
      ['test/scenarios/excess-damage/damage/120.3h-battle-loses-defense.yaml'],
    ],
    '120.4': [
      [
        'machines/excess-damage/damage.ts',
        'machines/excess-damage/event.ts',
        'machines/excess-damage/modification.ts',
        'src/rulesets/excess-damage/rules/event/announce.ts',
        'src/rulesets/excess-damage/values/game.ts',
      ],
      [
        'test/excess-damage/machines/processes.test.ts',
        'test/excess-damage/oracle-all.ts',
        'test/excess-damage/oracle.test.ts',
        'test/scenarios/excess-damage/steps/120.4-steps-in-their-order.yaml',
      ],
    ],
    '120.4a': [
      [
        'machines/excess-damage/damage.ts',
        'src/rulesets/excess-damage/cards/damage-card.ts',
        'src/rulesets/excess-damage/reading/split.ts',
        'src/rulesets/excess-damage/rules/damage/dividing.ts',
        'src/rulesets/excess-damage/rules/damage/results.ts',
        'src/rulesets/excess-damage/values/game.ts',
      ],
      [
        'test/excess-damage/oracle-all.ts',
        'test/excess-damage/oracle.test.ts',
        'test/scenarios/excess-damage/steps/120.4a-excess-goes-to-controller.yaml',
        'test/scenarios/excess-damage/steps/120.4a-no-excess-stays-whole.yaml',
        'properties/excess-damage/reading/split.test.ts',
      ],
    ],
    '120.4a/creature': [
      ['machines/excess-damage/damage.ts', 'src/rulesets/excess-damage/reading/split.ts'],
      ['test/scenarios/excess-damage/steps/120.4a-creature-keeps-lethal-damage.yaml'],
    ],
    '120.4a/marked': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/steps/120.4a-marked-doomed-creature-keeps-nothing.yaml',
        'test/scenarios/excess-damage/steps/120.4a-marked-leaves-less-lethal.yaml',
      ],
    ],
    '120.4a/others': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/steps/120.4a-others-come-first.yaml',
        'test/scenarios/excess-damage/steps/120.4a-others-deathtouch-redirects-all.yaml',
      ],
    ],
    '120.4a/deathtouch': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/steps/120.4a-deathtouch-creature-keeps-1.yaml'],
    ],
    '120.4a/planeswalker': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/steps/120.4a-planeswalker-ignores-deathtouch.yaml',
        'test/scenarios/excess-damage/steps/120.4a-planeswalker-keeps-its-loyalty.yaml',
      ],
    ],
    '120.4a/battle': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/steps/120.4a-battle-keeps-its-defense.yaml'],
    ],
    '120.4a/several': [
      ['machines/excess-damage/damage.ts', 'src/rulesets/excess-damage/reading/split.ts'],
      ['test/scenarios/excess-damage/steps/120.4a-several-keeps-the-lesser.yaml'],
    ],
    '120.4a/first': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/steps/120.4a-first-spill-is-not-divided.yaml',
        'test/scenarios/excess-damage/steps/120.4a-first-spill-may-be-excess.yaml',
      ],
    ],
    '120.4a/instead': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/steps/120.4a-instead-lifelink-for-both-parts.yaml'],
    ],
    '120.4a/players': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/steps/120.4a-players-keep-all-damage.yaml',
        'properties/excess-damage/reading/split.test.ts',
      ],
    ],
    '120.4a/unmodified': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/steps/120.4a-unmodified-by-a-shield.yaml',
        'test/scenarios/excess-damage/steps/120.4a-unmodified-by-an-increase.yaml',
        'test/scenarios/excess-damage/steps/120.4a-unmodified-by-prevention.yaml',
        'properties/excess-damage/reading/split.test.ts',
      ],
    ],
    '120.4b': [
      [
        'machines/excess-damage/damage.ts',
        'machines/excess-damage/modification.ts',
        'src/rulesets/excess-damage/rules/damage/checking.ts',
        'src/rulesets/excess-damage/rules/damage/modification.ts',
        'src/rulesets/excess-damage/values/effect.ts',
        'src/rulesets/excess-damage/values/game.ts',
      ],
      [
        'test/excess-damage/machines/processes.test.ts',
        'test/scenarios/excess-damage/steps/120.4b-each-packet-by-itself.yaml',
      ],
    ],
    '120.4b/triggers': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/steps/120.4b-triggers-before-results.yaml'],
    ],
    '120.4c': [
      [
        'machines/excess-damage/damage.ts',
        'src/rulesets/excess-damage/rules/damage/results.ts',
        'src/rulesets/excess-damage/values/effect.ts',
        'src/rulesets/excess-damage/values/game.ts',
      ],
      ['test/scenarios/excess-damage/steps/120.4c-results-after-all-amounts.yaml'],
    ],
    '120.4c/replaced': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/steps/120.4c-replaced-counters-not-put.yaml',
        'test/scenarios/excess-damage/steps/120.4c-replaced-life-loss-doubles.yaml',
      ],
    ],
    '120.4d': [
      ['machines/excess-damage/damage.ts', 'src/rulesets/excess-damage/rules/damage/results.ts'],
      ['test/scenarios/excess-damage/steps/120.4d-both-creatures-die.yaml'],
    ],
    '120.6': [
      [
        'machines/excess-damage/damage.ts',
        'src/rulesets/excess-damage/reading/lethal.ts',
        'src/rulesets/excess-damage/rules/event/announce.ts',
        'src/rulesets/excess-damage/values/game.ts',
      ],
      ['test/scenarios/excess-damage/damage/120.6-lethal-never-below-0.yaml'],
    ],
    '120.6/power': [
      [
        'machines/excess-damage/assignment.ts',
        'machines/excess-damage/damage.ts',
        'src/rulesets/excess-damage/reading/lethal.ts',
      ],
      [
        'test/scenarios/excess-damage/damage/120.6-power-0-all-is-excess.yaml',
        'test/scenarios/excess-damage/damage/120.6-power-0-blocker-needs-nothing.yaml',
        'test/scenarios/excess-damage/damage/120.6-power-3-keeps-3.yaml',
      ],
    ],
    '120.6/judged': [
      ['machines/excess-damage/event.ts'],
      ['test/scenarios/excess-damage/damage/120.6-judged-again-after-zilortha.yaml'],
    ],
    '120.8': [
      [
        'machines/excess-damage/event.ts',
        'src/rulesets/excess-damage/reading/split.ts',
        'src/rulesets/excess-damage/rules/damage/checking.ts',
        'src/rulesets/excess-damage/rules/damage/dividing.ts',
        'src/rulesets/excess-damage/rules/event/announce.ts',
      ],
      [
        'test/scenarios/excess-damage/damage/120.8-prevented-to-0-not-dealt.yaml',
        'test/scenarios/excess-damage/damage/120.8-zero-makes-no-event.yaml',
      ],
    ],
    '120.10': [
      [
        'machines/excess-damage/damage.ts',
        'src/rulesets/excess-damage/cards/damage-card.ts',
        'src/rulesets/excess-damage/reading/excess.ts',
        'src/rulesets/excess-damage/rules/damage/checking.ts',
        'src/rulesets/excess-damage/rules/damage/results.ts',
        'src/rulesets/excess-damage/values/effect.ts',
      ],
      ['test/scenarios/excess-damage/excess/120.10-check-changes-nothing.yaml'],
    ],
    '120.10/creature': [
      ['machines/excess-damage/damage.ts', 'src/rulesets/excess-damage/reading/excess.ts'],
      [
        'test/scenarios/excess-damage/excess/120.10-creature-just-lethal-no-excess.yaml',
        'test/scenarios/excess-damage/excess/120.10-creature-marked-makes-more-excess.yaml',
      ],
    ],
    '120.10/planeswalker': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/excess/120.10-planeswalker-excess-beyond-loyalty.yaml'],
    ],
    '120.10/battle': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/excess/120.10-battle-excess-beyond-defense.yaml'],
    ],
    '120.10/several': [
      ['machines/excess-damage/damage.ts', 'src/rulesets/excess-damage/reading/excess.ts'],
      ['test/scenarios/excess-damage/excess/120.10-several-greatest-excess-counts.yaml'],
    ],
    '120.10/together': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/excess/120.10-together-two-sources-add-up.yaml'],
    ],
    '120.10/before': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/excess-damage/reading/thresholds.test.ts',
        'test/scenarios/excess-damage/excess/120.10-before-loyalty-before-counts.yaml',
        'test/scenarios/excess-damage/excess/120.10-before-second-event-anew.yaml',
      ],
    ],
    '120.10/players': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/excess/120.10-players-are-dealt-none.yaml'],
    ],
    '120.10/modified': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/excess/120.10-modified-increase-is-excess.yaml',
        'test/scenarios/excess-damage/excess/120.10-modified-prevented-is-no-excess.yaml',
      ],
    ],
    '104.2a': [
      [
        'machines/excess-damage/event.ts',
        'machines/excess-damage/state-based-actions.ts',
        'src/rulesets/excess-damage/rules/afterwards/state-based-actions.ts',
      ],
      [
        'test/excess-damage/clauses/clauses.test.ts',
        'test/scenarios/excess-damage/other-rules/104.2a-both-lose-nobody-wins.yaml',
        'test/scenarios/excess-damage/other-rules/104.2a-nothing-happens-after-losing.yaml',
      ],
    ],
    '104.3a': [
      ['src/rulesets/excess-damage/rules/afterwards/state-based-actions.ts'],
      ['test/excess-damage/clauses/clauses.test.ts'],
    ],
    '510.1a': [
      ['machines/excess-damage/assignment.ts', 'src/rulesets/excess-damage/rules/damage/trample.ts'],
      ['test/scenarios/excess-damage/other-rules/510.1a-power-is-the-damage.yaml'],
    ],
    '510.1b': [
      ['machines/excess-damage/assignment.ts', 'src/rulesets/excess-damage/rules/damage/trample.ts'],
      ['test/scenarios/excess-damage/other-rules/510.1b-unblocked-attacker-hits-whole.yaml'],
    ],
    '510.1c': [
      [
        'machines/excess-damage/assignment.ts',
        'machines/excess-damage/event.ts',
        'src/rulesets/excess-damage/rules/damage/trample.ts',
      ],
      [
        'test/excess-damage/machines/processes.test.ts',
        'test/scenarios/excess-damage/other-rules/510.1c-blocker-takes-all.yaml',
        'test/scenarios/excess-damage/other-rules/510.1c-only-trample-past-gone-blocker.yaml',
      ],
    ],
    '510.2': [
      [
        'machines/excess-damage/assignment.ts',
        'machines/excess-damage/event.ts',
        'src/rulesets/excess-damage/rules/damage/trample.ts',
      ],
      ['test/scenarios/excess-damage/other-rules/510.2-both-sides-one-event.yaml'],
    ],
    '513.1': [
      ['machines/excess-damage/event.ts', 'src/rulesets/excess-damage/rules/damage/checking.ts'],
      ['test/scenarios/excess-damage/other-rules/513.1-looking-back-stays-silent.yaml'],
    ],
    '603.3b': [
      [
        'machines/excess-damage/event.ts',
        'machines/excess-damage/trigger-placement.ts',
        'src/rulesets/excess-damage/asking/decisions.ts',
        'src/rulesets/excess-damage/rules/afterwards/triggers.ts',
        'src/rulesets/excess-damage/values/option.ts',
      ],
      [
        'test/excess-damage/machines/processes.test.ts',
        'test/scenarios/excess-damage/other-rules/603.3b-active-player-puts-first.yaml',
        'test/scenarios/excess-damage/other-rules/603.3b-player-orders-own-triggers.yaml',
      ],
    ],
    '603.3d': [
      [
        'machines/excess-damage/trigger-placement.ts',
        'src/rulesets/excess-damage/asking/decisions.ts',
        'src/rulesets/excess-damage/rules/afterwards/triggers.ts',
        'src/rulesets/excess-damage/values/option.ts',
      ],
      ['test/scenarios/excess-damage/other-rules/603.3d-any-other-target-offered.yaml'],
    ],
    '603.4': [
      ['machines/excess-damage/damage.ts', 'src/rulesets/excess-damage/rules/damage/checking.ts'],
      [
        'test/scenarios/excess-damage/other-rules/603.4-earlier-spell-meets-condition.yaml',
        'test/scenarios/excess-damage/other-rules/603.4-wrong-sources-trigger-nothing.yaml',
      ],
    ],
    '608.2b': [
      [
        'machines/excess-damage/event.ts',
        'src/rulesets/excess-damage/rules/afterwards/triggers.ts',
        'src/rulesets/excess-damage/rules/event/announce.ts',
      ],
      [
        'test/scenarios/excess-damage/other-rules/608.2b-gone-target-does-nothing.yaml',
        'test/scenarios/excess-damage/other-rules/608.2b-illegal-target-deals-nothing.yaml',
      ],
    ],
    '608.2c': [
      ['machines/excess-damage/event.ts', 'src/rulesets/excess-damage/rules/afterwards/triggers.ts'],
      ['test/scenarios/excess-damage/other-rules/608.2c-resolves-before-next-event.yaml'],
    ],
    '614.1': [
      ['machines/excess-damage/modification.ts', 'src/rulesets/excess-damage/rules/damage/modification.ts'],
      ['test/scenarios/excess-damage/other-rules/614.1-tripling-triples.yaml'],
    ],
    '614.5': [
      ['machines/excess-damage/modification.ts', 'src/rulesets/excess-damage/rules/damage/modification.ts'],
      ['test/scenarios/excess-damage/other-rules/614.5-doublings-apply-once-each.yaml'],
    ],
    '615.1': [
      ['machines/excess-damage/modification.ts', 'src/rulesets/excess-damage/rules/damage/modification.ts'],
      ['test/scenarios/excess-damage/other-rules/615.1-prevented-damage-stays-prevented.yaml'],
    ],
    '615.7': [
      [
        'machines/excess-damage/modification.ts',
        'src/rulesets/excess-damage/asking/decisions.ts',
        'src/rulesets/excess-damage/rules/damage/modification.ts',
        'src/rulesets/excess-damage/values/option.ts',
      ],
      [
        'test/scenarios/excess-damage/other-rules/615.7-shielded-player-chooses-packet.yaml',
        'test/scenarios/excess-damage/other-rules/615.7-used-shield-prevents-nothing.yaml',
      ],
    ],
    '616.1': [
      [
        'machines/excess-damage/modification.ts',
        'src/rulesets/excess-damage/asking/decisions.ts',
        'src/rulesets/excess-damage/rules/damage/modification.ts',
        'src/rulesets/excess-damage/values/option.ts',
      ],
      [
        'test/scenarios/excess-damage/other-rules/616.1-controller-of-permanent-asked.yaml',
        'test/scenarios/excess-damage/other-rules/616.1-hit-player-chooses-order.yaml',
      ],
    ],
    '702.12b': [
      [
        'machines/excess-damage/state-based-actions.ts',
        'src/rulesets/excess-damage/rules/afterwards/state-based-actions.ts',
      ],
      ['test/scenarios/excess-damage/other-rules/702.12b-indestructible-stays-with-excess.yaml'],
    ],
    '702.19b': [
      [
        'machines/excess-damage/assignment.ts',
        'src/rulesets/excess-damage/asking/decisions.ts',
        'src/rulesets/excess-damage/rules/damage/trample.ts',
        'src/rulesets/excess-damage/values/option.ts',
      ],
      [
        'test/scenarios/excess-damage/other-rules/702.19b-both-blockers-before-trampling.yaml',
        'test/scenarios/excess-damage/other-rules/702.19b-only-beyond-lethal-damage.yaml',
        'test/scenarios/excess-damage/other-rules/702.19b-rest-goes-past-blockers.yaml',
      ],
    ],
    '702.19b/together': [
      ['machines/excess-damage/assignment.ts'],
      [
        'test/scenarios/excess-damage/other-rules/702.19b-together-only-division-that-suffices.yaml',
        'test/scenarios/excess-damage/other-rules/702.19b-together-other-attackers-count.yaml',
      ],
    ],
    '702.19b/deathtouch': [
      ['machines/excess-damage/assignment.ts'],
      [
        'test/scenarios/excess-damage/other-rules/702.19b-deathtouch-1-each-is-enough.yaml',
        'test/scenarios/excess-damage/other-rules/702.19b-deathtouch-of-another-attacker.yaml',
      ],
    ],
    '702.19b/over': [
      ['machines/excess-damage/assignment.ts'],
      ['test/scenarios/excess-damage/other-rules/702.19b-over-blocker-may-take-all.yaml'],
    ],
    '702.19b/unmodified': [
      ['machines/excess-damage/assignment.ts'],
      ['test/scenarios/excess-damage/other-rules/702.19b-unmodified-lethal-damage.yaml'],
    ],
    '704.3': [
      [
        'machines/excess-damage/event.ts',
        'machines/excess-damage/state-based-actions.ts',
        'src/rulesets/excess-damage/rules/afterwards/state-based-actions.ts',
      ],
      [
        'test/excess-damage/machines/processes.test.ts',
        'test/scenarios/excess-damage/other-rules/704.3-actions-follow-at-once.yaml',
      ],
    ],
    '704.5a': [
      [
        'machines/excess-damage/state-based-actions.ts',
        'src/rulesets/excess-damage/rules/afterwards/state-based-actions.ts',
      ],
      [
        'test/excess-damage/described/scenario-rules.test.ts',
        'test/scenarios/excess-damage/other-rules/704.5a-no-life-loses.yaml',
      ],
    ],
    '704.5c': [
      [
        'machines/excess-damage/state-based-actions.ts',
        'src/rulesets/excess-damage/rules/afterwards/state-based-actions.ts',
      ],
      ['test/scenarios/excess-damage/other-rules/704.5c-ten-poison-loses.yaml'],
    ],
    '704.5f': [
      [
        'machines/excess-damage/state-based-actions.ts',
        'src/rulesets/excess-damage/rules/afterwards/state-based-actions.ts',
      ],
      ['test/scenarios/excess-damage/other-rules/704.5f-no-toughness-put-away.yaml'],
    ],
    '704.5g': [
      [
        'machines/excess-damage/state-based-actions.ts',
        'src/rulesets/excess-damage/rules/afterwards/state-based-actions.ts',
      ],
      [
        'test/scenarios/excess-damage/other-rules/704.5g-lethal-damage-destroys.yaml',
        'test/scenarios/excess-damage/other-rules/704.5g-power-0-dies-of-1.yaml',
      ],
    ],
    '704.5h': [
      [
        'machines/excess-damage/state-based-actions.ts',
        'src/rulesets/excess-damage/rules/afterwards/state-based-actions.ts',
        'src/rulesets/excess-damage/values/game.ts',
      ],
      [
        'test/scenarios/excess-damage/other-rules/704.5h-any-deathtouch-destroys.yaml',
        'test/scenarios/excess-damage/other-rules/704.5h-prevented-deathtouch-spares.yaml',
      ],
    ],
    '704.5i': [
      [
        'machines/excess-damage/state-based-actions.ts',
        'src/rulesets/excess-damage/rules/afterwards/state-based-actions.ts',
      ],
      ['test/scenarios/excess-damage/other-rules/704.5i-no-loyalty-put-away.yaml'],
    ],
    '704.5v': [
      [
        'machines/excess-damage/state-based-actions.ts',
        'src/rulesets/excess-damage/rules/afterwards/state-based-actions.ts',
      ],
      ['test/scenarios/excess-damage/other-rules/704.5v-no-defense-put-away.yaml'],
    ],
    'K-1': [
      ['machines/excess-damage/damage.ts', 'src/rulesets/excess-damage/values/interpretations.ts'],
      ['test/scenarios/excess-damage/readings/K-1-deathtouch-excess-beyond-1.yaml'],
    ],
    'K-2': [
      [
        'machines/excess-damage/damage.ts',
        'src/rulesets/excess-damage/reading/excess.ts',
        'src/rulesets/excess-damage/values/interpretations.ts',
      ],
      ['test/scenarios/excess-damage/readings/K-2-mixed-deathtouch-excess.yaml'],
    ],
    'K-3': [
      ['machines/excess-damage/damage.ts', 'src/rulesets/excess-damage/values/interpretations.ts'],
      ['test/scenarios/excess-damage/readings/K-3-needless-deathtouch-all-excess.yaml'],
    ],
    'K-4': [
      [
        'machines/excess-damage/damage.ts',
        'src/rulesets/excess-damage/asking/decisions.ts',
        'src/rulesets/excess-damage/reading/split.ts',
        'src/rulesets/excess-damage/rules/damage/dividing.ts',
        'src/rulesets/excess-damage/values/interpretations.ts',
        'src/rulesets/excess-damage/values/option.ts',
      ],
      ['test/scenarios/excess-damage/readings/K-4-first-packet-keeps-first.yaml'],
    ],
    'K-5': [
      [
        'machines/excess-damage/damage.ts',
        'src/rulesets/excess-damage/reading/excess.ts',
        'src/rulesets/excess-damage/values/game.ts',
        'src/rulesets/excess-damage/values/interpretations.ts',
      ],
      ['test/scenarios/excess-damage/readings/K-5-earlier-deathtouch-is-forgotten.yaml'],
    ],
    'K-6': [
      [
        'machines/excess-damage/damage.ts',
        'src/rulesets/excess-damage/reading/excess.ts',
        'src/rulesets/excess-damage/values/interpretations.ts',
      ],
      ['test/scenarios/excess-damage/readings/K-6-exact-loyalty-triggers-nothing.yaml'],
    ],
    'K-7': [
      [
        'machines/excess-damage/damage.ts',
        'src/rulesets/excess-damage/reading/excess.ts',
        'src/rulesets/excess-damage/rules/damage/checking.ts',
        'src/rulesets/excess-damage/values/interpretations.ts',
      ],
      ['test/scenarios/excess-damage/readings/K-7-spilled-excess-is-none.yaml'],
    ],
    'K-8': [
      [
        'machines/excess-damage/damage.ts',
        'src/rulesets/excess-damage/reading/split.ts',
        'src/rulesets/excess-damage/rules/damage/dividing.ts',
        'src/rulesets/excess-damage/values/interpretations.ts',
      ],
      ['test/scenarios/excess-damage/readings/K-8-excess-of-gone-lost.yaml'],
    ],
    'K-9': [
      [
        'machines/excess-damage/damage.ts',
        'machines/excess-damage/modification.ts',
        'src/rulesets/excess-damage/reading/excess.ts',
        'src/rulesets/excess-damage/values/game.ts',
        'src/rulesets/excess-damage/values/interpretations.ts',
      ],
      ['test/scenarios/excess-damage/readings/K-9-counters-are-not-checked.yaml'],
    ],
    'K-10': [
      [
        'machines/excess-damage/state-based-actions.ts',
        'src/rulesets/excess-damage/values/interpretations.ts',
      ],
      ['test/scenarios/excess-damage/readings/K-10-unmarked-power-0-stays.yaml'],
    ],
    'card/flame-spill': [[], ['test/scenarios/excess-damage/cards/flame-spill-deals-both-parts.yaml']],
    'card/super-duper-death-ray': [
      [],
      ['test/scenarios/excess-damage/cards/super-duper-death-ray-tramples-over.yaml'],
    ],
    'card/ram-through': [
      [],
      [
        'test/scenarios/excess-damage/cards/ram-through-deals-all-without-trample.yaml',
        'test/scenarios/excess-damage/cards/ram-through-needs-its-creature.yaml',
        'test/scenarios/excess-damage/cards/ram-through-trample-goes-on.yaml',
      ],
    ],
    'card/gandalfs-sanction': [
      [],
      ['test/scenarios/excess-damage/cards/gandalfs-sanction-divides-open-amount.yaml'],
    ],
    'card/pigment-storm': [[], ['test/scenarios/excess-damage/cards/pigment-storm-divides-5.yaml']],
    'card/ravenous-tyrannosaurus': [
      [],
      ['test/scenarios/excess-damage/cards/ravenous-tyrannosaurus-divides-its-power.yaml'],
    ],
    'card/megatron-destructive-force': [
      [],
      [
        'test/scenarios/excess-damage/cards/megatron-destructive-force-converts-after-excess.yaml',
        'test/scenarios/excess-damage/cards/megatron-destructive-force-stays-without-excess.yaml',
      ],
    ],
    'card/toralfs-hammer': [[], ['test/scenarios/excess-damage/cards/toralfs-hammer-redirects-nothing.yaml']],
    'card/bottle-cap-blast': [[], ['test/scenarios/excess-damage/cards/bottle-cap-blast-deals-all-5.yaml']],
    'card/nahiris-warcrafting': [
      [],
      ['test/scenarios/excess-damage/cards/nahiris-warcrafting-reads-a-battle.yaml'],
    ],
    'card/windswift-slice': [
      [],
      ['test/scenarios/excess-damage/cards/windswift-slice-reads-the-excess.yaml'],
    ],
    'card/hell-to-pay': [[], ['test/scenarios/excess-damage/cards/hell-to-pay-reads-open-amount.yaml']],
    'card/contest-of-claws': [[], ['test/scenarios/excess-damage/cards/contest-of-claws-reads-0.yaml']],
    'card/unleash-the-inferno': [
      [],
      ['test/scenarios/excess-damage/cards/unleash-the-inferno-reads-a-planeswalker.yaml'],
    ],
    'card/torch-the-witness': [[], ['test/scenarios/excess-damage/cards/torch-the-witness-deals-twice.yaml']],
    'card/toralf-god-of-fury': [
      [],
      [
        'test/scenarios/excess-damage/cards/toralf-god-of-fury-deals-on-again.yaml',
        'test/scenarios/excess-damage/cards/toralf-god-of-fury-triggers-for-no-others.yaml',
        'test/scenarios/excess-damage/cards/toralf-god-of-fury-triggers-per-permanent.yaml',
      ],
    ],
    'card/aegar-the-freezing-flame': [
      [],
      ['test/scenarios/excess-damage/cards/aegar-the-freezing-flame-draws-for-giants.yaml'],
    ],
    'card/magmatic-galleon': [[], ['test/scenarios/excess-damage/cards/magmatic-galleon-one-treasure.yaml']],
    'card/rith-liberated-primeval': [
      [],
      ['test/scenarios/excess-damage/cards/rith-liberated-primeval-gets-a-dragon.yaml'],
    ],
    'card/jaya-venerated-firemage': [
      [],
      ['test/scenarios/excess-damage/cards/jaya-venerated-firemage-adds-1-each.yaml'],
    ],
    'card/torbran-thane-of-red-fell': [
      [],
      ['test/scenarios/excess-damage/cards/torbran-thane-of-red-fell-adds-2.yaml'],
    ],
    'card/fiery-emancipation': [
      [],
      ['test/scenarios/excess-damage/cards/fiery-emancipation-triples-both-parts.yaml'],
    ],
    'card/furnace-of-rath': [
      [],
      ['test/scenarios/excess-damage/cards/furnace-of-rath-doubles-either-player.yaml'],
    ],
    'card/valkmira-protectors-shield': [
      [],
      ['test/scenarios/excess-damage/cards/valkmira-protectors-shield-not-own-damage.yaml'],
    ],
    'card/soul-scar-mage': [[], ['test/scenarios/excess-damage/cards/soul-scar-mage-puts-counters.yaml']],
    'card/zilortha-strength-incarnate': [
      [],
      ['test/scenarios/excess-damage/cards/zilortha-strength-incarnate-spares-other-side.yaml'],
    ],
  },
};
