// Written by `npm run docs`; a test fails when it is stale.

/** Files that carry a clause out, and files that test it, by ruleset and clause. */
export const carried: Readonly<
  Record<string, Readonly<Record<string, readonly [readonly string[], readonly string[]]>>>
> = {
  'gate-ruler': {
    '1-2a': [['machines/gate-ruler/match.ts'], []],
    '1-4': [['machines/gate-ruler/match.ts'], []],
    '1-4a': [['src/gate-ruler/rule-effects.ts'], []],
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
        'src/gate-ruler/rule-effects.ts',
      ],
      [
        'test/cli/play.test.ts',
        'test/cli/telling.test.ts',
        'test/fuzz/command.test.ts',
        'test/gate-ruler/narrate.test.ts',
        'test/scenarios/gate-ruler/ch01/1-4b-over-after-the-combat-damage.yaml',
        'test/scenarios/gate-ruler/ch01/1-4b-over-as-an-attack-ends.yaml',
        'test/scenarios/gate-ruler/ch01/1-4b-over-as-the-attack-phase-ends.yaml',
        'test/scenarios/gate-ruler/ch01/1-4b-over-as-the-turn-ends.yaml',
        'test/scenarios/gate-ruler/ch01/1-4b-over-at-the-attack-start.yaml',
        'test/scenarios/gate-ruler/ch01/1-4b-over-at-the-combat-damage-1.0.0.yaml',
        'test/scenarios/gate-ruler/ch01/1-4b-over-at-the-game-start.yaml',
        'test/scenarios/gate-ruler/ch01/1-4b-over-before-the-combat-damage.yaml',
        'test/scenarios/gate-ruler/ch01/1-4b-over-before-the-declaration.yaml',
        'test/scenarios/gate-ruler/ch01/1-4b-over-in-the-intercept-step.yaml',
        'test/scenarios/gate-ruler/ch01/1-4b-over-in-the-start-phase.yaml',
        'test/scenarios/gate-ruler/ch01/1-4b-over-while-attacking.yaml',
      ],
    ],
    '1-4b-1': [
      ['src/gate-ruler/rule-effects.ts'],
      ['test/gate-ruler/narrate.test.ts', 'test/scenarios/gate-ruler/traps/12-1-4b-1-both-at-once.yaml'],
    ],
    '1-4c': [['src/gate-ruler/rule-effects.ts'], ['test/gate-ruler/narrate.test.ts']],
    '1-5b': [
      [
        'machines/gate-ruler/effect.ts',
        'src/gate-ruler/instructions/choose.ts',
        'src/gate-ruler/instructions/rule.ts',
        'src/gate-ruler/language.ts',
        'src/gate-ruler/movement.ts',
        'src/gate-ruler/ruler-damage.ts',
      ],
      ['test/gate-ruler/rules/ruler-damage.test.ts'],
    ],
    '1-5g': [['src/gate-ruler/card.ts', 'src/gate-ruler/reading/stats.ts'], []],
    '2-1': [[], ['test/charts/process.test.ts', 'test/charts/sample.ts', 'test/cli/telling.test.ts']],
    '2-1b': [[], ['test/charts/process.test.ts', 'test/charts/sample.ts']],
    '2-3': [['src/gate-ruler/card-check/rules/types.ts'], []],
    '2-3a': [['src/gate-ruler/language.ts'], []],
    '3-1': [[], ['test/charts/process.test.ts', 'test/charts/sample.ts']],
    '3-2a': [['src/gate-ruler/invariants.ts'], []],
    '3-2b': [
      [
        'src/gate-ruler/card-check/rules/hidden.ts',
        'src/gate-ruler/instructions/choose.ts',
        'src/gate-ruler/sample/sample.ts',
        'src/gate-ruler/view.ts',
      ],
      ['test/cli/card-sheet.test.ts', 'test/gate-ruler/presentation.test.ts'],
    ],
    '3-2b-1': [
      ['src/gate-ruler/view.ts'],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/gate-ruler/rules/zones.test.ts',
        'test/gate-ruler/views.test.ts',
      ],
    ],
    '3-2b-2': [['src/gate-ruler/zones.ts'], ['test/gate-ruler/views.test.ts']],
    '3-2b-3': [['src/gate-ruler/view.ts'], ['test/gate-ruler/views.test.ts']],
    '3-2c-2': [['src/gate-ruler/movement.ts'], ['test/scenarios/gate-ruler/ch03/3-2c-2-order-is-kept.yaml']],
    '3-2d': [
      [
        'src/gate-ruler/expiry.ts',
        'src/gate-ruler/game.ts',
        'src/gate-ruler/information.ts',
        'src/gate-ruler/movement.ts',
        'src/gate-ruler/presentation.ts',
        'src/gate-ruler/reading/reference.ts',
      ],
      [
        'test/gate-ruler/rules/expiry.test.ts',
        'test/gate-ruler/views.test.ts',
        'test/scenarios/gate-ruler/ch03/3-2d-damage-on-the-gate-misses-it.yaml',
        'test/scenarios/gate-ruler/ch03/3-2d-new-object-elsewhere.yaml',
        'test/scenarios/gate-ruler/ch03/3-2d-same-object-in-play.yaml',
        'test/scenarios/gate-ruler/traps/14-3-2d-damage-follows.yaml',
        'test/scenarios/gate-ruler/traps/14-3-2d-destruction-follows.yaml',
      ],
    ],
    '3-2d-1': [
      ['src/gate-ruler/expiry.ts', 'src/gate-ruler/language.ts', 'src/gate-ruler/reading/continuous.ts'],
      [
        'test/gate-ruler/rules/expiry.test.ts',
        'test/scenarios/gate-ruler/ch03/3-2d-1-the-effect-follows.yaml',
      ],
    ],
    '3-2d-2': [
      ['src/gate-ruler/instructions/move.ts'],
      [
        'test/gate-ruler/views.test.ts',
        'test/scenarios/gate-ruler/ch03/3-2d-2-each-owner-orders-the-own.yaml',
        'test/scenarios/gate-ruler/ch03/3-2d-2-owner-orders.yaml',
      ],
    ],
    '3-2e': [
      ['src/gate-ruler/invariants.ts', 'src/gate-ruler/movement.ts'],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/scenarios/gate-ruler/ch03/3-2e-controllers-zone.yaml',
        'test/scenarios/gate-ruler/ch03/3-2e-owners-zone.yaml',
      ],
    ],
    '3-2f': [
      ['src/gate-ruler/scenario/check.ts', 'src/gate-ruler/scenario/layout.ts', 'src/gate-ruler/zones.ts'],
      ['test/scenarios/gate-ruler/ch03/3-2f-ruler-changes-zones.yaml'],
    ],
    '3-2f-1': [
      ['src/gate-ruler/instructions/choose-zone.ts', 'src/gate-ruler/movement.ts'],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/gate-ruler/zones.test.ts',
        'test/scenarios/gate-ruler/ch03/3-2f-1-no-such-zone.yaml',
        'test/scenarios/gate-ruler/ch03/3-2f-1-nothing-to-play-it-for.yaml',
      ],
    ],
    '3-2g': [
      ['src/gate-ruler/instructions/choose.ts'],
      [
        'test/scenarios/gate-ruler/ch03/3-2g-up-to-may-be-none.yaml',
        'test/scenarios/gate-ruler/ch03/3-2g-up-to-names-the-number.yaml',
      ],
    ],
    '3-2h': [
      [
        'src/gate-ruler/invariants.ts',
        'src/gate-ruler/movement.ts',
        'src/gate-ruler/scenario/layout.ts',
        'src/gate-ruler/zones.ts',
      ],
      [
        'test/gate-ruler/rules/zones.test.ts',
        'test/scenarios/gate-ruler/ch03/3-2h-may-not-lie-there.yaml',
        'test/scenarios/gate-ruler/traps/19-3-2h-an-occupied-zone-is-no-obstacle.yaml',
      ],
    ],
    '3-3': [['src/gate-ruler/game.ts', 'src/gate-ruler/movement.ts'], []],
    '3-3a-1': [
      ['src/gate-ruler/movement.ts'],
      [
        'test/scenarios/gate-ruler/ch03/3-3a-1-ready-unless-told.yaml',
        'test/scenarios/gate-ruler/traps/14-15-3a-2-attack-to-attack-keeps-the-state.yaml',
      ],
    ],
    '3-3a-2': [
      ['src/gate-ruler/instructions/state.ts', 'src/gate-ruler/movement.ts'],
      ['test/scenarios/gate-ruler/ch03/3-3a-2-one-or-the-other.yaml'],
    ],
    '3-3b-1': [
      ['src/gate-ruler/movement.ts'],
      ['test/scenarios/gate-ruler/ch03/3-3b-1-face-up-or-down.yaml'],
    ],
    '3-3b-2': [
      ['src/gate-ruler/movement.ts'],
      ['test/scenarios/gate-ruler/ch03/3-3b-2-one-or-the-other.yaml'],
    ],
    '3-3b-3': [
      ['src/gate-ruler/zones.ts'],
      ['test/gate-ruler/rules/zones.test.ts', 'test/gate-ruler/views.test.ts'],
    ],
    '3-4b': [
      ['src/gate-ruler/zones.ts'],
      ['test/gate-ruler/presentation.test.ts', 'test/gate-ruler/views.test.ts'],
    ],
    '3-4c': [['src/gate-ruler/movement.ts'], ['test/scenarios/gate-ruler/ch03/3-4c-one-at-a-time.yaml']],
    '3-5b': [
      ['src/gate-ruler/zones.ts'],
      ['test/gate-ruler/narrate.test.ts', 'test/gate-ruler/views.test.ts'],
    ],
    '3-5c': [['src/gate-ruler/zones.ts'], ['test/scenarios/gate-ruler/ch03/3-5c-no-limit-to-the-hand.yaml']],
    '3-6b': [['src/gate-ruler/reading/in-play.ts', 'src/gate-ruler/zone-kind.ts'], []],
    '3-6c': [
      ['src/gate-ruler/language.ts', 'src/gate-ruler/reading/filter.ts'],
      [
        'test/scenarios/gate-ruler/ch03/3-6c-cards-in-play.yaml',
        'test/scenarios/gate-ruler/traps/17-3-6c-a-set-unit-has-no-information.yaml',
      ],
    ],
    '3-6d': [['src/gate-ruler/lines.ts', 'src/gate-ruler/zone-kind.ts'], []],
    '3-6e': [['src/gate-ruler/game.ts', 'src/gate-ruler/scenario/build.ts'], []],
    '3-6e-1': [['src/gate-ruler/lines.ts'], []],
    '3-6e-2': [['src/gate-ruler/lines.ts'], []],
    '3-6e-3b': [
      ['src/gate-ruler/lines.ts'],
      [
        'test/scenarios/gate-ruler/ch03/3-6e-3b-frontmost-ruler.yaml',
        'test/scenarios/gate-ruler/ch03/3-6e-3b-frontmost-unit.yaml',
        'test/scenarios/gate-ruler/traps/18-3-6e-3b-no-defense-zone.yaml',
        'test/scenarios/gate-ruler/traps/18-3-6e-3b-side-by-side.yaml',
      ],
    ],
    '3-6f': [['src/gate-ruler/game.ts'], []],
    '3-6f-1': [['src/gate-ruler/information.ts'], ['test/gate-ruler/zones.test.ts']],
    '3-6g': [['src/gate-ruler/game.ts'], []],
    '3-6g-1': [['src/gate-ruler/information.ts'], ['test/scenarios/gate-ruler/ch03/3-6g-1-new-in-play.yaml']],
    '3-7': [['src/gate-ruler/zones.ts'], []],
    '3-7a-1': [['src/gate-ruler/zones.ts'], ['test/gate-ruler/zones.test.ts']],
    '3-7a-2': [
      ['src/gate-ruler/reading/filter.ts'],
      [
        'test/scenarios/gate-ruler/ch03/3-7a-2-card-is-not-the-ruler.yaml',
        'test/scenarios/gate-ruler/ch03/3-7a-2-unit-or-ruler.yaml',
      ],
    ],
    '3-7b': [
      ['src/gate-ruler/zones.ts'],
      ['test/gate-ruler/views.test.ts', 'test/scenarios/gate-ruler/ch03/3-7b-ruler-exhausts.yaml'],
    ],
    '3-7c': [['src/gate-ruler/invariants.ts', 'src/gate-ruler/zones.ts'], ['test/gate-ruler/zones.test.ts']],
    '3-8a-1': [
      ['src/gate-ruler/zones.ts'],
      ['test/scenarios/gate-ruler/ch03/3-8a-1-attack-zones-by-ruler.yaml'],
    ],
    '3-8b': [
      ['src/gate-ruler/zones.ts'],
      ['test/gate-ruler/views.test.ts', 'test/scenarios/gate-ruler/ch03/3-8b-attack-zone-exhausts.yaml'],
    ],
    '3-8c': [['src/gate-ruler/zones.ts'], ['test/gate-ruler/zones.test.ts']],
    '3-9a-1': [
      ['src/gate-ruler/zones.ts'],
      ['test/scenarios/gate-ruler/ch03/3-9a-1-defense-zones-by-ruler.yaml'],
    ],
    '3-9b': [
      ['src/gate-ruler/invariants.ts', 'src/gate-ruler/movement.ts', 'src/gate-ruler/zones.ts'],
      [
        'test/gate-ruler/views.test.ts',
        'test/scenarios/gate-ruler/ch03/3-9b-always-exhausted.yaml',
        'test/scenarios/gate-ruler/ch03/3-9b-moved-there.yaml',
      ],
    ],
    '3-9c': [['src/gate-ruler/zones.ts'], ['test/gate-ruler/zones.test.ts']],
    '3-10': [['src/gate-ruler/zones.ts'], []],
    '3-10a-1': [
      ['src/gate-ruler/zones.ts'],
      ['test/scenarios/gate-ruler/ch03/3-10a-1-set-zones-by-ruler.yaml'],
    ],
    '3-10a-2': [
      ['src/gate-ruler/gate-actions.ts'],
      ['test/scenarios/gate-ruler/ch03/3-10a-2-stays-in-its-set-zone.yaml'],
    ],
    '3-10b': [['src/gate-ruler/zones.ts'], ['test/gate-ruler/views.test.ts']],
    '3-10c': [
      ['src/gate-ruler/sample/hidden.ts', 'src/gate-ruler/why-not/set.ts', 'src/gate-ruler/zones.ts'],
      [
        'test/gate-ruler/rules/zones.test.ts',
        'test/gate-ruler/zones.test.ts',
        'test/judge/why-not.test.ts',
        'test/scenarios/gate-ruler/ch03/3-10c-only-what-can-be-set.yaml',
      ],
    ],
    '3-10d': [
      ['src/gate-ruler/movement.ts'],
      [
        'test/gate-ruler/zones.test.ts',
        'test/scenarios/gate-ruler/ch03/3-10d-revealed-as-it-is-played.yaml',
        'test/scenarios/gate-ruler/ch03/3-10d-revealed-before-it-goes.yaml',
        'test/scenarios/gate-ruler/traps/16-3-10d-brought-out.yaml',
        'test/scenarios/gate-ruler/traps/16-3-10d-destroyed.yaml',
      ],
    ],
    '3-11a-1': [['src/gate-ruler/zones.ts'], ['test/scenarios/gate-ruler/ch03/3-11a-1-one-field-zone.yaml']],
    '3-11b': [['src/gate-ruler/zones.ts'], ['test/gate-ruler/views.test.ts']],
    '3-11c': [['src/gate-ruler/invariants.ts', 'src/gate-ruler/zones.ts'], ['test/gate-ruler/zones.test.ts']],
    '3-12b': [
      ['src/gate-ruler/ruler-damage.ts'],
      [
        'test/scenarios/gate-ruler/ch03/3-12b-driven-cards-wait.yaml',
        'test/scenarios/gate-ruler/ch03/3-12b-not-for-ruler-damage.yaml',
      ],
    ],
    '3-13b': [['src/gate-ruler/zones.ts'], ['test/gate-ruler/views.test.ts']],
    '3-13c': [
      ['src/gate-ruler/rule-effects.ts'],
      [
        'test/scenarios/gate-ruler/ch03/3-13c-life-reached.yaml',
        'test/scenarios/gate-ruler/ch03/3-13c-one-below-life.yaml',
        'test/scenarios/gate-ruler/traps/12-3-13c-the-rest-turns-no-cards.yaml',
      ],
    ],
    '3-14': [['src/gate-ruler/language.ts'], []],
    '3-14b': [['src/gate-ruler/movement.ts', 'src/gate-ruler/zones.ts'], ['test/gate-ruler/views.test.ts']],
    '3-14c': [
      ['src/gate-ruler/game.ts', 'src/gate-ruler/instructions/put-under.ts', 'src/gate-ruler/movement.ts'],
      ['test/gate-ruler/narrate.test.ts', 'test/gate-ruler/rules/souls.test.ts'],
    ],
    '3-14c-1': [
      ['src/gate-ruler/movement.ts', 'src/gate-ruler/view.ts'],
      ['test/scenarios/gate-ruler/ch03/3-14c-1-linked-to-that-card.yaml'],
    ],
    '3-14c-2': [
      ['src/gate-ruler/rule-effects.ts'],
      ['test/scenarios/gate-ruler/ch03/3-14c-2-nobodys-soul.yaml'],
    ],
    '3-14d': [
      ['src/gate-ruler/movement.ts'],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/scenarios/gate-ruler/ch03/3-14d-kept-in-play.yaml',
        'test/scenarios/gate-ruler/ch03/3-14d-undone-elsewhere.yaml',
        'test/scenarios/gate-ruler/traps/15-3-14d-a-host-that-becomes-a-soul.yaml',
        'test/scenarios/gate-ruler/traps/15-3-14d-drive-zone-to-set-zone.yaml',
        'test/scenarios/gate-ruler/traps/15-3-14d-gate-to-graveyard.yaml',
        'test/scenarios/gate-ruler/traps/15-3-14d-set-zone-to-gate.yaml',
      ],
    ],
    '3-14d-1': [
      ['src/gate-ruler/movement.ts'],
      [
        'test/scenarios/gate-ruler/ch03/3-14d-1-discarded-from-the-drive-zone.yaml',
        'test/scenarios/gate-ruler/ch03/3-14d-1-played-from-the-drive-zone.yaml',
      ],
    ],
    '3-14d-2': [
      ['src/gate-ruler/movement.ts'],
      ['test/scenarios/gate-ruler/ch03/3-14d-2-resolved-into-play.yaml'],
    ],
    '3-15b': [['src/gate-ruler/zones.ts'], ['test/gate-ruler/views.test.ts']],
    '3-16': [['src/gate-ruler/zones.ts'], []],
    '3-16b': [
      ['src/gate-ruler/zones.ts'],
      [
        'test/gate-ruler/views.test.ts',
        'test/scenarios/gate-ruler/ch03/3-16b-paying-exhausts.yaml',
        'test/scenarios/gate-ruler/ch03/3-16b-resources-exhaust.yaml',
      ],
    ],
    '3-17b': [['src/gate-ruler/zones.ts'], ['test/gate-ruler/views.test.ts']],
    '3-18b': [
      ['src/gate-ruler/zones.ts'],
      [
        'test/gate-ruler/rules/zones.test.ts',
        'test/gate-ruler/views.test.ts',
        'test/scenarios/gate-ruler/ch03/3-18b-one-gate-in-order.yaml',
      ],
    ],
    '3-19b': [['src/gate-ruler/zones.ts'], ['test/gate-ruler/views.test.ts']],
    '4-1a': [[], ['test/gate-ruler/rules/zones.test.ts']],
    '4-1b': [[], ['test/gate-ruler/rules/zones.test.ts']],
    '4-4a': [[], ['test/gate-ruler/rules/play.test.ts']],
    '5-1': [['src/gate-ruler/new-game.ts'], []],
    '5-2': [
      ['machines/gate-ruler/match.ts', 'src/gate-ruler/preparation.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '5-3': [['machines/gate-ruler/match.ts', 'src/gate-ruler/card.ts', 'src/gate-ruler/preparation.ts'], []],
    '5-4': [
      ['machines/gate-ruler/match.ts', 'src/gate-ruler/preparation.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '5-5': [['src/gate-ruler/new-game.ts'], ['test/scenarios/gate-ruler/ch05/5-5-no-damage-carried.yaml']],
    '5-6': [
      [
        'machines/gate-ruler/match.ts',
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/editions.ts',
        'src/gate-ruler/mulligan.ts',
      ],
      ['test/gate-ruler/mulligan.test.ts'],
    ],
    '5-7': [
      ['src/gate-ruler/editions.ts'],
      [
        'test/scenarios/gate-ruler/readings/first-turn-drive-less.yaml',
        'test/scenarios/gate-ruler/readings/first-turn-drive.yaml',
      ],
    ],
    '6-1': [
      ['machines/gate-ruler/match.ts', 'machines/gate-ruler/turn.ts', 'src/gate-ruler/turn.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '6-2': [['machines/gate-ruler/start-phase.ts', 'machines/gate-ruler/turn.ts'], []],
    '6-2a': [
      [
        'machines/gate-ruler/start-phase.ts',
        'src/gate-ruler/game.ts',
        'src/gate-ruler/instructions/summon-cap.ts',
        'src/gate-ruler/play.ts',
        'src/gate-ruler/scenario/build.ts',
        'src/gate-ruler/turn.ts',
      ],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '6-2b': [['machines/gate-ruler/start-phase.ts'], ['test/gate-ruler/narrate.test.ts']],
    '6-2c': [
      ['machines/gate-ruler/start-phase.ts', 'src/gate-ruler/turn.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '6-2d': [['machines/gate-ruler/start-phase.ts'], []],
    '6-2e': [['machines/gate-ruler/start-phase.ts'], []],
    '6-2f': [
      ['machines/gate-ruler/start-phase.ts', 'src/gate-ruler/card.ts', 'src/gate-ruler/turn.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '6-2g': [['machines/gate-ruler/start-phase.ts'], []],
    '6-3': [['machines/gate-ruler/main-phase.ts', 'machines/gate-ruler/turn.ts'], []],
    '6-3a': [['machines/gate-ruler/main-phase.ts'], []],
    '6-3b': [['machines/gate-ruler/main-phase.ts'], []],
    '6-3c': [
      ['machines/gate-ruler/main-phase.ts', 'src/gate-ruler/turn.ts'],
      ['test/agents/picture.test.ts', 'test/gate-ruler/narrate.test.ts'],
    ],
    '6-4': [
      ['machines/gate-ruler/attack-phase.ts', 'machines/gate-ruler/turn.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '6-5': [['machines/gate-ruler/end-phase.ts', 'machines/gate-ruler/turn.ts'], []],
    '6-5a': [['machines/gate-ruler/end-phase.ts', 'src/gate-ruler/turn.ts'], []],
    '6-5a-1': [
      ['src/gate-ruler/game.ts', 'src/gate-ruler/triggers.ts'],
      ['test/gate-ruler/cards-in-play.test.ts'],
    ],
    '6-5b': [['machines/gate-ruler/end-phase.ts'], []],
    '6-5c': [
      ['machines/gate-ruler/end-phase.ts', 'src/gate-ruler/turn.ts'],
      ['test/scenarios/gate-ruler/ch06/6-5c-new-at-the-turn-end.yaml'],
    ],
    '6-5d': [
      ['machines/gate-ruler/end-phase.ts', 'src/gate-ruler/expiry.ts', 'src/gate-ruler/turn.ts'],
      ['test/gate-ruler/narrate.test.ts', 'test/gate-ruler/rules/expiry.test.ts'],
    ],
    '6-5d-1': [
      ['machines/gate-ruler/end-phase.ts', 'src/gate-ruler/editions.ts', 'src/gate-ruler/turn.ts'],
      [
        'test/scenarios/gate-ruler/readings/unit-damage-kept-other.yaml',
        'test/scenarios/gate-ruler/readings/unit-damage-kept.yaml',
      ],
    ],
    '6-5e': [['machines/gate-ruler/match.ts', 'src/gate-ruler/turn.ts'], []],
    '7-1a': [['src/gate-ruler/why-not/play.ts'], []],
    '7-2': [
      [
        'src/gate-ruler/gate-actions.ts',
        'src/gate-ruler/why-not/ability.ts',
        'src/gate-ruler/why-not/play.ts',
      ],
      ['test/agents/picture.test.ts', 'test/gate-ruler/narrate.test.ts', 'test/judge/why-not.test.ts'],
    ],
    '7-2a': [['src/gate-ruler/why-not/ability.ts'], []],
    '7-2b': [
      ['src/gate-ruler/gate-actions.ts', 'src/gate-ruler/play.ts', 'src/gate-ruler/why-not/ability.ts'],
      ['test/judge/why-not.test.ts'],
    ],
    '7-3': [
      [
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/effect.ts',
        'src/gate-ruler/option.ts',
        'src/gate-ruler/play.ts',
      ],
      ['test/gate-ruler/cards-in-play.test.ts', 'test/gate-ruler/rules/play.test.ts'],
    ],
    '7-3a': [['src/gate-ruler/why-not/play.ts'], []],
    '7-3b': [['src/gate-ruler/why-not/play.ts'], ['test/judge/why-not.test.ts']],
    '7-3c': [['src/gate-ruler/play.ts'], ['test/gate-ruler/rules/play-choices.test.ts']],
    '7-4': [['src/gate-ruler/option.ts'], []],
    '7-5': [['src/gate-ruler/gate-actions.ts'], ['test/gate-ruler/narrate.test.ts']],
    '7-5a': [['src/gate-ruler/why-not/set.ts'], []],
    '7-5b': [['src/gate-ruler/why-not/set.ts'], ['test/judge/why-not.test.ts']],
    '7-6': [['src/gate-ruler/option.ts'], []],
    '8-1a': [['machines/gate-ruler/attack-phase.ts'], []],
    '8-2a': [
      ['machines/gate-ruler/attack-phase.ts', 'machines/gate-ruler/attack.ts', 'src/gate-ruler/game.ts'],
      [],
    ],
    '8-2a-2': [['machines/gate-ruler/attack-phase.ts', 'src/gate-ruler/attack.ts'], []],
    '8-3a': [['machines/gate-ruler/attack.ts'], []],
    '8-3a-1': [['machines/gate-ruler/attack.ts', 'src/gate-ruler/attack.ts'], []],
    '8-3b': [['machines/gate-ruler/attack.ts'], []],
    '8-4a': [['machines/gate-ruler/attack.ts'], []],
    '8-4b': [['machines/gate-ruler/attack.ts'], []],
    '8-4c': [
      [
        'machines/gate-ruler/attack.ts',
        'src/gate-ruler/attack.ts',
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/option.ts',
        'src/gate-ruler/reading/stats.ts',
        'src/gate-ruler/why-not/attack.ts',
        'src/gate-ruler/why-not/why-not.ts',
      ],
      ['test/clauses/gate.test.ts', 'test/judge/why-not.test.ts'],
    ],
    '8-4c-1': [
      ['src/gate-ruler/attack.ts', 'src/gate-ruler/why-not/attack.ts'],
      [
        'test/clauses/gate.test.ts',
        'test/judge/command.test.ts',
        'test/judge/refusal.test.ts',
        'test/judge/why-not.test.ts',
        'test/scenarios/gate-ruler/ch08/8-4c-1-frontmost.yaml',
      ],
    ],
    '8-4c-2': [
      ['machines/gate-ruler/attack.ts', 'src/gate-ruler/attack.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '8-4d': [
      [
        'machines/gate-ruler/attack.ts',
        'src/gate-ruler/attack.ts',
        'src/gate-ruler/game.ts',
        'src/gate-ruler/scenario/build.ts',
      ],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '8-4d-1': [
      ['src/gate-ruler/combat-keywords.ts', 'src/gate-ruler/instructions/redirect.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '8-4e': [['machines/gate-ruler/attack.ts'], []],
    '8-5': [['machines/gate-ruler/attack.ts'], []],
    '8-5a': [
      ['machines/gate-ruler/attack.ts', 'src/gate-ruler/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/ch08/8-5a-intercept-kills-first.yaml'],
    ],
    '8-5a-1': [
      ['src/gate-ruler/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/ch08/8-5a-1-intercept-is-combat.yaml'],
    ],
    '8-5b': [['machines/gate-ruler/attack.ts'], []],
    '8-5c': [['machines/gate-ruler/attack.ts'], []],
    '8-6': [['machines/gate-ruler/attack.ts', 'machines/gate-ruler/damage-step.ts'], []],
    '8-6a': [
      ['machines/gate-ruler/damage-step.ts', 'src/gate-ruler/combat-keywords.ts', 'src/gate-ruler/game.ts'],
      ['test/scenarios/gate-ruler/ch08/8-6a-looked-at-before.yaml'],
    ],
    '8-6a-1': [
      ['machines/gate-ruler/damage-step.ts', 'src/gate-ruler/combat-keywords.ts'],
      ['test/gate-ruler/narrate.test.ts', 'test/scenarios/gate-ruler/ch08/8-6a-1-penetrate-remembered.yaml'],
    ],
    '8-6a-2': [
      ['machines/gate-ruler/damage-step.ts', 'src/gate-ruler/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/ch08/8-6a-2-counterattack-remembered.yaml'],
    ],
    '8-6a-3': [
      ['machines/gate-ruler/damage-step.ts'],
      ['test/scenarios/gate-ruler/ch08/8-6a-3-gate-before.yaml'],
    ],
    '8-6b': [
      [
        'machines/gate-ruler/damage-step-1.0.0.ts',
        'machines/gate-ruler/damage-step.ts',
        'src/gate-ruler/attack.ts',
        'src/gate-ruler/scenario/starts.ts',
      ],
      ['test/scenarios/gate-ruler/ch08/8-6b-damage-step.yaml'],
    ],
    '8-6b-1': [['src/gate-ruler/attack.ts'], []],
    '8-6b-2': [
      ['src/gate-ruler/attack.ts', 'src/gate-ruler/editions.ts'],
      [
        'test/scenarios/gate-ruler/readings/lost-target-center.yaml',
        'test/scenarios/gate-ruler/readings/lost-target-nothing.yaml',
      ],
    ],
    '8-6b-4': [
      ['machines/gate-ruler/damage-step.ts'],
      ['test/scenarios/gate-ruler/ch08/8-6b-4-gate-during.yaml'],
    ],
    '8-6c': [
      ['machines/gate-ruler/damage-step.ts'],
      ['test/scenarios/gate-ruler/ch08/8-6c-looked-at-again.yaml'],
    ],
    '8-6c-1': [
      ['machines/gate-ruler/damage-step.ts', 'src/gate-ruler/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/traps/21-u2103-penetrate-is-put-directly.yaml'],
    ],
    '8-6c-2': [
      ['machines/gate-ruler/damage-step.ts', 'src/gate-ruler/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/ch08/8-6c-2-counterattack.yaml'],
    ],
    '8-6c-3': [
      ['machines/gate-ruler/damage-step.ts'],
      ['test/scenarios/gate-ruler/ch08/8-6c-3-gate-after.yaml'],
    ],
    '8-7a': [['machines/gate-ruler/attack.ts'], []],
    '8-7b': [
      ['machines/gate-ruler/attack.ts', 'src/gate-ruler/attack.ts'],
      ['test/scenarios/gate-ruler/ch08/8-7b-double-attack.yaml'],
    ],
    '8-7c': [['machines/gate-ruler/attack.ts'], []],
    '8-7d': [['machines/gate-ruler/attack.ts', 'src/gate-ruler/attack.ts', 'src/gate-ruler/expiry.ts'], []],
    '8-8a': [['machines/gate-ruler/attack-phase.ts'], []],
    '8-8b': [
      [
        'machines/gate-ruler/attack-phase.ts',
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/editions.ts',
        'src/gate-ruler/vigilance.ts',
      ],
      [
        'test/scenarios/gate-ruler/ch08/8-8b-vigilance.yaml',
        'test/scenarios/gate-ruler/readings/vigilance-after.yaml',
        'test/scenarios/gate-ruler/readings/vigilance-before-passed.yaml',
        'test/scenarios/gate-ruler/readings/vigilance-before.yaml',
      ],
    ],
    '9-1': [[], ['test/charts/process.test.ts', 'test/charts/sample.ts']],
    '9-2a': [['machines/gate-ruler/gate.ts'], []],
    '9-3': [['machines/gate-ruler/gate.ts'], []],
    '9-3b': [['machines/gate-ruler/gate.ts'], []],
    '9-3c': [['machines/gate-ruler/gate.ts'], []],
    '9-3d': [
      ['machines/gate-ruler/gate.ts', 'src/gate-ruler/gate.ts'],
      [
        'test/scenarios/gate-ruler/traps/22-9-3d-an-ability-above-opens-one.yaml',
        'test/scenarios/gate-ruler/traps/22-9-3d-no-window-before-a-driven-card.yaml',
      ],
    ],
    '9-3e': [
      [
        'machines/gate-ruler/gate.ts',
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/gate-actions.ts',
        'src/gate-ruler/language.ts',
        'src/gate-ruler/option.ts',
        'src/gate-ruler/why-not/play.ts',
        'src/gate-ruler/why-not/why-not.ts',
      ],
      ['test/agents/human.test.ts'],
    ],
    '9-3e-1': [
      ['machines/gate-ruler/gate.ts', 'src/gate-ruler/gate.ts'],
      ['test/agents/picture.test.ts', 'test/gate-ruler/narrate.test.ts'],
    ],
    '9-3e-2': [
      ['src/gate-ruler/gate-actions.ts', 'src/gate-ruler/option.ts'],
      ['test/scenarios/gate-ruler/ch09/9-3e-2-instant-in-response.yaml'],
    ],
    '9-3e-3': [['src/gate-ruler/gate-actions.ts'], []],
    '9-3e-4': [
      ['src/gate-ruler/gate-actions.ts', 'src/gate-ruler/why-not/free-action.ts'],
      ['test/judge/why-not.test.ts'],
    ],
    '9-3e-4a': [
      [
        'machines/gate-ruler/gate.ts',
        'src/gate-ruler/gate-actions.ts',
        'src/gate-ruler/option.ts',
        'src/gate-ruler/why-not/ability.ts',
        'src/gate-ruler/why-not/why-not.ts',
      ],
      [],
    ],
    '9-3e-4b': [['src/gate-ruler/gate-actions.ts'], []],
    '9-3e-4d': [
      [
        'machines/gate-ruler/gate.ts',
        'src/gate-ruler/gate-actions.ts',
        'src/gate-ruler/option.ts',
        'src/gate-ruler/why-not/set.ts',
        'src/gate-ruler/why-not/why-not.ts',
      ],
      [],
    ],
    '9-3e-4f': [['src/gate-ruler/gate-actions.ts', 'src/gate-ruler/why-not/ability.ts'], []],
    '9-3f': [
      ['machines/gate-ruler/gate.ts', 'src/gate-ruler/editions.ts'],
      [
        'test/scenarios/gate-ruler/readings/priority-actor.yaml',
        'test/scenarios/gate-ruler/readings/priority-other.yaml',
      ],
    ],
    '9-3f-1': [['machines/gate-ruler/gate.ts'], []],
    '9-4': [['machines/gate-ruler/gate.ts', 'src/gate-ruler/gate.ts'], []],
    '9-4a': [['machines/gate-ruler/gate.ts', 'src/gate-ruler/invariants.ts'], []],
    '9-4b': [
      [
        'machines/gate-ruler/effect.ts',
        'machines/gate-ruler/gate.ts',
        'src/gate-ruler/effect.ts',
        'src/gate-ruler/gate.ts',
        'src/gate-ruler/scenario/build.ts',
      ],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '9-4c': [
      ['machines/gate-ruler/gate.ts', 'src/gate-ruler/gate.ts'],
      ['test/gate-ruler/narrate.test.ts', 'test/gate-ruler/rules/gate.test.ts'],
    ],
    '9-4c-1': [['machines/gate-ruler/gate.ts'], ['test/scenarios/gate-ruler/ch09/9-4c-1-gate-break.yaml']],
    '9-4c-1a': [
      ['src/gate-ruler/gate.ts'],
      ['test/scenarios/gate-ruler/ch09/9-4c-1a-ruler-damage-goes-on.yaml'],
    ],
    '9-4c-2': [['machines/gate-ruler/gate.ts'], []],
    '10-1a': [['machines/gate-ruler/drive.ts'], []],
    '10-1b': [['machines/gate-ruler/drive.ts', 'src/gate-ruler/drive.ts'], []],
    '10-2a': [
      ['machines/gate-ruler/drive.ts', 'src/gate-ruler/drive.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '10-3': [['src/gate-ruler/option.ts'], []],
    '10-3b': [
      [
        'machines/gate-ruler/drive.ts',
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/drive.ts',
        'src/gate-ruler/sample/hidden.ts',
      ],
      [],
    ],
    '10-3c': [['machines/gate-ruler/drive.ts', 'src/gate-ruler/drive.ts'], []],
    '10-3d': [['machines/gate-ruler/drive.ts', 'src/gate-ruler/drive.ts', 'src/gate-ruler/gate-item.ts'], []],
    '10-3e': [
      [
        'machines/gate-ruler/drive-resolution.ts',
        'machines/gate-ruler/gate.ts',
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/drive.ts',
      ],
      ['test/scenarios/gate-ruler/traps/22-10-3e-discarding-does-not-break.yaml'],
    ],
    '10-3e-1': [
      ['machines/gate-ruler/drive-resolution.ts', 'src/gate-ruler/drive.ts'],
      ['test/scenarios/gate-ruler/ch10/10-3e-1-overdrive-first.yaml'],
    ],
    '10-3e-2': [
      ['machines/gate-ruler/drive-resolution.ts', 'src/gate-ruler/drive.ts'],
      ['test/scenarios/gate-ruler/ch10/10-3e-2-then-cards.yaml'],
    ],
    '10-3e-3': [
      ['machines/gate-ruler/drive-resolution.ts', 'src/gate-ruler/drive.ts'],
      ['test/scenarios/gate-ruler/ch10/10-3e-3-removes-itself.yaml'],
    ],
    '10-3e-4': [
      ['machines/gate-ruler/drive-resolution.ts'],
      ['test/scenarios/gate-ruler/ch10/10-3e-4-play-breaks.yaml'],
    ],
    '10-3e-5': [
      ['machines/gate-ruler/drive-resolution.ts'],
      ['test/scenarios/gate-ruler/ch10/10-3e-5-declining-does-not.yaml'],
    ],
    '10-3f': [
      ['machines/gate-ruler/drive-resolution.ts', 'src/gate-ruler/drive.ts'],
      ['test/scenarios/gate-ruler/ch10/10-3f-any-timing.yaml'],
    ],
    '10-3f-1': [['src/gate-ruler/drive.ts'], ['test/scenarios/gate-ruler/ch10/10-3f-1-costs.yaml']],
    '10-3g': [['src/gate-ruler/gate.ts'], ['test/scenarios/gate-ruler/ch10/10-3g-no-answer.yaml']],
    '11-1': [['machines/gate-ruler/system-processing.ts'], []],
    '11-1a': [['machines/gate-ruler/system-processing.ts'], []],
    '11-1b': [
      [
        'machines/gate-ruler/system-processing.ts',
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/option.ts',
        'src/gate-ruler/play.ts',
        'src/gate-ruler/waiting-play.ts',
        'src/gate-ruler/waiting.ts',
      ],
      ['test/gate-ruler/rules/play-choices.test.ts', 'test/gate-ruler/rules/play.test.ts'],
    ],
    '11-1b-1': [['machines/gate-ruler/system-processing.ts', 'src/gate-ruler/waiting.ts'], []],
    '11-1b-2': [['machines/gate-ruler/system-processing.ts', 'src/gate-ruler/waiting.ts'], []],
    '11-1b-3': [['machines/gate-ruler/system-processing.ts', 'src/gate-ruler/waiting.ts'], []],
    '11-1c': [['machines/gate-ruler/system-processing.ts'], []],
    '11-1d': [['machines/gate-ruler/system-processing.ts'], []],
    '12-1': [['machines/gate-ruler/rule-effects.ts'], []],
    '12-1a': [['machines/gate-ruler/rule-effects.ts'], []],
    '12-2a': [['machines/gate-ruler/rule-effects.ts'], ['test/scenarios/gate-ruler/ch12/12-2-draw.yaml']],
    '12-2a-1': [
      ['src/gate-ruler/rule-effects.ts'],
      ['test/gate-ruler/narrate.test.ts', 'test/scenarios/gate-ruler/ch12/12-2a-1-life.yaml'],
    ],
    '12-2a-2': [
      ['src/gate-ruler/rule-effects.ts'],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/scenarios/gate-ruler/ch12/12-2a-2-deck.yaml',
        'test/scenarios/gate-ruler/traps/12-12-2a-2-last-card-is-a-counter.yaml',
      ],
    ],
    '12-3a': [
      ['machines/gate-ruler/rule-effects.ts'],
      ['test/scenarios/gate-ruler/ch12/12-3a-turned-into-processes.yaml'],
    ],
    '12-4': [['src/gate-ruler/gate-item.ts'], []],
    '12-4a': [
      [
        'machines/gate-ruler/rule-effects.ts',
        'src/gate-ruler/gate-item.ts',
        'src/gate-ruler/rule-effects.ts',
      ],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '12-4a-1': [['src/gate-ruler/destruction.ts'], []],
    '12-4b': [
      [
        'machines/gate-ruler/destroy.ts',
        'machines/gate-ruler/gate.ts',
        'src/gate-ruler/cost.ts',
        'src/gate-ruler/destruction.ts',
        'src/gate-ruler/editions.ts',
        'src/gate-ruler/instructions/destroy.ts',
      ],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '12-4b-2': [
      [],
      [
        'test/scenarios/gate-ruler/readings/destruction-does-not.yaml',
        'test/scenarios/gate-ruler/readings/destruction-looks-again.yaml',
      ],
    ],
    '12-4b-5': [
      ['src/gate-ruler/destruction.ts'],
      ['test/scenarios/gate-ruler/ch12/12-4b-5-destroyed-but-kept.yaml'],
    ],
    '12-5a': [
      [
        'machines/gate-ruler/rule-effects.ts',
        'src/gate-ruler/instructions/choose-zone.ts',
        'src/gate-ruler/rule-effects.ts',
      ],
      ['test/gate-ruler/narrate.test.ts', 'test/scenarios/gate-ruler/ch12/12-5a-overfull.yaml'],
    ],
    '12-6a': [
      ['machines/gate-ruler/rule-effects.ts', 'src/gate-ruler/rule-effects.ts'],
      ['test/scenarios/gate-ruler/ch12/12-6a-loose-souls.yaml'],
    ],
    '13-2a': [
      [
        'src/gate-ruler/damage.ts',
        'src/gate-ruler/gate-item.ts',
        'src/gate-ruler/instructions/damage.ts',
        'src/gate-ruler/language.ts',
      ],
      ['test/gate-ruler/narrate.test.ts', 'test/scenarios/gate-ruler/ch13/13-2a-waits-on-the-gate.yaml'],
    ],
    '13-2a-1': [
      ['src/gate-ruler/damage.ts', 'src/gate-ruler/gate-item.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-2a-1-forbids-counters.yaml',
        'test/scenarios/gate-ruler/ch13/13-2a-1-what-a-process-knows.yaml',
      ],
    ],
    '13-2a-2': [
      ['src/gate-ruler/instructions/damage.ts', 'src/gate-ruler/language.ts'],
      ['test/scenarios/gate-ruler/ch13/13-2a-2-order-of-sources.yaml'],
    ],
    '13-2a-2a': [
      ['src/gate-ruler/instructions/damage.ts'],
      ['test/scenarios/gate-ruler/ch13/13-2a-2a-turn-players-sources-first.yaml'],
    ],
    '13-2a-3': [
      [
        'src/gate-ruler/instructions/damage.ts',
        'src/gate-ruler/instructions/distribute.ts',
        'src/gate-ruler/language.ts',
      ],
      ['test/scenarios/gate-ruler/ch13/13-2a-3-one-process-for-two.yaml'],
    ],
    '13-2a-4': [
      ['src/gate-ruler/damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-2a-4-not-to-one-on-the-gate.yaml',
        'test/scenarios/gate-ruler/ch13/13-2a-4-replaced-as-it-is-put.yaml',
      ],
    ],
    '13-2a-5': [
      ['src/gate-ruler/damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-2a-5-amount-is-fixed.yaml',
        'test/scenarios/gate-ruler/traps/03-13-2a-5-attack-grows-too-late.yaml',
        'test/scenarios/gate-ruler/traps/03-13-2a-5-source-leaves.yaml',
      ],
    ],
    '13-2b': [
      ['machines/gate-ruler/damage.ts', 'machines/gate-ruler/gate.ts', 'src/gate-ruler/damage.ts'],
      ['test/gate-ruler/rules/damage.test.ts', 'test/scenarios/gate-ruler/ch13/13-2b-resolving-deals.yaml'],
    ],
    '13-2b-1': [
      ['machines/gate-ruler/damage.ts', 'src/gate-ruler/damage.ts'],
      ['test/scenarios/gate-ruler/ch13/13-2b-1-ruler-carries-damage.yaml'],
    ],
    '13-2b-2': [
      ['machines/gate-ruler/damage.ts', 'src/gate-ruler/damage.ts'],
      ['test/judge/command.test.ts', 'test/scenarios/gate-ruler/ch13/13-2b-2-unit-carries-damage.yaml'],
    ],
    '13-2b-3': [
      ['src/gate-ruler/damage.ts'],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/scenarios/gate-ruler/ch13/13-2b-3-dealt-and-was-dealt.yaml',
        'test/scenarios/gate-ruler/ch13/13-2b-3-no-damage-no-event.yaml',
        'test/scenarios/gate-ruler/traps/06-13-2b-3-above-the-ruler-damage.yaml',
        'test/scenarios/gate-ruler/traps/06-13-2b-3-once-however-many.yaml',
      ],
    ],
    '13-3': [['src/gate-ruler/language.ts'], []],
    '13-3a': [
      ['src/gate-ruler/instructions/reduce.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-3a-never-raises.yaml',
        'test/scenarios/gate-ruler/ch13/13-3a-nothing-to-reduce.yaml',
        'test/scenarios/gate-ruler/traps/02-13-3a-ruler-damage-cannot-be-reduced.yaml',
      ],
    ],
    '13-3a-1': [
      ['src/gate-ruler/gate-item.ts', 'src/gate-ruler/language.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-3a-1-damage-still-to-come.yaml',
        'test/scenarios/gate-ruler/traps/04-13-3a-1-own-intercept-is-left-alone.yaml',
        'test/scenarios/gate-ruler/traps/04-13-3a-1-penetrate-is-stopped-too.yaml',
        'test/scenarios/gate-ruler/traps/04-13-3a-1-that-very-process.yaml',
      ],
    ],
    '13-3b': [
      ['src/gate-ruler/instructions/reduce.ts'],
      ['test/scenarios/gate-ruler/ch13/13-3b-names-one-and-subtracts.yaml'],
    ],
    '13-3c': [
      ['src/gate-ruler/instructions/reduce.ts'],
      ['test/scenarios/gate-ruler/ch13/13-3c-fits-the-condition.yaml'],
    ],
    '13-3c-1': [
      ['src/gate-ruler/instructions/reduce.ts', 'src/gate-ruler/language.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-3c-1-next-is-topmost.yaml',
        'test/scenarios/gate-ruler/traps/02-13-3c-1-ruler-damage-is-never-next.yaml',
      ],
    ],
    '13-3d': [
      ['src/gate-ruler/instructions/reduce.ts'],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/scenarios/gate-ruler/ch13/13-3d-not-below-nothing.yaml',
        'test/scenarios/gate-ruler/ch13/13-3d-subtracts.yaml',
      ],
    ],
    '13-3d-1': [
      ['src/gate-ruler/instructions/reduce.ts'],
      ['test/scenarios/gate-ruler/ch13/13-3d-1-to-nothing.yaml'],
    ],
    '13-3d-2': [
      ['src/gate-ruler/instructions/reduce.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-3d-2-split-by-controller.yaml',
        'test/scenarios/gate-ruler/traps/05-13-3d-2-all-there-is.yaml',
        'test/scenarios/gate-ruler/traps/05-13-3d-2-one-named-receiver.yaml',
      ],
    ],
    '13-3d-2a': [
      ['src/gate-ruler/instructions/reduce.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-3d-2a-receivers-of-both.yaml',
        'test/scenarios/gate-ruler/traps/01-13-3d-2a-a-ruler-among-the-receivers.yaml',
      ],
    ],
    '13-3d-2b': [
      ['src/gate-ruler/instructions/reduce.ts'],
      ['test/scenarios/gate-ruler/ch13/13-3d-2b-all-to-nothing.yaml'],
    ],
    '13-4a': [
      ['machines/gate-ruler/damage.ts', 'src/gate-ruler/damage.ts'],
      ['test/scenarios/gate-ruler/ch13/13-4a-ruler-adds-up.yaml'],
    ],
    '13-4b': [
      ['src/gate-ruler/instructions/heal.ts', 'src/gate-ruler/language.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-4b-heals-from-the-damage-zone.yaml',
        'test/scenarios/gate-ruler/traps/08-13-4b-more-than-there-is.yaml',
      ],
    ],
    '13-4b-1': [
      ['src/gate-ruler/instructions/heal.ts'],
      ['test/scenarios/gate-ruler/ch13/13-4b-1-carried-damage-stays.yaml'],
    ],
    '13-5a': [
      ['machines/gate-ruler/rule-effects.ts', 'src/gate-ruler/ruler-damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-5a-only-while-a-ruler-carries.yaml',
        'test/scenarios/gate-ruler/ch13/13-5a-while-a-ruler-carries.yaml',
      ],
    ],
    '13-5b': [
      ['src/gate-ruler/gate-item.ts', 'src/gate-ruler/ruler-damage.ts'],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/gate-ruler/rules/ruler-damage.test.ts',
        'test/scenarios/gate-ruler/ch13/13-5b-as-many-as-it-carries.yaml',
      ],
    ],
    '13-5b-1': [
      ['src/gate-ruler/ruler-damage.ts'],
      ['test/scenarios/gate-ruler/ch13/13-5b-1-controlled-by-the-rulers-player.yaml'],
    ],
    '13-5b-2': [
      ['src/gate-ruler/ruler-damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-5b-2-turn-players-first.yaml',
        'test/scenarios/gate-ruler/traps/07-13-5b-2-the-other-player-loses-first.yaml',
      ],
    ],
    '13-5c': [
      ['src/gate-ruler/ruler-damage.ts'],
      ['test/scenarios/gate-ruler/ch13/13-5c-nothing-carried-any-more.yaml'],
    ],
    '13-6': [['machines/gate-ruler/gate.ts', 'machines/gate-ruler/ruler-damage.ts'], []],
    '13-6a': [
      ['machines/gate-ruler/ruler-damage.ts'],
      ['test/scenarios/gate-ruler/ch13/13-6a-step-by-step.yaml'],
    ],
    '13-6b': [
      ['machines/gate-ruler/ruler-damage.ts', 'src/gate-ruler/ruler-damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-6b-top-of-the-deck.yaml',
        'test/scenarios/gate-ruler/traps/12-13-6b-no-deck.yaml',
      ],
    ],
    '13-6c': [
      ['machines/gate-ruler/ruler-damage.ts', 'src/gate-ruler/ruler-damage.ts'],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/scenarios/gate-ruler/ch13/13-6c-no-counter.yaml',
        'test/scenarios/gate-ruler/ch13/13-6c-overdrive-is-no-counter.yaml',
      ],
    ],
    '13-6c-1': [
      ['machines/gate-ruler/ruler-damage.ts', 'src/gate-ruler/game.ts', 'src/gate-ruler/ruler-damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-6c-1-cannot-counter.yaml',
        'test/scenarios/gate-ruler/traps/09-13-6c-1-the-flag-travels.yaml',
      ],
    ],
    '13-6d': [
      [
        'machines/gate-ruler/counter.ts',
        'machines/gate-ruler/ruler-damage.ts',
        'src/gate-ruler/gate-item.ts',
      ],
      ['test/scenarios/gate-ruler/ch13/13-6d-counter-ability-goes-onto-the-gate.yaml'],
    ],
    '13-6d-1': [
      ['machines/gate-ruler/counter.ts'],
      ['test/scenarios/gate-ruler/ch13/13-6d-1-counter-is-played.yaml'],
    ],
    '13-6d-2': [
      ['machines/gate-ruler/counter.ts', 'src/gate-ruler/ruler-damage.ts'],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/scenarios/gate-ruler/ch13/13-6d-2-counter-without-target.yaml',
        'test/scenarios/gate-ruler/traps/10-13-6d-2-no-window-for-a-refused-counter.yaml',
      ],
    ],
    '13-6d-3': [
      ['src/gate-ruler/gate.ts'],
      [
        'test/gate-ruler/rules/gate.test.ts',
        'test/scenarios/gate-ruler/ch13/13-6d-3-as-soon-as-it-left-the-gate.yaml',
        'test/scenarios/gate-ruler/ch13/13-6d-3-not-in-the-counter-zone.yaml',
        'test/scenarios/gate-ruler/traps/10-13-6d-3-replaced-counter.yaml',
      ],
    ],
    '13-6e': [
      ['machines/gate-ruler/ruler-damage.ts', 'src/gate-ruler/ruler-damage.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-6e-leaves-before-its-counter-resolves.yaml',
        'test/scenarios/gate-ruler/traps/11-13-6e-leaves-after-13-6c.yaml',
      ],
    ],
    '13-7a': [
      ['machines/gate-ruler/damage.ts', 'src/gate-ruler/damage.ts'],
      ['test/scenarios/gate-ruler/ch13/13-7a-unit-adds-up.yaml'],
    ],
    '13-7b': [
      ['src/gate-ruler/instructions/heal.ts', 'src/gate-ruler/language.ts'],
      ['test/gate-ruler/narrate.test.ts', 'test/scenarios/gate-ruler/ch13/13-7b-heals-a-unit.yaml'],
    ],
    '13-7b-1': [
      ['src/gate-ruler/game.ts', 'src/gate-ruler/instructions/heal.ts', 'src/gate-ruler/language.ts'],
      [
        'test/scenarios/gate-ruler/ch13/13-7b-1-all-of-it.yaml',
        'test/scenarios/gate-ruler/ch13/13-7b-1-heal-one-process.yaml',
        'test/scenarios/gate-ruler/ch13/13-7b-1-of-a-stated-kind.yaml',
        'test/scenarios/gate-ruler/ch13/13-7b-1-only-this-phase.yaml',
        'test/scenarios/gate-ruler/traps/13-13-7b-1-log-goes-along.yaml',
        'test/scenarios/gate-ruler/traps/13-13-7b-1-no-more-than-is-carried.yaml',
        'test/scenarios/gate-ruler/traps/13-13-7b-1-nothing-was-dealt.yaml',
        'test/scenarios/gate-ruler/traps/13-13-7b-1-the-whole-attack-phase.yaml',
      ],
    ],
    '13-8a': [
      ['machines/gate-ruler/damage.ts', 'src/gate-ruler/damage.ts'],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/gate-ruler/rules/damage.test.ts',
        'test/scenarios/gate-ruler/ch13/13-8a-neither.yaml',
        'test/scenarios/gate-ruler/traps/20-13-8a-left-play.yaml',
      ],
    ],
    '14-1a': [['src/gate-ruler/language.ts'], []],
    '14-1a-2': [['src/gate-ruler/game.ts'], []],
    '14-1a-3': [['src/gate-ruler/reading/continuous.ts'], []],
    '14-1b': [
      [
        'src/gate-ruler/game.ts',
        'src/gate-ruler/instructions/apply.ts',
        'src/gate-ruler/language.ts',
        'src/gate-ruler/reading/continuous.ts',
      ],
      [],
    ],
    '14-1b-2': [['src/gate-ruler/instructions/apply.ts'], ['test/gate-ruler/narrate.test.ts']],
    '14-2': [['src/gate-ruler/card-check/rules/zones.ts'], []],
    '14-2a': [['src/gate-ruler/activation.ts', 'src/gate-ruler/why-not/ability.ts'], []],
    '14-3': [
      [
        'machines/gate-ruler/gate.ts',
        'machines/gate-ruler/play.ts',
        'machines/gate-ruler/system-processing.ts',
        'src/gate-ruler/gate-item.ts',
        'src/gate-ruler/play.ts',
        'src/gate-ruler/why-not/completion.ts',
      ],
      ['test/gate-ruler/rules/play.test.ts'],
    ],
    '14-3a': [
      ['machines/gate-ruler/play.ts', 'src/gate-ruler/play.ts', 'src/gate-ruler/why-not/play.ts'],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/gate-ruler/rules/play-choices.test.ts',
        'test/gate-ruler/rules/play.test.ts',
      ],
    ],
    '14-3b': [
      [
        'machines/gate-ruler/play.ts',
        'src/gate-ruler/card-check/rules/choices.ts',
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/instructions/choose-zone.ts',
        'src/gate-ruler/instructions/choose.ts',
        'src/gate-ruler/instructions/counter-item.ts',
        'src/gate-ruler/instructions/distribute.ts',
        'src/gate-ruler/instructions/index.ts',
        'src/gate-ruler/instructions/mode.ts',
        'src/gate-ruler/instructions/rule.ts',
        'src/gate-ruler/language.ts',
        'src/gate-ruler/play.ts',
      ],
      [
        'test/gate-ruler/cards-house.test.ts',
        'test/gate-ruler/narrate.test.ts',
        'test/gate-ruler/presentation.test.ts',
        'test/gate-ruler/rules/play-choices.test.ts',
      ],
    ],
    '14-3b-4': [
      [
        'machines/gate-ruler/play.ts',
        'src/gate-ruler/completion.ts',
        'src/gate-ruler/game.ts',
        'src/gate-ruler/happen.ts',
        'src/gate-ruler/instructions/choose-zone.ts',
        'src/gate-ruler/instructions/choose.ts',
        'src/gate-ruler/play.ts',
        'src/gate-ruler/sample/sample.ts',
        'src/gate-ruler/treatment.ts',
        'src/gate-ruler/why-not/completion.ts',
      ],
      [
        'test/gate-ruler/cards-in-play.test.ts',
        'test/gate-ruler/narrate.test.ts',
        'test/gate-ruler/rules/play-choices.test.ts',
        'test/gate-ruler/rules/play.test.ts',
        'test/judge/why-not.test.ts',
      ],
    ],
    '14-3c': [
      [
        'machines/gate-ruler/payment.ts',
        'machines/gate-ruler/play.ts',
        'src/gate-ruler/completion.ts',
        'src/gate-ruler/cost.ts',
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/why-not/completion.ts',
      ],
      ['test/gate-ruler/cards-in-play.test.ts', 'test/judge/why-not.test.ts'],
    ],
    '14-3d': [
      ['machines/gate-ruler/play.ts', 'src/gate-ruler/play.ts'],
      ['test/gate-ruler/narrate.test.ts', 'test/gate-ruler/rules/play.test.ts'],
    ],
    '14-4b': [
      [
        'src/gate-ruler/game.ts',
        'src/gate-ruler/language.ts',
        'src/gate-ruler/play.ts',
        'src/gate-ruler/sample/known-sources.ts',
        'src/gate-ruler/triggers.ts',
        'src/gate-ruler/waiting-play.ts',
        'src/gate-ruler/waiting.ts',
        'src/gate-ruler/why-not/play.ts',
      ],
      [
        'test/gate-ruler/rules/play-choices.test.ts',
        'test/gate-ruler/rules/play.test.ts',
        'test/judge/why-not.test.ts',
      ],
    ],
    '14-4b-1': [
      ['src/gate-ruler/editions.ts', 'src/gate-ruler/why-not/play.ts'],
      [
        'test/judge/why-not.test.ts',
        'test/scenarios/gate-ruler/readings/instant-from-hand-not.yaml',
        'test/scenarios/gate-ruler/readings/instant-from-hand.yaml',
      ],
    ],
    '14-4c': [['src/gate-ruler/effect.ts'], []],
    '14-5': [['machines/gate-ruler/counter.ts', 'src/gate-ruler/cost.ts', 'src/gate-ruler/play.ts'], []],
    '14-5a': [['src/gate-ruler/play.ts'], ['test/gate-ruler/rules/play.test.ts']],
    '14-5a-1': [
      ['src/gate-ruler/gate-item.ts', 'src/gate-ruler/play.ts'],
      ['test/gate-ruler/rules/gate.test.ts', 'test/gate-ruler/rules/play.test.ts'],
    ],
    '14-5b': [['src/gate-ruler/play.ts'], ['test/gate-ruler/rules/play.test.ts']],
    '14-6': [['machines/gate-ruler/effect.ts'], []],
    '14-6a': [
      [
        'machines/gate-ruler/effect.ts',
        'src/gate-ruler/effect.ts',
        'src/gate-ruler/gate-item.ts',
        'src/gate-ruler/treatment.ts',
      ],
      [],
    ],
    '14-6b': [
      ['machines/gate-ruler/effect.ts', 'src/gate-ruler/effect.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '14-6c': [
      [
        'machines/gate-ruler/effect.ts',
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/instructions/redirect.ts',
        'src/gate-ruler/play.ts',
      ],
      ['test/gate-ruler/rules/play-choices.test.ts'],
    ],
    '14-7b': [
      [
        'machines/gate-ruler/effect.ts',
        'src/gate-ruler/cost.ts',
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/effect.ts',
        'src/gate-ruler/gate-item.ts',
        'src/gate-ruler/language.ts',
        'src/gate-ruler/reading/filter.ts',
        'src/gate-ruler/reading/levels.ts',
        'src/gate-ruler/treatment.ts',
      ],
      [
        'test/gate-ruler/narrate.test.ts',
        'test/gate-ruler/rules/play-choices.test.ts',
        'test/scenarios/gate-ruler/ch14/14-7b-read-each-time.yaml',
      ],
    ],
    '14-8': [
      [
        'src/gate-ruler/card-check/rules/repetition.ts',
        'src/gate-ruler/language.ts',
        'src/gate-ruler/option.ts',
        'src/gate-ruler/play.ts',
      ],
      ['test/gate-ruler/rules/play.test.ts'],
    ],
    '14-8a': [
      [
        'src/gate-ruler/activation.ts',
        'src/gate-ruler/why-not/ability.ts',
        'src/gate-ruler/why-not/why-not.ts',
      ],
      ['test/judge/why-not.test.ts'],
    ],
    '14-9': [
      [
        'src/gate-ruler/card-check/rules/self-triggers.ts',
        'src/gate-ruler/happen.ts',
        'src/gate-ruler/language.ts',
        'src/gate-ruler/play.ts',
        'src/gate-ruler/triggers.ts',
      ],
      ['test/gate-ruler/rules/play.test.ts'],
    ],
    '14-9f': [
      ['src/gate-ruler/game.ts', 'src/gate-ruler/instructions/delay.ts', 'src/gate-ruler/language.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '14-10a': [
      ['machines/gate-ruler/effect.ts', 'src/gate-ruler/instructions/branch.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '14-11a': [['src/gate-ruler/expiry.ts'], []],
    '14-12': [['src/gate-ruler/card-check/rules/number-loops.ts', 'src/gate-ruler/language.ts'], []],
    '14-12a': [
      ['src/gate-ruler/reading/continuous.ts'],
      ['test/scenarios/gate-ruler/u2103/swordsman-cannot-be-chosen.yaml'],
    ],
    '14-13a': [['src/gate-ruler/movement.ts'], ['test/scenarios/gate-ruler/u2103/daijinki-falls-apart.yaml']],
    '14-13b': [['src/gate-ruler/damage.ts'], []],
    '14-15a': [
      [
        'src/gate-ruler/gate-item.ts',
        'src/gate-ruler/happen.ts',
        'src/gate-ruler/reading/amount.ts',
        'src/gate-ruler/triggers.ts',
      ],
      ['test/gate-ruler/rules/play-choices.test.ts'],
    ],
    '15-2a': [['src/gate-ruler/reading/stats.ts'], []],
    '15-3a': [['src/gate-ruler/instructions/move.ts', 'src/gate-ruler/language.ts'], []],
    '15-3a-2': [
      ['src/gate-ruler/movement.ts'],
      ['test/scenarios/gate-ruler/traps/14-15-3a-2-defense-to-attack-readies.yaml'],
    ],
    '15-4a': [['src/gate-ruler/zones.ts'], []],
    '15-5': [['src/gate-ruler/instructions/state.ts'], []],
    '15-5a': [['src/gate-ruler/instructions/state.ts'], []],
    '15-6': [['src/gate-ruler/instructions/draw.ts'], []],
    '15-7': [
      ['machines/gate-ruler/effect.ts', 'src/gate-ruler/drive.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '15-8': [['src/gate-ruler/instructions/discard.ts'], []],
    '15-9': [['src/gate-ruler/instructions/destroy.ts'], []],
    '15-13': [
      ['src/gate-ruler/card-check/rules/distribution.ts', 'src/gate-ruler/instructions/distribute.ts'],
      ['test/gate-ruler/cards-in-play.test.ts'],
    ],
    '15-14': [['src/gate-ruler/instructions/state.ts'], []],
    '15-18': [['src/gate-ruler/play.ts'], []],
    '15-20': [['machines/gate-ruler/effect.ts'], []],
    '15-21a': [
      ['src/gate-ruler/instructions/counter-item.ts', 'src/gate-ruler/language.ts'],
      ['test/gate-ruler/narrate.test.ts'],
    ],
    '16-2': [['src/gate-ruler/card.ts', 'src/gate-ruler/option.ts'], []],
    '16-2a': [['src/gate-ruler/why-not/ability.ts', 'src/gate-ruler/why-not/why-not.ts'], []],
    '16-3': [['src/gate-ruler/card.ts', 'src/gate-ruler/fact.ts', 'src/gate-ruler/triggers.ts'], []],
    '16-4': [['src/gate-ruler/card.ts', 'src/gate-ruler/language.ts'], []],
    '16-5': [['src/gate-ruler/combat-keywords.ts'], ['test/scenarios/gate-ruler/ch16/16-5-penetrate.yaml']],
    '16-6': [['src/gate-ruler/combat-keywords.ts'], []],
    '16-7': [
      ['src/gate-ruler/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/ch16/16-7-counterattack.yaml'],
    ],
    '16-8': [['src/gate-ruler/attack.ts'], []],
    '16-9': [['src/gate-ruler/vigilance.ts'], []],
    '16-10': [
      ['src/gate-ruler/gate-actions.ts'],
      ['test/scenarios/gate-ruler/ch16/16-10-not-without-resources.yaml'],
    ],
    '16-10a': [['src/gate-ruler/gate-actions.ts'], ['test/scenarios/gate-ruler/ch16/16-10a-undying.yaml']],
    '16-11': [
      [
        'machines/gate-ruler/destroy.ts',
        'src/gate-ruler/decisions.ts',
        'src/gate-ruler/gate-item.ts',
        'src/gate-ruler/instructions/move.ts',
        'src/gate-ruler/soulguard.ts',
      ],
      [
        'test/scenarios/gate-ruler/ch16/16-11-soulguard-against-return.yaml',
        'test/scenarios/gate-ruler/ch16/16-11-soulguard.yaml',
      ],
    ],
    '16-11a': [['src/gate-ruler/soulguard.ts'], []],
    '16-12': [
      [
        'machines/gate-ruler/gate.ts',
        'src/gate-ruler/gate-actions.ts',
        'src/gate-ruler/movement.ts',
        'src/gate-ruler/why-not/set.ts',
      ],
      ['test/scenarios/gate-ruler/ch16/16-12-open-card.yaml'],
    ],
    '16-12a': [[], ['test/scenarios/gate-ruler/ch16/16-12a-not-set.yaml']],
    '16-14': [[], ['test/scenarios/gate-ruler/u2103/arketta-genesis.yaml']],
    '16-16': [
      ['src/gate-ruler/card.ts', 'src/gate-ruler/enhance.ts'],
      ['test/scenarios/gate-ruler/ch16/16-16-enhance.yaml'],
    ],
    '16-17': [
      ['src/gate-ruler/completion.ts', 'src/gate-ruler/language.ts', 'src/gate-ruler/why-not/completion.ts'],
      [
        'test/gate-ruler/rules/play-choices.test.ts',
        'test/scenarios/gate-ruler/ch16/16-17-resource-ability.yaml',
      ],
    ],
    '16-18': [
      [
        'src/gate-ruler/card-check/rules/types.ts',
        'src/gate-ruler/gate-actions.ts',
        'src/gate-ruler/why-not/play.ts',
        'src/gate-ruler/zones.ts',
      ],
      ['test/scenarios/gate-ruler/ch16/16-18-standby.yaml'],
    ],
    '16-19': [
      [
        'src/gate-ruler/card-check/rules/types.ts',
        'src/gate-ruler/completion.ts',
        'src/gate-ruler/gate-actions.ts',
        'src/gate-ruler/movement.ts',
        'src/gate-ruler/why-not/play.ts',
        'src/gate-ruler/zones.ts',
      ],
      [
        'test/gate-ruler/cards-in-play.test.ts',
        'test/gate-ruler/rules/play-choices.test.ts',
        'test/judge/why-not.test.ts',
      ],
    ],
    '16-20': [['src/gate-ruler/why-not/attack.ts'], ['test/judge/why-not.test.ts']],
    '16-21': [
      [
        'src/gate-ruler/activation.ts',
        'src/gate-ruler/game.ts',
        'src/gate-ruler/turn.ts',
        'src/gate-ruler/why-not/ability.ts',
      ],
      ['test/judge/why-not.test.ts'],
    ],
    'u2103/combat-damage.1': [
      ['src/gate-ruler/combat-keywords.ts', 'src/gate-ruler/editions.ts'],
      [
        'test/scenarios/gate-ruler/traps/21-u2103-keyword-damage-of-editions.yaml',
        'test/scenarios/gate-ruler/u2103/combat-damage.1-penetrate-is-combat.yaml',
      ],
    ],
    'u2103/combat-damage.2': [
      ['src/gate-ruler/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/u2103/combat-damage.2-no-effect-damage.yaml'],
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
      ['test/scenarios/gate-ruler/u2103/combat-damage.5-sawari-by-counterattack.yaml'],
    ],
    'u2103/combat-damage.6': [
      [],
      ['test/scenarios/gate-ruler/u2103/combat-damage.6-valiere-and-intercept.yaml'],
    ],
    'u2103/replaced.1': [
      ['machines/gate-ruler/damage-step-1.0.0.ts'],
      ['test/scenarios/gate-ruler/u2103/replaced.1-combat-damage-of-the-step.yaml'],
    ],
    'u2103/replaced.2': [
      ['src/gate-ruler/editions.ts'],
      ['test/scenarios/gate-ruler/u2103/replaced.2-keywords-dealt-effect-damage.yaml'],
    ],
    'u2103/replaced.3': [
      ['src/gate-ruler/keyword-triggers.ts'],
      ['test/scenarios/gate-ruler/u2103/replaced.3-penetrate-triggered.yaml'],
    ],
    'u2103/replaced.4': [
      ['src/gate-ruler/keyword-triggers.ts'],
      ['test/scenarios/gate-ruler/u2103/replaced.4-counterattack-triggered.yaml'],
    ],
    'u2103/replaced.5': [
      ['machines/gate-ruler/damage-step-1.0.0.ts', 'src/gate-ruler/scenario/starts.ts'],
      [],
    ],
    'u2103/replaced.7': [[], ['test/scenarios/gate-ruler/u2103/replaced.7-moved-into-defense.yaml']],
    'u2103/replaced.8': [[], ['test/scenarios/gate-ruler/u2103/replaced.8-healed-and-struck-back.yaml']],
    'u2103/damage-step.1': [
      ['machines/gate-ruler/damage-step.ts'],
      ['test/scenarios/gate-ruler/u2103/damage-step.1-three-gates.yaml'],
    ],
    'u2103/damage-step.2': [
      ['src/gate-ruler/combat-keywords.ts'],
      ['test/scenarios/gate-ruler/u2103/damage-step.2-both-looks.yaml'],
    ],
    'u2103/damage-step.3': [
      ['src/gate-ruler/combat-keywords.ts'],
      [
        'test/scenarios/gate-ruler/u2103/damage-step.3-gained-in-time.yaml',
        'test/scenarios/gate-ruler/u2103/damage-step.3-gained-too-late.yaml',
      ],
    ],
    'u2103/penetrate.1': [
      ['src/gate-ruler/combat-keywords.ts'],
      [
        'test/scenarios/gate-ruler/traps/21-u2103-penetrate-though-lost.yaml',
        'test/scenarios/gate-ruler/u2103/penetrate.1-not-on-an-attack-zone.yaml',
      ],
    ],
    'u2103/penetrate.2': [
      ['machines/gate-ruler/damage-step.ts'],
      ['test/scenarios/gate-ruler/u2103/penetrate.2-defender-destroyed.yaml'],
    ],
    'u2103/penetrate.3': [
      ['src/gate-ruler/combat-keywords.ts'],
      [
        'test/scenarios/gate-ruler/traps/21-u2103-rescue-stops-penetrate.yaml',
        'test/scenarios/gate-ruler/u2103/penetrate.3-healed-defender.yaml',
        'test/scenarios/gate-ruler/u2103/penetrate.3-soulguard.yaml',
      ],
    ],
    'u2103/penetrate.4': [
      ['src/gate-ruler/combat-keywords.ts'],
      [
        'test/scenarios/gate-ruler/traps/21-u2103-penetrate-without-defender.yaml',
        'test/scenarios/gate-ruler/u2103/penetrate.4-defender-moved-away.yaml',
      ],
    ],
    'u2103/counterattack.1': [
      ['src/gate-ruler/combat-keywords.ts'],
      [
        'test/scenarios/gate-ruler/traps/21-u2103-counterattack-needs-a-unit.yaml',
        'test/scenarios/gate-ruler/u2103/counterattack.1-not-against-a-ruler.yaml',
      ],
    ],
    'u2103/counterattack.2': [
      ['machines/gate-ruler/damage-step.ts'],
      [
        'test/scenarios/gate-ruler/u2103/counterattack.2-gone.yaml',
        'test/scenarios/gate-ruler/u2103/counterattack.2-strikes-back.yaml',
      ],
    ],
    'u2103/counterattack.3': [
      ['src/gate-ruler/combat-keywords.ts'],
      [
        'test/scenarios/gate-ruler/traps/21-u2103-counterattack-at-no-damage.yaml',
        'test/scenarios/gate-ruler/u2103/counterattack.3-damage-made-0.yaml',
      ],
    ],
    'u2103/drive.1': [
      ['src/gate-ruler/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.1-when-it-attacks.yaml'],
    ],
    'u2103/drive.2': [
      ['src/gate-ruler/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.2-settable-cards-stay-hidden.yaml'],
    ],
    'u2103/drive.3': [
      ['src/gate-ruler/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.3-overdrive-waits.yaml'],
    ],
    'u2103/drive.4': [
      ['src/gate-ruler/drive.ts'],
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
      ['src/gate-ruler/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.7-any-timing.yaml'],
    ],
    'u2103/drive.8': [
      ['src/gate-ruler/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.8-rulers-that-pay-pay.yaml'],
    ],
    'u2103/drive.9': [
      ['src/gate-ruler/gate.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.9-nobody-answers-before-the-overdrive.yaml'],
    ],
    'u2103/drive.10': [
      ['src/gate-ruler/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.10-not-played.yaml'],
    ],
    'u2103/drive.11': [
      ['machines/gate-ruler/drive-resolution.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.11-no-break.yaml'],
    ],
    'u2103/drive.12': [
      ['src/gate-ruler/drive.ts'],
      ['test/scenarios/gate-ruler/u2103/drive.12-normal-summon.yaml'],
    ],
    'u2103/unaffected.1': [
      ['src/gate-ruler/reading/continuous.ts'],
      [
        'test/scenarios/gate-ruler/traps/23-u2103-unaffected-own-effects-and-rules.yaml',
        'test/scenarios/gate-ruler/u2103/unaffected.1-ignored.yaml',
      ],
    ],
    'u2103/unaffected.2': [
      ['src/gate-ruler/reading/reference.ts'],
      ['test/scenarios/gate-ruler/u2103/unaffected.2-direct-effects.yaml'],
    ],
    'u2103/unaffected.3': [
      ['src/gate-ruler/reading/reference.ts'],
      [
        'test/scenarios/gate-ruler/traps/23-u2103-unaffected-can-be-chosen.yaml',
        'test/scenarios/gate-ruler/u2103/unaffected.3-effect-damage.yaml',
      ],
    ],
    'u2103/unaffected.4': [
      ['src/gate-ruler/reading/continuous.ts'],
      ['test/scenarios/gate-ruler/u2103/unaffected.4-continuing-effects.yaml'],
    ],
    'u2103/unaffected.5': [
      ['src/gate-ruler/damage.ts'],
      ['test/scenarios/gate-ruler/u2103/unaffected.5-replacement.yaml'],
    ],
    'u2103/unaffected.6': [
      ['src/gate-ruler/attack.ts'],
      [
        'test/scenarios/gate-ruler/u2103/unaffected.6-combat-damage.yaml',
        'test/scenarios/gate-ruler/u2103/unaffected.6-intercept.yaml',
      ],
    ],
    'u2103/unaffected.7': [
      ['src/gate-ruler/triggers.ts'],
      ['test/scenarios/gate-ruler/u2103/unaffected.7-timings-are-met.yaml'],
    ],
    'u2103/unaffected.8': [
      ['src/gate-ruler/reading/reference.ts'],
      ['test/scenarios/gate-ruler/u2103/unaffected.8-only-its-part.yaml'],
    ],
    'u2103/attack-ban.1': [
      ['src/gate-ruler/why-not/attack.ts'],
      ['test/judge/why-not.test.ts', 'test/scenarios/gate-ruler/u2103/attack-ban.1-cannot-attack.yaml'],
    ],
    'u2103/attack-ban.2': [
      ['src/gate-ruler/attack.ts'],
      [
        'test/scenarios/gate-ruler/u2103/attack-ban.2-cannot-be-attacked.yaml',
        'test/scenarios/gate-ruler/u2103/xingtian-overdrive.yaml',
      ],
    ],
    'u2103/attack-ban.3': [
      ['src/gate-ruler/attack.ts'],
      ['test/scenarios/gate-ruler/u2103/attack-ban.3-looked-at-once.yaml'],
    ],
    'u2103/attack-ban.5': [[], ['test/scenarios/gate-ruler/u2103/attack-ban.5-wormhole.yaml']],
    'u2103/attack-ban.6': [[], ['test/scenarios/gate-ruler/u2103/attack-ban.6-moved-into-the-line.yaml']],
    'u2103/enhance.1': [
      ['src/gate-ruler/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.1-soul-in-play.yaml'],
    ],
    'u2103/enhance.2': [
      ['machines/gate-ruler/effect.ts', 'src/gate-ruler/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.2-one-that-fits.yaml'],
    ],
    'u2103/enhance.3': [
      ['machines/gate-ruler/effect.ts', 'src/gate-ruler/decisions.ts', 'src/gate-ruler/enhance.ts'],
      [
        'test/scenarios/gate-ruler/u2103/enhance.3-never-forced.yaml',
        'test/scenarios/gate-ruler/u2103/enhance.3-no-candidate.yaml',
      ],
    ],
    'u2103/enhance.4': [
      ['src/gate-ruler/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.4-another-zone.yaml'],
    ],
    'u2103/enhance.5': [
      ['src/gate-ruler/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.5-does-not-see-it.yaml'],
    ],
    'u2103/enhance.6': [
      ['src/gate-ruler/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.6-is-not-seen.yaml'],
    ],
    'u2103/enhance.7': [
      ['machines/gate-ruler/effect.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.7-cannot-be-answered.yaml'],
    ],
    'u2103/enhance.8': [
      ['src/gate-ruler/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.8-answered-before.yaml'],
    ],
    'u2103/enhance.9': [
      ['src/gate-ruler/enhance.ts'],
      ['test/scenarios/gate-ruler/u2103/enhance.9-another-candidate.yaml'],
    ],
    'u2103/resource-ability.2': [
      ['src/gate-ruler/completion.ts'],
      ['test/scenarios/gate-ruler/u2103/resource-ability.2-with-a-resource.yaml'],
    ],
    'u2103/resource-ability.3': [
      ['src/gate-ruler/completion.ts'],
      ['test/scenarios/gate-ruler/u2103/resource-ability.3-without.yaml'],
    ],
    'u2103/resource-ability.4': [
      ['src/gate-ruler/completion.ts'],
      ['test/scenarios/gate-ruler/u2103/resource-ability.4-exhausted.yaml'],
    ],
    'u2103/resource-ability.5': [
      ['src/gate-ruler/cost.ts'],
      ['test/scenarios/gate-ruler/u2103/resource-ability.5-paid-with-the-ruler.yaml'],
    ],
    'u2103/resource-ability.6': [
      ['src/gate-ruler/completion.ts'],
      ['test/scenarios/gate-ruler/u2103/resource-ability.6-elsewhere.yaml'],
    ],
    'u2103/standby.1': [
      ['src/gate-ruler/zones.ts'],
      ['test/scenarios/gate-ruler/u2103/standby.1-settable.yaml'],
    ],
    'u2103/standby.2': [
      ['src/gate-ruler/gate-actions.ts'],
      [
        'test/scenarios/gate-ruler/u2103/standby.2-from-the-set-zone.yaml',
        'test/scenarios/gate-ruler/u2103/standby.2-karakasa.yaml',
      ],
    ],
    'u2103/standby.3': [
      ['src/gate-ruler/movement.ts'],
      [
        'test/scenarios/gate-ruler/u2103/standby.3-not-by-an-effect.yaml',
        'test/scenarios/gate-ruler/u2103/standby.3-only-from-the-set-zone.yaml',
      ],
    ],
    'u2103/standby.4': [
      ['src/gate-ruler/gate-actions.ts'],
      ['test/scenarios/gate-ruler/u2103/standby.4-cost-and-cap.yaml'],
    ],
    'u2103/standby.5': [
      ['src/gate-ruler/gate-actions.ts'],
      ['test/scenarios/gate-ruler/u2103/standby.5-own-main-phase.yaml'],
    ],
    'u2103/standby.6': [
      ['src/gate-ruler/zones.ts'],
      ['test/scenarios/gate-ruler/u2103/standby.6-not-forced.yaml'],
    ],
    'u2103/pacifist.1': [
      ['src/gate-ruler/attack.ts'],
      ['test/scenarios/gate-ruler/u2103/pacifist.1-declaration.yaml'],
    ],
    'u2103/arketta.1': [
      ['src/gate-ruler/treatment.ts'],
      ['test/scenarios/gate-ruler/u2103/arketta.1-read-when-referred-to.yaml'],
    ],
    'u2103/arketta.2': [
      [],
      [
        'test/scenarios/gate-ruler/u2103/arketta.2-ability-taken-back.yaml',
        'test/scenarios/gate-ruler/u2103/arketta.2-counter-taken-back.yaml',
        'test/scenarios/gate-ruler/u2103/arketta.2-taken-back.yaml',
      ],
    ],
    'u2103/arketta.3': [[], ['test/scenarios/gate-ruler/u2103/arketta.3-illegal-on-resolution.yaml']],
    'u2103/stridam.1': [
      ['src/gate-ruler/instructions/counter-item.ts'],
      ['test/scenarios/gate-ruler/u2103/stridam.1-a-counter-becomes-another.yaml'],
    ],
    'u2103/stridam.2': [
      ['src/gate-ruler/instructions/counter-item.ts'],
      ['test/scenarios/gate-ruler/u2103/stridam.2-in-place.yaml'],
    ],
    'u2103/stridam.3': [
      ['src/gate-ruler/instructions/counter-item.ts'],
      ['test/scenarios/gate-ruler/u2103/stridam.3-a-card-returns.yaml'],
    ],
    'u2103/stridam.4': [
      ['src/gate-ruler/instructions/counter-item.ts'],
      ['test/scenarios/gate-ruler/u2103/stridam.4-then-the-graveyard.yaml'],
    ],
  },
  'waiting-zone': {
    'edition.1': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/damage.ts'],
      ['test/scenarios/waiting-zone/edition.1-damage-is-not-dealt-before-its-check.yaml'],
    ],
    'event.1': [
      ['machines/waiting-zone/event.ts', 'machines/waiting-zone/phase.ts', 'src/waiting-zone/event.ts'],
      [
        'test/agents/waiting-zone-person.test.ts',
        'test/scenarios/waiting-zone/event.1-only-the-turn-player-begins-events.yaml',
      ],
    ],
    'event.2': [
      [
        'machines/waiting-zone/attack.ts',
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/cost-ability.ts',
        'machines/waiting-zone/event.ts',
        'machines/waiting-zone/phase.ts',
        'src/waiting-zone/decisions.ts',
        'src/waiting-zone/event.ts',
        'src/waiting-zone/game.ts',
        'src/waiting-zone/option.ts',
        'src/waiting-zone/why-not/why-not.ts',
      ],
      [
        'test/judge/why-not-waiting-zone.test.ts',
        'test/scenarios/waiting-zone/event.2-an-event-is-a-play-a-cost.yaml',
      ],
    ],
    'event.3': [
      [
        'machines/waiting-zone/event.ts',
        'machines/waiting-zone/phase.ts',
        'src/waiting-zone/event.ts',
        'src/waiting-zone/invariants.ts',
      ],
      [
        'test/scenarios/waiting-zone/event.3-no-event-begins-while-anything-is-unresolved.yaml',
        'properties/waiting-zone/procedure.test.ts',
      ],
    ],
    'priority.1': [
      ['machines/waiting-zone/counter-window.ts', 'src/waiting-zone/effect.ts', 'src/waiting-zone/order.ts'],
      [
        'test/scenarios/waiting-zone/priority.1-waiting-counters-resolve-before-what-the-turn.yaml',
        'properties/waiting-zone/procedure.test.ts',
      ],
    ],
    'priority.2': [
      ['machines/waiting-zone/settle.ts', 'src/waiting-zone/order.ts'],
      ['test/scenarios/waiting-zone/priority.2-without-a-counter-what-the-turn-player.yaml'],
    ],
    'together.1': [
      [
        'machines/waiting-zone/counter-window.ts',
        'machines/waiting-zone/settle.ts',
        'src/waiting-zone/decisions.ts',
        'src/waiting-zone/option.ts',
        'src/waiting-zone/order.ts',
      ],
      [
        'test/scenarios/waiting-zone/together.1-the-non-turn-player-orders-counters-that.yaml',
        'test/scenarios/waiting-zone/together.1-the-order-of-counters-that-mean-the.yaml',
        'test/scenarios/waiting-zone/together.1-the-turn-player-orders-timing-abilities-that.yaml',
      ],
    ],
    'at-once.1': [
      ['machines/waiting-zone/card-play.ts', 'src/waiting-zone/field.ts'],
      ['test/scenarios/waiting-zone/at-once.1-in-and-out-begin-to-wait-at.yaml'],
    ],
    'at-once.2': [
      ['machines/waiting-zone/settle.ts'],
      ['test/scenarios/waiting-zone/at-once.2-an-activated-ability-has-no-effect-before.yaml'],
    ],
    'at-once.3': [
      ['src/waiting-zone/automatic.ts', 'src/waiting-zone/card.ts', 'src/waiting-zone/damage.ts'],
      [
        'test/scenarios/waiting-zone/at-once.3-suppressed-retaliation-never-comes-about-and-the.yaml',
        'properties/waiting-zone/procedure.test.ts',
      ],
    ],
    'zone.1': [['src/waiting-zone/waiting-zone.ts'], []],
    'zone.2': [
      ['src/waiting-zone/invariants.ts', 'src/waiting-zone/zones.ts'],
      [
        'test/scenarios/waiting-zone/zone.2-a-played-card-is-neither-in-the.yaml',
        'test/waiting-zone/view.test.ts',
        'properties/waiting-zone/procedure.test.ts',
      ],
    ],
    'zone.3': [
      [
        'machines/waiting-zone/counter-window.ts',
        'machines/waiting-zone/declaration.ts',
        'src/waiting-zone/declaration.ts',
        'src/waiting-zone/waiting-item.ts',
      ],
      [
        'test/scenarios/waiting-zone/zone.3-counters-wait-beside-the-played-card.yaml',
        'test/waiting-zone/view.test.ts',
      ],
    ],
    'zone.4': [
      ['machines/waiting-zone/declaration.ts'],
      ['test/scenarios/waiting-zone/zone.4-used-cost-abilities-and-timing-abilities-wait.yaml'],
    ],
    'zone.5': [
      ['machines/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/zone.5-the-attack-waits.yaml'],
    ],
    'zone.6': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/waiting-item.ts'],
      ['test/scenarios/waiting-zone/zone.6-damage-waits.yaml'],
    ],
    'check.1': [
      [
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/cost-ability.ts',
        'machines/waiting-zone/counter-check.ts',
        'machines/waiting-zone/counter-window.ts',
        'machines/waiting-zone/settle.ts',
        'src/waiting-zone/counter.ts',
        'src/waiting-zone/decisions.ts',
        'src/waiting-zone/option.ts',
        'src/waiting-zone/why-not/why-not.ts',
        'src/waiting-zone/window.ts',
      ],
      [
        'test/judge/why-not-waiting-zone.test.ts',
        'test/scenarios/waiting-zone/check.1-the-turn-player-is-never-asked-for.yaml',
        'properties/waiting-zone/procedure.test.ts',
      ],
    ],
    'check.2': [
      [
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/cost-ability.ts',
        'src/waiting-zone/card.ts',
        'src/waiting-zone/declaration.ts',
        'src/waiting-zone/window.ts',
      ],
      ['test/scenarios/waiting-zone/check.2-a-play-and-the-use-of-a.yaml'],
    ],
    'check.3': [
      ['machines/waiting-zone/card-play.ts', 'src/waiting-zone/window.ts'],
      ['test/scenarios/waiting-zone/check.3-entering-is-checked-though-nothing-has-in.yaml'],
    ],
    'check.4': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/window.ts'],
      ['test/scenarios/waiting-zone/check.4-leaving-is-checked-though-nothing-has-out.yaml'],
    ],
    'check.5': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/window.ts'],
      ['test/scenarios/waiting-zone/check.5-an-attack-is-checked.yaml'],
    ],
    'check.6': [
      [
        'machines/waiting-zone/attack.ts',
        'src/waiting-zone/card.ts',
        'src/waiting-zone/damage.ts',
        'src/waiting-zone/window.ts',
      ],
      ['test/scenarios/waiting-zone/check.6-damage-is-checked.yaml'],
    ],
    'check.7': [
      ['machines/waiting-zone/cost-ability.ts', 'src/waiting-zone/choice.ts'],
      ['test/scenarios/waiting-zone/check.7-a-counter-that-asks-for-a-cost.yaml'],
    ],
    'check.8': [
      [
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/counter-window.ts',
        'src/waiting-zone/field.ts',
      ],
      ['test/scenarios/waiting-zone/check.8-entering-and-the-activation-of-in-share.yaml'],
    ],
    'check.9': [
      ['machines/waiting-zone/counter-window.ts', 'src/waiting-zone/field.ts'],
      ['test/scenarios/waiting-zone/check.9-leaving-and-the-activation-of-out-share.yaml'],
    ],
    'check.10': [
      ['src/waiting-zone/card.ts', 'src/waiting-zone/field.ts', 'src/waiting-zone/instruction.ts'],
      [
        'test/scenarios/waiting-zone/check.10-a-card-taken-out-of-the-match.yaml',
        'test/scenarios/waiting-zone/check.10-a-card-that-goes-back-to-the.yaml',
        'test/waiting-zone/view.test.ts',
        'properties/waiting-zone/procedure.test.ts',
      ],
    ],
    'play.1': [
      [
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/cost-ability.ts',
        'machines/waiting-zone/declaration.ts',
        'src/waiting-zone/declaration.ts',
        'src/waiting-zone/invariants.ts',
        'src/waiting-zone/why-not/declared.ts',
      ],
      [
        'test/judge/why-not-waiting-zone.test.ts',
        'test/scenarios/waiting-zone/play.1-a-card-that-cannot-be-paid-for.yaml',
        'test/scenarios/waiting-zone/play.1-the-energy-is-paid-as-the-play.yaml',
      ],
    ],
    'play.2': [
      [
        'machines/waiting-zone/declaration.ts',
        'src/waiting-zone/card.ts',
        'src/waiting-zone/decisions.ts',
        'src/waiting-zone/declaration.ts',
        'src/waiting-zone/option.ts',
        'src/waiting-zone/why-not/declared.ts',
      ],
      [
        'test/judge/why-not-waiting-zone.test.ts',
        'test/scenarios/waiting-zone/play.2-additional-costs-are-paid-with-other-cards.yaml',
      ],
    ],
    'play.3': [
      [
        'machines/waiting-zone/declaration.ts',
        'src/waiting-zone/card.ts',
        'src/waiting-zone/decisions.ts',
        'src/waiting-zone/declaration.ts',
        'src/waiting-zone/option.ts',
      ],
      [
        'test/scenarios/waiting-zone/play.3-a-declined-optional-cost-adds-nothing.yaml',
        'test/scenarios/waiting-zone/play.3-a-paid-optional-cost-adds-its-effect.yaml',
      ],
    ],
    'play.4': [
      [
        'machines/waiting-zone/declaration.ts',
        'src/waiting-zone/card.ts',
        'src/waiting-zone/decisions.ts',
        'src/waiting-zone/declaration.ts',
        'src/waiting-zone/option.ts',
      ],
      ['test/scenarios/waiting-zone/play.4-one-side-of-an-alternative-is-chosen.yaml'],
    ],
    'play.5': [
      [
        'machines/waiting-zone/declaration.ts',
        'src/waiting-zone/decisions.ts',
        'src/waiting-zone/declaration.ts',
        'src/waiting-zone/option.ts',
        'src/waiting-zone/why-not/declared.ts',
      ],
      [
        'test/judge/why-not-waiting-zone.test.ts',
        'test/scenarios/waiting-zone/play.5-a-cost-is-not-offered-if-paying.yaml',
        'test/scenarios/waiting-zone/play.5-a-play-that-would-find-no-target.yaml',
        'test/scenarios/waiting-zone/play.5-targets-are-chosen-after-all-costs-and.yaml',
      ],
    ],
    'play.6': [
      [
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/declaration.ts',
        'src/waiting-zone/declaration.ts',
        'src/waiting-zone/waiting-item.ts',
      ],
      ['test/scenarios/waiting-zone/play.6-the-card-goes-from-the-hand-to.yaml'],
    ],
    'play.7': [
      ['machines/waiting-zone/card-play.ts'],
      [
        'test/scenarios/waiting-zone/play.7-a-play-passes-one-check-of-the.yaml',
        'properties/waiting-zone/procedure.test.ts',
      ],
    ],
    'play.8': [
      ['machines/waiting-zone/card-play.ts', 'src/waiting-zone/negation.ts'],
      ['test/scenarios/waiting-zone/play.8-a-negated-card-is-discarded-neither-in.yaml'],
    ],
    'play.9': [
      [
        'machines/waiting-zone/card-play.ts',
        'src/waiting-zone/card-play.ts',
        'src/waiting-zone/scenario/course.ts',
      ],
      ['test/scenarios/waiting-zone/play.9-a-card-whose-play-stands-enters-the.yaml'],
    ],
    'play.10': [
      ['machines/waiting-zone/card-play.ts', 'src/waiting-zone/field.ts'],
      ['test/scenarios/waiting-zone/play.10-in-waits-as-the-check-of-entering.yaml'],
    ],
    'play.11': [
      ['machines/waiting-zone/card-play.ts'],
      [
        'test/scenarios/waiting-zone/play.11-a-counter-that-leaves-the-card-alone.yaml',
        'test/scenarios/waiting-zone/play.11-in-is-negated-at-the-check-of.yaml',
      ],
    ],
    'play.12': [
      ['machines/waiting-zone/event.ts', 'machines/waiting-zone/settle.ts'],
      ['test/scenarios/waiting-zone/play.12-without-a-counter-in-resolves-and-the.yaml'],
    ],
    'play.13': [
      ['src/waiting-zone/field.ts'],
      ['test/scenarios/waiting-zone/play.13-a-card-destroyed-by-a-counter-has.yaml'],
    ],
    'play.14': [
      ['machines/waiting-zone/counter-window.ts'],
      ['test/scenarios/waiting-zone/play.14-out-is-negated-at-the-check-of.yaml'],
    ],
    'play.15': [
      [
        'machines/waiting-zone/event.ts',
        'machines/waiting-zone/settle.ts',
        'src/waiting-zone/effect.ts',
        'src/waiting-zone/negation.ts',
      ],
      ['test/scenarios/waiting-zone/play.15-in-and-out-that-both-stand-resolve.yaml'],
    ],
    'play.16': [
      ['machines/waiting-zone/settle.ts', 'src/waiting-zone/waiting-item.ts'],
      ['test/scenarios/waiting-zone/play.16-in-resolves-though-its-unit-went-back.yaml'],
    ],
    'play.17': [
      ['machines/waiting-zone/settle.ts', 'src/waiting-zone/waiting-item.ts'],
      ['test/scenarios/waiting-zone/play.17-out-resolves-though-its-unit-has-gone.yaml'],
    ],
    'ability.1': [
      [
        'machines/waiting-zone/cost-ability.ts',
        'src/waiting-zone/declaration.ts',
        'src/waiting-zone/why-not/why-not.ts',
      ],
      [
        'test/judge/why-not-waiting-zone.test.ts',
        'test/scenarios/waiting-zone/ability.1-a-used-cost-ability-waits-is-checked.yaml',
      ],
    ],
    'ability.2': [
      ['machines/waiting-zone/cost-ability.ts', 'src/waiting-zone/effect.ts', 'src/waiting-zone/negation.ts'],
      [
        'test/scenarios/waiting-zone/ability.2-a-negated-cost-ability-does-nothing-its.yaml',
        'test/scenarios/waiting-zone/ability.2-what-the-ability-did-is-checked-and.yaml',
      ],
    ],
    'attack.1': [
      [
        'machines/waiting-zone/phase.ts',
        'machines/waiting-zone/turn.ts',
        'src/waiting-zone/attack.ts',
        'src/waiting-zone/field.ts',
        'src/waiting-zone/game.ts',
        'src/waiting-zone/invariants.ts',
        'src/waiting-zone/turn.ts',
        'src/waiting-zone/why-not/why-not.ts',
      ],
      [
        'test/judge/why-not-waiting-zone.test.ts',
        'test/scenarios/waiting-zone/attack.1-a-unit-that-enters-in-the-battle.yaml',
        'test/scenarios/waiting-zone/attack.1-a-unit-that-has-attacked-cannot-attack.yaml',
        'test/scenarios/waiting-zone/attack.1-there-is-no-attack-in-the-main.yaml',
      ],
    ],
    'attack.2': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/attack.2-the-right-is-spent-before-the-target.yaml'],
    ],
    'attack.3': [
      [
        'machines/waiting-zone/attack.ts',
        'src/waiting-zone/attack.ts',
        'src/waiting-zone/decisions.ts',
        'src/waiting-zone/option.ts',
      ],
      ['test/scenarios/waiting-zone/attack.3-the-target-is-an-enemy-unit-or.yaml'],
    ],
    'attack.4': [
      [
        'machines/waiting-zone/attack.ts',
        'src/waiting-zone/attack.ts',
        'src/waiting-zone/invariants.ts',
        'src/waiting-zone/waiting-item.ts',
      ],
      ['test/scenarios/waiting-zone/attack.4-attack-then-damage-of-both-sides-then.yaml'],
    ],
    'attack.5': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/attack.5-a-counter-that-leaves-attacker-and-field.yaml'],
    ],
    'attack.6': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/attack.ts', 'src/waiting-zone/field.ts'],
      [
        'test/scenarios/waiting-zone/attack.6-the-attack-of-a-unit-destroyed-by.yaml',
        'properties/waiting-zone/procedure.test.ts',
      ],
    ],
    'attack.7': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/field.ts', 'src/waiting-zone/invariants.ts'],
      ['test/scenarios/waiting-zone/attack.7-the-attack-of-a-unit-that-went.yaml'],
    ],
    'attack.8': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/attack.ts', 'src/waiting-zone/field.ts'],
      [
        'test/scenarios/waiting-zone/attack.8-a-newcomer-on-the-attacked-side-voids.yaml',
        'properties/waiting-zone/procedure.test.ts',
      ],
    ],
    'attack.9': [
      ['machines/waiting-zone/event.ts', 'machines/waiting-zone/phase.ts'],
      ['test/scenarios/waiting-zone/attack.9-after-the-newcomer-the-same-unit-attacks.yaml'],
    ],
    'attack.10': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/attack.10-attack-damage-is-the-attack-of-the.yaml'],
    ],
    'attack.11': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/attack.ts', 'src/waiting-zone/waiting-item.ts'],
      ['test/scenarios/waiting-zone/attack.11-damage-waits-until-it-has-been-checked.yaml'],
    ],
    'attack.12': [
      ['machines/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/attack.12-a-counter-at-the-check-of-damage.yaml'],
    ],
    'attack.13': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/attack.13-damage-that-was-not-negated-is-dealt.yaml'],
    ],
    'attack.14': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/attack.ts', 'src/waiting-zone/negation.ts'],
      [
        'test/scenarios/waiting-zone/attack.14-with-negated-attack-damage-only-the-retaliation.yaml',
        'properties/waiting-zone/procedure.test.ts',
      ],
    ],
    'reading.1': [
      [
        'machines/waiting-zone/card-play.ts',
        'machines/waiting-zone/counter-window.ts',
        'src/waiting-zone/card-play.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/readings.ts',
      ],
      ['test/scenarios/waiting-zone/reading.1-a-counter-that-does-not-negate-a.yaml'],
    ],
    'reading.2': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/order.ts',
        'src/waiting-zone/readings.ts',
        'src/waiting-zone/window.ts',
      ],
      ['test/scenarios/waiting-zone/reading.2-a-counter-is-not-checked-itself.yaml'],
    ],
    'reading.3': [
      [
        'machines/waiting-zone/settle.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/order.ts',
        'src/waiting-zone/readings.ts',
      ],
      ['test/scenarios/waiting-zone/reading.3-the-player-with-priority-orders-only-their.yaml'],
    ],
    'reading.4': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/readings.ts',
        'src/waiting-zone/window.ts',
      ],
      [
        'test/scenarios/waiting-zone/reading.4-what-a-counter-brings-about-is-checked.yaml',
        'test/scenarios/waiting-zone/reading.4-what-the-first-counter-brings-about-is.yaml',
      ],
    ],
    'reading.5': [
      [
        'machines/waiting-zone/attack.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/field.ts',
        'src/waiting-zone/readings.ts',
      ],
      [
        'test/scenarios/waiting-zone/reading.5-both-units-fall-together-one-check-for.yaml',
        'test/scenarios/waiting-zone/reading.5-units-that-fall-in-battle-are-checked.yaml',
      ],
    ],
    'reading.6': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/readings.ts',
        'src/waiting-zone/window.ts',
      ],
      ['test/scenarios/waiting-zone/reading.6-a-check-is-not-made-again-after.yaml'],
    ],
    'reading.7': [
      ['src/waiting-zone/editions.ts', 'src/waiting-zone/negation.ts', 'src/waiting-zone/readings.ts'],
      ['test/scenarios/waiting-zone/reading.7-the-costs-of-a-negated-play-stay.yaml'],
    ],
    'reading.8': [
      [
        'machines/waiting-zone/card-play.ts',
        'src/waiting-zone/card-play.ts',
        'src/waiting-zone/cards/spells.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/effect.ts',
        'src/waiting-zone/invariants.ts',
        'src/waiting-zone/readings.ts',
      ],
      [
        'test/scenarios/waiting-zone/reading.8-a-spell-never-enters-the-field.yaml',
        'test/scenarios/waiting-zone/reading.8-a-spell-resolves-from-the-waiting-zone.yaml',
      ],
    ],
    'reading.9': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/readings.ts',
        'src/waiting-zone/window.ts',
      ],
      ['test/scenarios/waiting-zone/reading.9-the-non-turn-player-is-asked-about.yaml'],
    ],
    'reading.10': [
      ['machines/waiting-zone/attack.ts'],
      [
        'test/scenarios/waiting-zone/reading.10-attacker-gone-and-newcomer-come-the-attack.yaml',
        'test/scenarios/waiting-zone/reading.10-newcomer-first-the-right-that-came-back.yaml',
      ],
    ],
    'reading.11': [
      [
        'machines/waiting-zone/attack.ts',
        'src/waiting-zone/attack.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/readings.ts',
      ],
      [
        'test/scenarios/waiting-zone/reading.11-an-attack-whose-target-has-left-deals.yaml',
        'test/scenarios/waiting-zone/reading.11-an-attack-whose-target-has-left-does.yaml',
      ],
    ],
    'reading.12': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/editions.ts', 'src/waiting-zone/readings.ts'],
      ['test/scenarios/waiting-zone/reading.12-a-player-does-not-retaliate.yaml'],
    ],
    'reading.13': [
      ['src/waiting-zone/editions.ts', 'src/waiting-zone/readings.ts', 'src/waiting-zone/reflection.ts'],
      [
        'test/scenarios/waiting-zone/reading.13-reflected-damage-falls-on-the-attacker-beside.yaml',
        'test/scenarios/waiting-zone/reading.13-reflected-damage-falls-on-the-attacking-unit.yaml',
        'test/scenarios/waiting-zone/reading.13-reflected-damage-spares-the-attacked-unit.yaml',
        'test/scenarios/waiting-zone/reading.13-reflecting-leaves-retaliation-damage-alone.yaml',
      ],
    ],
    'reading.14': [
      ['src/waiting-zone/damage.ts', 'src/waiting-zone/editions.ts', 'src/waiting-zone/readings.ts'],
      ['test/scenarios/waiting-zone/reading.14-waiting-damage-is-dealt-though-its-source.yaml'],
    ],
    'reading.15': [
      [
        'machines/waiting-zone/effect.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/effect.ts',
        'src/waiting-zone/readings.ts',
      ],
      ['test/scenarios/waiting-zone/reading.15-a-waiting-cost-ability-resolves-though-its.yaml'],
    ],
    'reading.16': [
      ['src/waiting-zone/negation.ts'],
      ['test/scenarios/waiting-zone/reading.16-with-negated-retaliation-only-the-attack-damage.yaml'],
    ],
    'reading.17': [
      [
        'machines/waiting-zone/attack.ts',
        'src/waiting-zone/attack.ts',
        'src/waiting-zone/damage.ts',
        'src/waiting-zone/decisions.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/order.ts',
        'src/waiting-zone/readings.ts',
      ],
      ['test/scenarios/waiting-zone/reading.17-attack-and-retaliation-are-dealt-together-and.yaml'],
    ],
    'reading.18': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/waiting-zone/damage.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/instruction.ts',
        'src/waiting-zone/readings.ts',
        'src/waiting-zone/waiting-item.ts',
      ],
      ['test/scenarios/waiting-zone/reading.18-damage-of-effects-waits-and-is-checked.yaml'],
    ],
    'reading.19': [
      [
        'machines/waiting-zone/attack.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/field.ts',
        'src/waiting-zone/readings.ts',
      ],
      ['test/scenarios/waiting-zone/reading.19-a-newcomer-voids-the-waiting-attack-though.yaml'],
    ],
    'reading.20': [
      ['machines/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/reading.20-a-newcomer-on-the-attacking-side-does.yaml'],
    ],
    'reading.21': [
      [
        'machines/waiting-zone/attack.ts',
        'src/waiting-zone/damage.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/readings.ts',
      ],
      ['test/scenarios/waiting-zone/reading.21-reducing-looks-at-the-damage-as-it.yaml'],
    ],
    'reading.22': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/waiting-zone/card.ts',
        'src/waiting-zone/cards/counters.ts',
        'src/waiting-zone/choice.ts',
        'src/waiting-zone/counter.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/readings.ts',
        'src/waiting-zone/why-not/why-not.ts',
      ],
      [
        'test/judge/why-not-waiting-zone.test.ts',
        'test/scenarios/waiting-zone/reading.22-a-counter-that-says-so-may-name.yaml',
      ],
    ],
    'reading.23': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/field.ts',
        'src/waiting-zone/readings.ts',
      ],
      ['test/scenarios/waiting-zone/reading.23-cards-that-leave-together-share-one-check.yaml'],
    ],
    'reading.24': [
      [
        'machines/waiting-zone/phase.ts',
        'machines/waiting-zone/turn.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/event.ts',
        'src/waiting-zone/game.ts',
        'src/waiting-zone/readings.ts',
        'src/waiting-zone/turn.ts',
      ],
      ['test/scenarios/waiting-zone/reading.24-the-right-that-was-given-back-need.yaml'],
    ],
    'reading.25': [
      ['machines/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/reading.25-a-newcomer-anywhere-on-the-field-of.yaml'],
    ],
    'reading.26': [
      [
        'machines/waiting-zone/end-phase.ts',
        'src/waiting-zone/damage.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/invariants.ts',
        'src/waiting-zone/readings.ts',
        'src/waiting-zone/turn.ts',
      ],
      ['test/scenarios/waiting-zone/reading.26-damage-stays-on-a-unit-over-the.yaml'],
    ],
    'reading.27': [
      [
        'machines/waiting-zone/counter-window.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/order.ts',
        'src/waiting-zone/readings.ts',
      ],
      ['test/scenarios/waiting-zone/reading.27-own-timing-abilities-do-not-resolve-while.yaml'],
    ],
    'reading.28': [
      ['machines/waiting-zone/settle.ts', 'src/waiting-zone/order.ts', 'src/waiting-zone/readings.ts'],
      ['test/scenarios/waiting-zone/reading.28-after-a-battle-the-abilities-of-the.yaml'],
    ],
    'reading.29': [
      [
        'machines/waiting-zone/counter-check.ts',
        'machines/waiting-zone/event.ts',
        'src/waiting-zone/editions.ts',
        'src/waiting-zone/readings.ts',
      ],
      ['test/scenarios/waiting-zone/reading.29-an-ability-that-begins-to-wait-in.yaml'],
    ],
    'reading.30': [
      ['machines/waiting-zone/counter-window.ts'],
      ['test/scenarios/waiting-zone/reading.30-an-attacker-killed-by-the-damage-of.yaml'],
    ],
    'house.1': [
      [
        'machines/waiting-zone/match.ts',
        'src/waiting-zone/decks/legality.ts',
        'src/waiting-zone/house.ts',
        'src/waiting-zone/new-game.ts',
        'src/waiting-zone/preparation.ts',
      ],
      ['test/waiting-zone/cards.test.ts', 'test/waiting-zone/house.test.ts'],
    ],
    'house.2': [
      [
        'machines/waiting-zone/end-phase.ts',
        'machines/waiting-zone/match.ts',
        'machines/waiting-zone/phase.ts',
        'machines/waiting-zone/turn.ts',
        'src/waiting-zone/option.ts',
        'src/waiting-zone/turn.ts',
      ],
      ['test/waiting-zone/house.test.ts'],
    ],
    'house.3': [
      ['machines/waiting-zone/turn.ts', 'src/waiting-zone/turn.ts'],
      ['test/waiting-zone/house.test.ts'],
    ],
    'house.4': [
      ['machines/waiting-zone/turn.ts', 'src/waiting-zone/turn.ts'],
      ['test/waiting-zone/house.test.ts', 'test/waiting-zone/narrate.test.ts'],
    ],
    'house.5': [
      ['machines/waiting-zone/phase.ts', 'machines/waiting-zone/turn.ts', 'src/waiting-zone/event.ts'],
      ['test/scenarios/waiting-zone/house.5-cards-and-cost-abilities-are-available-in.yaml'],
    ],
    'house.6': [
      [
        'src/waiting-zone/card-play.ts',
        'src/waiting-zone/field.ts',
        'src/waiting-zone/invariants.ts',
        'src/waiting-zone/why-not/declared.ts',
        'src/waiting-zone/zones.ts',
      ],
      [
        'test/judge/why-not-waiting-zone.test.ts',
        'test/scenarios/waiting-zone/house.6-a-sixth-card-does-not-enter-the.yaml',
      ],
    ],
    'house.7': [
      ['machines/waiting-zone/attack.ts', 'src/waiting-zone/attack.ts'],
      ['test/scenarios/waiting-zone/house.7-a-player-may-be-attacked-though-units.yaml'],
    ],
    'house.8': [
      ['machines/waiting-zone/counter-window.ts', 'src/waiting-zone/effect.ts'],
      [
        'test/scenarios/waiting-zone/house.8-a-counter-is-paid-with-what-is.yaml',
        'test/scenarios/waiting-zone/house.8-a-counter-that-cannot-be-paid-for.yaml',
      ],
    ],
    'house.9': [
      [
        'machines/waiting-zone/end-phase.ts',
        'src/waiting-zone/decisions.ts',
        'src/waiting-zone/house.ts',
        'src/waiting-zone/option.ts',
        'src/waiting-zone/turn.ts',
      ],
      [
        'test/scenarios/waiting-zone/house.9-at-the-end-the-turn-player-discards.yaml',
        'test/scenarios/waiting-zone/house.9-nobody-is-asked-which-of-cards-that-mean.yaml',
      ],
    ],
    'house.10': [
      [
        'machines/waiting-zone/match.ts',
        'machines/waiting-zone/phase.ts',
        'machines/waiting-zone/turn.ts',
        'src/waiting-zone/defeat.ts',
        'src/waiting-zone/scenario/moments.ts',
      ],
      [
        'test/scenarios/waiting-zone/house.10-a-player-who-gains-life-before-the.yaml',
        'test/scenarios/waiting-zone/house.10-a-player-without-life-has-lost-once.yaml',
        'test/waiting-zone/house.test.ts',
        'test/waiting-zone/matches.test.ts',
      ],
    ],
    'house.11': [
      [
        'machines/waiting-zone/match.ts',
        'src/waiting-zone/defeat.ts',
        'src/waiting-zone/game.ts',
        'src/waiting-zone/movement.ts',
      ],
      ['test/waiting-zone/house.test.ts'],
    ],
    'house.12': [
      ['machines/waiting-zone/match.ts', 'src/waiting-zone/defeat.ts'],
      ['test/scenarios/waiting-zone/house.12-the-match-is-a-draw-if-both.yaml'],
    ],
    'house.13': [['src/waiting-zone/defeat.ts'], ['test/waiting-zone/house.test.ts']],
    'house.14': [
      [
        'machines/waiting-zone/effect.ts',
        'src/waiting-zone/card.ts',
        'src/waiting-zone/damage.ts',
        'src/waiting-zone/instruction.ts',
        'src/waiting-zone/reference.ts',
      ],
      ['test/scenarios/waiting-zone/house.14-a-target-that-has-become-another-card.yaml'],
    ],
    'house.15': [
      ['src/waiting-zone/automatic.ts', 'src/waiting-zone/game.ts', 'src/waiting-zone/turn.ts'],
      ['test/scenarios/waiting-zone/house.15-evading-takes-away-the-first-damage-of.yaml'],
    ],
    'house.16': [
      ['src/waiting-zone/automatic.ts'],
      ['test/scenarios/waiting-zone/house.16-reducing-takes-its-number-off-every-damage.yaml'],
    ],
    'house.17': [
      [
        'machines/waiting-zone/effect.ts',
        'src/waiting-zone/decisions.ts',
        'src/waiting-zone/effect.ts',
        'src/waiting-zone/option.ts',
      ],
      ['test/scenarios/waiting-zone/house.17-targets-of-in-are-chosen-as-it.yaml'],
    ],
  },
  'excess-damage': {
    '120.1': [
      [
        'machines/excess-damage/event.ts',
        'src/excess-damage/announce.ts',
        'src/excess-damage/board.ts',
        'src/excess-damage/game.ts',
      ],
      ['test/scenarios/excess-damage/120.1-a-permanent-that-is-neither-creature-planeswalker.yaml'],
    ],
    '120.3': [
      [
        'machines/excess-damage/damage.ts',
        'src/excess-damage/game.ts',
        'src/excess-damage/invariants.ts',
        'src/excess-damage/results.ts',
      ],
      ['test/scenarios/excess-damage/120.3-a-creature-that-is-a-planeswalker-and.yaml'],
    ],
    '120.3a': [
      ['src/excess-damage/results.ts'],
      ['test/scenarios/excess-damage/120.3a-a-player-loses-as-much-life-as.yaml'],
    ],
    '120.3b': [
      ['src/excess-damage/results.ts'],
      ['test/scenarios/excess-damage/120.3b-infect-gives-a-player-poison-counters-and.yaml'],
    ],
    '120.3c': [
      ['src/excess-damage/results.ts'],
      ['test/scenarios/excess-damage/120.3c-a-planeswalker-loses-that-much-loyalty-and.yaml'],
    ],
    '120.3d': [
      ['src/excess-damage/results.ts'],
      [
        'test/scenarios/excess-damage/120.3d-infect-puts-counters-on-a-creature-so.yaml',
        'test/scenarios/excess-damage/120.3d-wither-puts-counters-on-a-creature-and.yaml',
      ],
    ],
    '120.3e': [
      ['src/excess-damage/results.ts'],
      ['test/scenarios/excess-damage/120.3e-other-damage-is-marked-and-added-to.yaml'],
    ],
    '120.3f': [
      ['src/excess-damage/results.ts'],
      ['test/scenarios/excess-damage/120.3f-lifelink-gives-its-controller-the-life-that.yaml'],
    ],
    '120.3h': [
      ['src/excess-damage/results.ts'],
      ['test/scenarios/excess-damage/120.3h-a-battle-loses-that-much-defense-but.yaml'],
    ],
    '120.4': [
      [
        'machines/excess-damage/damage.ts',
        'machines/excess-damage/event.ts',
        'machines/excess-damage/modification.ts',
        'src/excess-damage/announce.ts',
        'src/excess-damage/game.ts',
        'src/excess-damage/invariants.ts',
      ],
      [
        'test/excess-damage/oracle-all.ts',
        'test/excess-damage/oracle.test.ts',
        'test/excess-damage/processes.test.ts',
        'test/scenarios/excess-damage/120.4-an-event-is-announced-divided-changed-checked.yaml',
      ],
    ],
    '120.4a': [
      [
        'machines/excess-damage/damage.ts',
        'src/excess-damage/cards/damage-card.ts',
        'src/excess-damage/dividing.ts',
        'src/excess-damage/game.ts',
        'src/excess-damage/results.ts',
        'src/excess-damage/split.ts',
      ],
      [
        'test/excess-damage/oracle-all.ts',
        'test/excess-damage/oracle.test.ts',
        'test/scenarios/excess-damage/120.4a-nothing-is-redirected-where-nothing-is-excess.yaml',
        'test/scenarios/excess-damage/120.4a-the-excess-of-4-on-an-undamaged.yaml',
        'properties/excess-damage/split.test.ts',
      ],
    ],
    '120.4a/creature': [
      ['machines/excess-damage/damage.ts', 'src/excess-damage/split.ts'],
      ['test/scenarios/excess-damage/120.4a-creature-a-creature-keeps-lethal-damage-and-no.yaml'],
    ],
    '120.4a/marked': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/120.4a-marked-a-creature-with-lethal-damage-already-marked.yaml',
        'test/scenarios/excess-damage/120.4a-marked-damage-that-the-creature-already-bears-leaves.yaml',
      ],
    ],
    '120.4a/others': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/120.4a-others-deathtouch-damage-of-another-source-makes-all.yaml',
        'test/scenarios/excess-damage/120.4a-others-what-another-source-deals-at-the-same.yaml',
      ],
    ],
    '120.4a/deathtouch': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/120.4a-deathtouch-of-damage-by-a-source-with-deathtouch.yaml'],
    ],
    '120.4a/planeswalker': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/120.4a-planeswalker-a-planeswalker-keeps-as-much-as-its.yaml',
        'test/scenarios/excess-damage/120.4a-planeswalker-deathtouch-does-not-lower-what-a-planeswalker.yaml',
      ],
    ],
    '120.4a/battle': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/120.4a-battle-a-battle-keeps-as-much-as-its.yaml'],
    ],
    '120.4a/several': [
      ['machines/excess-damage/damage.ts', 'src/excess-damage/split.ts'],
      ['test/scenarios/excess-damage/120.4a-several-a-creature-that-is-a-planeswalker-keeps.yaml'],
    ],
    '120.4a/first': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/120.4a-first-a-part-that-went-on-to-another.yaml',
        'test/scenarios/excess-damage/120.4a-first-the-part-that-went-on-may-be.yaml',
      ],
    ],
    '120.4a/instead': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/120.4a-instead-both-parts-come-from-one-source-so.yaml'],
    ],
    '120.4a/players': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/120.4a-players-damage-to-a-player-stays-there-whatever.yaml',
        'properties/excess-damage/split.test.ts',
      ],
    ],
    '120.4a/unmodified': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/120.4a-unmodified-a-shield-on-the-creature-is-not.yaml',
        'test/scenarios/excess-damage/120.4a-unmodified-an-increase-does-not-move-the-division.yaml',
        'test/scenarios/excess-damage/120.4a-unmodified-prevention-does-not-move-the-division-2.yaml',
        'properties/excess-damage/split.test.ts',
      ],
    ],
    '120.4b': [
      [
        'machines/excess-damage/damage.ts',
        'machines/excess-damage/modification.ts',
        'src/excess-damage/checking.ts',
        'src/excess-damage/effect.ts',
        'src/excess-damage/game.ts',
        'src/excess-damage/modification.ts',
      ],
      [
        'test/excess-damage/processes.test.ts',
        'test/scenarios/excess-damage/120.4b-every-packet-is-changed-for-itself-of.yaml',
      ],
    ],
    '120.4b/triggers': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/120.4b-triggers-abilities-trigger-before-the-damage-has-any.yaml'],
    ],
    '120.4c': [
      [
        'machines/excess-damage/damage.ts',
        'src/excess-damage/effect.ts',
        'src/excess-damage/game.ts',
        'src/excess-damage/results.ts',
      ],
      ['test/scenarios/excess-damage/120.4c-damage-becomes-its-results-only-after-all.yaml'],
    ],
    '120.4c/replaced': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/120.4c-replaced-a-doubled-loss-of-life-is-a.yaml',
        'test/scenarios/excess-damage/120.4c-replaced-counters-that-cannot-be-put-are-not.yaml',
      ],
    ],
    '120.4d': [
      ['machines/excess-damage/damage.ts', 'src/excess-damage/results.ts'],
      ['test/scenarios/excess-damage/120.4d-all-results-happen-before-anything-is-destroyed.yaml'],
    ],
    '120.6': [
      [
        'machines/excess-damage/damage.ts',
        'src/excess-damage/announce.ts',
        'src/excess-damage/game.ts',
        'src/excess-damage/lethal.ts',
      ],
      ['test/scenarios/excess-damage/120.6-lethal-damage-is-never-below-0-however.yaml'],
    ],
    '120.6/power': [
      [
        'machines/excess-damage/assignment.ts',
        'machines/excess-damage/damage.ts',
        'src/excess-damage/lethal.ts',
      ],
      [
        'test/scenarios/excess-damage/120.6-power-a-blocker-of-power-0-needs-nothing.yaml',
        'test/scenarios/excess-damage/120.6-power-a-creature-of-power-3-keeps-3.yaml',
        'test/scenarios/excess-damage/120.6-power-lethal-damage-goes-by-power-with-power.yaml',
      ],
    ],
    '120.6/judged': [
      ['machines/excess-damage/event.ts'],
      ['test/scenarios/excess-damage/120.6-judged-marked-damage-stays-and-is-judged-by.yaml'],
    ],
    '120.8': [
      [
        'machines/excess-damage/event.ts',
        'src/excess-damage/announce.ts',
        'src/excess-damage/checking.ts',
        'src/excess-damage/dividing.ts',
        'src/excess-damage/split.ts',
      ],
      [
        'test/scenarios/excess-damage/120.8-an-announcement-of-0-makes-no-event.yaml',
        'test/scenarios/excess-damage/120.8-damage-that-was-prevented-to-0-is.yaml',
      ],
    ],
    '120.10': [
      [
        'machines/excess-damage/damage.ts',
        'src/excess-damage/cards/damage-card.ts',
        'src/excess-damage/checking.ts',
        'src/excess-damage/effect.ts',
        'src/excess-damage/excess.ts',
        'src/excess-damage/invariants.ts',
        'src/excess-damage/results.ts',
      ],
      ['test/scenarios/excess-damage/120.10-the-check-looks-at-what-was-dealt.yaml'],
    ],
    '120.10/creature': [
      ['machines/excess-damage/damage.ts', 'src/excess-damage/excess.ts'],
      [
        'test/scenarios/excess-damage/120.10-creature-damage-marked-before-makes-more-of-the.yaml',
        'test/scenarios/excess-damage/120.10-creature-lethal-damage-and-no-more-is-no.yaml',
      ],
    ],
    '120.10/planeswalker': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/120.10-planeswalker-a-planeswalker-was-dealt-what-goes-beyond.yaml'],
    ],
    '120.10/battle': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/120.10-battle-a-battle-was-dealt-what-goes-beyond.yaml'],
    ],
    '120.10/several': [
      ['machines/excess-damage/damage.ts', 'src/excess-damage/excess.ts'],
      ['test/scenarios/excess-damage/120.10-several-of-three-card-types-the-one-with.yaml'],
    ],
    '120.10/together': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/120.10-together-two-sources-that-are-not-lethal-alone.yaml'],
    ],
    '120.10/before': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/excess-damage/before.test.ts',
        'test/scenarios/excess-damage/120.10-before-a-second-event-is-judged-by-what.yaml',
        'test/scenarios/excess-damage/120.10-before-the-loyalty-before-the-event-counts-not.yaml',
      ],
    ],
    '120.10/players': [
      ['machines/excess-damage/damage.ts'],
      ['test/scenarios/excess-damage/120.10-players-a-player-that-is-dealt-more-than.yaml'],
    ],
    '120.10/modified': [
      ['machines/excess-damage/damage.ts'],
      [
        'test/scenarios/excess-damage/120.10-modified-what-an-increase-adds-is-excess-too.yaml',
        'test/scenarios/excess-damage/120.10-modified-what-was-prevented-is-not.yaml',
      ],
    ],
    '104.2a': [
      [
        'machines/excess-damage/event.ts',
        'machines/excess-damage/state-based-actions.ts',
        'src/excess-damage/state-based-actions.ts',
      ],
      [
        'test/excess-damage/clauses.test.ts',
        'test/scenarios/excess-damage/104.2a-nobody-wins-where-both-lose-at-once.yaml',
        'test/scenarios/excess-damage/104.2a-once-a-player-has-lost-nothing-that.yaml',
      ],
    ],
    '104.3a': [['src/excess-damage/state-based-actions.ts'], ['test/excess-damage/clauses.test.ts']],
    '510.1a': [
      ['machines/excess-damage/assignment.ts', 'src/excess-damage/trample.ts'],
      ['test/scenarios/excess-damage/510.1a-an-attacker-deals-damage-equal-to-its.yaml'],
    ],
    '510.1b': [
      ['machines/excess-damage/assignment.ts', 'src/excess-damage/trample.ts'],
      ['test/scenarios/excess-damage/510.1b-an-attacker-that-was-not-blocked-hits.yaml'],
    ],
    '510.1c': [
      [
        'machines/excess-damage/assignment.ts',
        'machines/excess-damage/event.ts',
        'src/excess-damage/trample.ts',
      ],
      [
        'test/excess-damage/processes.test.ts',
        'test/scenarios/excess-damage/510.1c-a-blocked-attacker-whose-blocker-is-gone.yaml',
        'test/scenarios/excess-damage/510.1c-without-trample-all-damage-goes-to-the.yaml',
      ],
    ],
    '510.2': [
      [
        'machines/excess-damage/assignment.ts',
        'machines/excess-damage/event.ts',
        'src/excess-damage/trample.ts',
      ],
      ['test/scenarios/excess-damage/510.2-attackers-and-blockers-deal-their-damage-in.yaml'],
    ],
    '513.1': [
      ['machines/excess-damage/event.ts', 'src/excess-damage/checking.ts'],
      ['test/scenarios/excess-damage/513.1-what-looks-back-is-silent-after-own.yaml'],
    ],
    '603.3b': [
      [
        'machines/excess-damage/event.ts',
        'machines/excess-damage/trigger-placement.ts',
        'src/excess-damage/decisions.ts',
        'src/excess-damage/option.ts',
        'src/excess-damage/triggers.ts',
      ],
      [
        'test/excess-damage/processes.test.ts',
        'test/scenarios/excess-damage/603.3b-a-player-with-several-triggers-chooses-their.yaml',
        'test/scenarios/excess-damage/603.3b-the-player-on-turn-puts-theirs-first.yaml',
      ],
    ],
    '603.3d': [
      [
        'machines/excess-damage/trigger-placement.ts',
        'src/excess-damage/decisions.ts',
        'src/excess-damage/invariants.ts',
        'src/excess-damage/option.ts',
        'src/excess-damage/triggers.ts',
      ],
      ['test/scenarios/excess-damage/603.3d-any-player-and-any-creature-or-planeswalker.yaml'],
    ],
    '603.4': [
      ['machines/excess-damage/damage.ts', 'src/excess-damage/checking.ts'],
      [
        'test/scenarios/excess-damage/603.4-damage-by-a-spell-earlier-in-the.yaml',
        'test/scenarios/excess-damage/603.4-the-condition-is-not-met-by-the.yaml',
      ],
    ],
    '608.2b': [
      ['machines/excess-damage/event.ts', 'src/excess-damage/announce.ts', 'src/excess-damage/triggers.ts'],
      [
        'test/scenarios/excess-damage/608.2b-a-card-whose-target-is-no-creature.yaml',
        'test/scenarios/excess-damage/608.2b-a-trigger-whose-target-is-gone-does.yaml',
      ],
    ],
    '608.2c': [
      ['machines/excess-damage/event.ts', 'src/excess-damage/triggers.ts'],
      ['test/scenarios/excess-damage/608.2c-what-resolves-deals-its-damage-before-anything.yaml'],
    ],
    '614.1': [
      ['machines/excess-damage/modification.ts', 'src/excess-damage/modification.ts'],
      ['test/scenarios/excess-damage/614.1-a-tripling-deals-three-times-the-amount.yaml'],
    ],
    '614.5': [
      ['machines/excess-damage/modification.ts', 'src/excess-damage/modification.ts'],
      ['test/scenarios/excess-damage/614.5-two-doublings-apply-once-each.yaml'],
    ],
    '615.1': [
      ['machines/excess-damage/modification.ts', 'src/excess-damage/modification.ts'],
      ['test/scenarios/excess-damage/615.1-damage-can-be-prevented-whole-and-nothing.yaml'],
    ],
    '615.7': [
      [
        'machines/excess-damage/modification.ts',
        'src/excess-damage/decisions.ts',
        'src/excess-damage/modification.ts',
        'src/excess-damage/option.ts',
      ],
      [
        'test/scenarios/excess-damage/615.7-a-shield-that-is-used-up-prevents.yaml',
        'test/scenarios/excess-damage/615.7-the-shielded-player-chooses-which-of-two.yaml',
      ],
    ],
    '616.1': [
      [
        'machines/excess-damage/modification.ts',
        'src/excess-damage/decisions.ts',
        'src/excess-damage/modification.ts',
        'src/excess-damage/option.ts',
      ],
      [
        'test/scenarios/excess-damage/616.1-the-controller-of-a-permanent-is-asked.yaml',
        'test/scenarios/excess-damage/616.1-the-player-that-is-hit-chooses-to.yaml',
      ],
    ],
    '702.12b': [
      ['machines/excess-damage/state-based-actions.ts', 'src/excess-damage/state-based-actions.ts'],
      ['test/scenarios/excess-damage/702.12b-an-indestructible-creature-stays-and-its-excess.yaml'],
    ],
    '702.19b': [
      [
        'machines/excess-damage/assignment.ts',
        'src/excess-damage/decisions.ts',
        'src/excess-damage/option.ts',
        'src/excess-damage/trample.ts',
      ],
      [
        'test/scenarios/excess-damage/702.19b-of-two-blockers-both-must-be-assigned.yaml',
        'test/scenarios/excess-damage/702.19b-once-all-blockers-are-assigned-lethal-damage.yaml',
        'test/scenarios/excess-damage/702.19b-only-what-exceeds-lethal-damage-to-the.yaml',
      ],
    ],
    '702.19b/together': [
      ['machines/excess-damage/assignment.ts'],
      [
        'test/scenarios/excess-damage/702.19b-together-the-others-may-have-to-share-the.yaml',
        'test/scenarios/excess-damage/702.19b-together-what-another-attacker-can-still-assign-to.yaml',
      ],
    ],
    '702.19b/deathtouch': [
      ['machines/excess-damage/assignment.ts'],
      [
        'test/scenarios/excess-damage/702.19b-deathtouch-a-blocker-that-a-creature-with-deathtouch.yaml',
        'test/scenarios/excess-damage/702.19b-deathtouch-with-deathtouch-1-for-each-blocker-is.yaml',
      ],
    ],
    '702.19b/over': [
      ['machines/excess-damage/assignment.ts'],
      ['test/scenarios/excess-damage/702.19b-over-all-damage-may-be-assigned-to-the.yaml'],
    ],
    '702.19b/unmodified': [
      ['machines/excess-damage/assignment.ts'],
      ['test/scenarios/excess-damage/702.19b-unmodified-neither-an-increase-nor-a-prevention-changes.yaml'],
    ],
    '704.3': [
      [
        'machines/excess-damage/event.ts',
        'machines/excess-damage/state-based-actions.ts',
        'src/excess-damage/state-based-actions.ts',
      ],
      [
        'test/excess-damage/processes.test.ts',
        'test/scenarios/excess-damage/704.3-actions-that-others-make-due-follow-at.yaml',
      ],
    ],
    '704.5a': [
      ['machines/excess-damage/state-based-actions.ts', 'src/excess-damage/state-based-actions.ts'],
      [
        'test/excess-damage/scenario-rules.test.ts',
        'test/scenarios/excess-damage/704.5a-a-player-with-no-life-left-loses.yaml',
      ],
    ],
    '704.5c': [
      ['machines/excess-damage/state-based-actions.ts', 'src/excess-damage/state-based-actions.ts'],
      ['test/scenarios/excess-damage/704.5c-a-player-with-ten-poison-counters-loses.yaml'],
    ],
    '704.5f': [
      ['machines/excess-damage/state-based-actions.ts', 'src/excess-damage/state-based-actions.ts'],
      ['test/scenarios/excess-damage/704.5f-a-creature-without-toughness-goes-to-the.yaml'],
    ],
    '704.5g': [
      ['machines/excess-damage/state-based-actions.ts', 'src/excess-damage/state-based-actions.ts'],
      [
        'test/scenarios/excess-damage/704.5g-a-creature-with-lethal-damage-marked-is.yaml',
        'test/scenarios/excess-damage/704.5g-under-zilortha-any-1-damage-destroys-a.yaml',
      ],
    ],
    '704.5h': [
      [
        'machines/excess-damage/state-based-actions.ts',
        'src/excess-damage/game.ts',
        'src/excess-damage/state-based-actions.ts',
      ],
      [
        'test/scenarios/excess-damage/704.5h-any-deathtouch-damage-destroys-whatever-the-toughness.yaml',
        'test/scenarios/excess-damage/704.5h-deathtouch-damage-that-was-prevented-does-not.yaml',
      ],
    ],
    '704.5i': [
      ['machines/excess-damage/state-based-actions.ts', 'src/excess-damage/state-based-actions.ts'],
      ['test/scenarios/excess-damage/704.5i-a-planeswalker-without-loyalty-goes-to-the.yaml'],
    ],
    '704.5v': [
      ['machines/excess-damage/state-based-actions.ts', 'src/excess-damage/state-based-actions.ts'],
      ['test/scenarios/excess-damage/704.5v-a-battle-without-defense-goes-to-the.yaml'],
    ],
    'K-1': [
      ['machines/excess-damage/damage.ts', 'src/excess-damage/readings.ts'],
      ['test/scenarios/excess-damage/K-1-3-deathtouch-damage-on-toughness-4-has.yaml'],
    ],
    'K-2': [
      ['machines/excess-damage/damage.ts', 'src/excess-damage/excess.ts', 'src/excess-damage/readings.ts'],
      ['test/scenarios/excess-damage/K-2-2-plain-and-2-deathtouch-damage-on.yaml'],
    ],
    'K-3': [
      ['machines/excess-damage/damage.ts', 'src/excess-damage/readings.ts'],
      ['test/scenarios/excess-damage/K-3-deathtouch-damage-on-a-creature-that-needs.yaml'],
    ],
    'K-4': [
      [
        'machines/excess-damage/damage.ts',
        'src/excess-damage/decisions.ts',
        'src/excess-damage/dividing.ts',
        'src/excess-damage/option.ts',
        'src/excess-damage/readings.ts',
        'src/excess-damage/split.ts',
      ],
      ['test/scenarios/excess-damage/K-4-the-packet-announced-first-keeps-first.yaml'],
    ],
    'K-5': [
      [
        'machines/excess-damage/damage.ts',
        'src/excess-damage/excess.ts',
        'src/excess-damage/game.ts',
        'src/excess-damage/readings.ts',
      ],
      ['test/scenarios/excess-damage/K-5-deathtouch-damage-of-an-earlier-event-leaves.yaml'],
    ],
    'K-6': [
      ['machines/excess-damage/damage.ts', 'src/excess-damage/excess.ts', 'src/excess-damage/readings.ts'],
      ['test/scenarios/excess-damage/K-6-damage-equal-to-the-loyalty-triggers-nothing.yaml'],
    ],
    'K-7': [
      [
        'machines/excess-damage/damage.ts',
        'src/excess-damage/checking.ts',
        'src/excess-damage/excess.ts',
        'src/excess-damage/invariants.ts',
        'src/excess-damage/readings.ts',
      ],
      ['test/scenarios/excess-damage/K-7-a-creature-whose-excess-went-elsewhere-was.yaml'],
    ],
    'K-8': [
      [
        'machines/excess-damage/damage.ts',
        'src/excess-damage/dividing.ts',
        'src/excess-damage/readings.ts',
        'src/excess-damage/split.ts',
      ],
      ['test/scenarios/excess-damage/K-8-excess-for-a-permanent-that-is-gone.yaml'],
    ],
    'K-9': [
      [
        'machines/excess-damage/damage.ts',
        'machines/excess-damage/modification.ts',
        'src/excess-damage/excess.ts',
        'src/excess-damage/game.ts',
        'src/excess-damage/invariants.ts',
        'src/excess-damage/readings.ts',
      ],
      ['test/scenarios/excess-damage/K-9-damage-that-became-counters-has-been-divided.yaml'],
    ],
    'K-10': [
      ['machines/excess-damage/state-based-actions.ts', 'src/excess-damage/readings.ts'],
      ['test/scenarios/excess-damage/K-10-a-creature-of-power-0-without-marked.yaml'],
    ],
    'card/flame-spill': [
      [],
      ['test/scenarios/excess-damage/card-flame-spill-it-deals-both-parts-at-the-same.yaml'],
    ],
    'card/super-duper-death-ray': [
      [],
      ['test/scenarios/excess-damage/card-super-duper-death-ray-it-tramples-over-the-creature.yaml'],
    ],
    'card/ram-through': [
      [],
      [
        'test/scenarios/excess-damage/card-ram-through-nothing-happens-once-the-creature-that-should.yaml',
        'test/scenarios/excess-damage/card-ram-through-with-trample-the-excess-goes-on-and.yaml',
        'test/scenarios/excess-damage/card-ram-through-without-trample-the-creature-deals-all-of.yaml',
      ],
    ],
    'card/gandalfs-sanction': [
      [],
      ['test/scenarios/excess-damage/card-gandalfs-sanction-its-open-amount-is-divided.yaml'],
    ],
    'card/pigment-storm': [[], ['test/scenarios/excess-damage/card-pigment-storm-its-5-are-divided.yaml']],
    'card/ravenous-tyrannosaurus': [
      [],
      ['test/scenarios/excess-damage/card-ravenous-tyrannosaurus-its-power-is-divided.yaml'],
    ],
    'card/megatron-destructive-force': [
      [],
      [
        'test/scenarios/excess-damage/card-megatron-destructive-force-it-converts-after-excess.yaml',
        'test/scenarios/excess-damage/card-megatron-destructive-force-it-stays-as-it-is-without-any.yaml',
      ],
    ],
    'card/toralfs-hammer': [
      [],
      ['test/scenarios/excess-damage/card-toralfs-hammer-it-deals-3-to-a-player-as.yaml'],
    ],
    'card/bottle-cap-blast': [
      [],
      ['test/scenarios/excess-damage/card-bottle-cap-blast-it-deals-all-5-and-then-reads.yaml'],
    ],
    'card/nahiris-warcrafting': [
      [],
      ['test/scenarios/excess-damage/card-nahiris-warcrafting-it-reads-the-excess-of-a-battle.yaml'],
    ],
    'card/windswift-slice': [
      [],
      ['test/scenarios/excess-damage/card-windswift-slice-it-reads-the-excess-of-what-the.yaml'],
    ],
    'card/hell-to-pay': [
      [],
      ['test/scenarios/excess-damage/card-hell-to-pay-it-reads-the-excess-of-an-open.yaml'],
    ],
    'card/contest-of-claws': [
      [],
      ['test/scenarios/excess-damage/card-contest-of-claws-it-reads-0-where-there-was-no.yaml'],
    ],
    'card/unleash-the-inferno': [
      [],
      ['test/scenarios/excess-damage/card-unleash-the-inferno-it-reads-the-excess-of-a-planeswalker.yaml'],
    ],
    'card/torch-the-witness': [
      [],
      ['test/scenarios/excess-damage/card-torch-the-witness-it-deals-twice-the-open-amount.yaml'],
    ],
    'card/toralf-god-of-fury': [
      [],
      [
        'test/scenarios/excess-damage/card-toralf-god-of-fury-combat-damage-battles-and-own-permanents-do.yaml',
        'test/scenarios/excess-damage/card-toralf-god-of-fury-it-triggers-once-for-each-permanent-of.yaml',
        'test/scenarios/excess-damage/card-toralf-god-of-fury-its-own-damage-deals-excess-again-which.yaml',
      ],
    ],
    'card/aegar-the-freezing-flame': [
      [],
      ['test/scenarios/excess-damage/card-aegar-the-freezing-flame-it-draws-for-combat-damage-of-a.yaml'],
    ],
    'card/magmatic-galleon': [
      [],
      ['test/scenarios/excess-damage/card-magmatic-galleon-two-creatures-of-one-event-make-one.yaml'],
    ],
    'card/rith-liberated-primeval': [
      [],
      [
        'test/scenarios/excess-damage/card-rith-liberated-primeval-its-controller-gets-a-dragon-for-what.yaml',
      ],
    ],
    'card/jaya-venerated-firemage': [
      [],
      ['test/scenarios/excess-damage/card-jaya-venerated-firemage-it-adds-1-to-each-part-of.yaml'],
    ],
    'card/torbran-thane-of-red-fell': [
      [],
      ['test/scenarios/excess-damage/card-torbran-thane-of-red-fell-it-adds-2-to-red-damage-to.yaml'],
    ],
    'card/fiery-emancipation': [
      [],
      ['test/scenarios/excess-damage/card-fiery-emancipation-it-triples-both-parts-and-the-kept.yaml'],
    ],
    'card/furnace-of-rath': [
      [],
      ['test/scenarios/excess-damage/card-furnace-of-rath-it-doubles-the-damage-of-either-player.yaml'],
    ],
    'card/valkmira-protectors-shield': [
      [],
      [
        'test/scenarios/excess-damage/card-valkmira-protectors-shield-it-prevents-nothing-of-own-damage-to.yaml',
      ],
    ],
    'card/soul-scar-mage': [
      [],
      [
        'test/scenarios/excess-damage/card-soul-scar-mage-noncombat-damage-becomes-counters-combat-damage-does.yaml',
      ],
    ],
    'card/zilortha-strength-incarnate': [
      [],
      [
        'test/scenarios/excess-damage/card-zilortha-strength-incarnate-the-creatures-of-the-other-player-go.yaml',
      ],
    ],
  },
};
