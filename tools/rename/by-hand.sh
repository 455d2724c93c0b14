# What identifiers.ts cannot know: literals without a type of their own. Run after it, from the root.
set -e
sed -i 's/playout, spread: new ValueRange()/playout, valueRange: new ValueRange()/' src/agents/search/ismcts.ts
sed -i 's/\btold: /tooltip: /' src/charts/chart-svg.ts src/charts/invocations-svg.ts
sed -i 's/\bglance: method/lazyView: method/; s/\bseenKey: method/informationStateKey: method/; s/\bsampler: method/determinize: method/' src/ruleset-loader/shape.ts
sed -i 's/^\( *\)whole,$/\1enclosingSteps: whole,/' src/rulesets/gate-ruler/card-schema/reactions.ts
sed -i 's/\[{ share: { number, of }, matches/[{ shard: { number, of }, matches/' src/selfplay/store/merge.ts
sed -i 's/breach: ({ event }/check: ({ event }/' test/api/testing.test.ts
sed -i 's/      hold: () => () => {},/      lock: () => () => {},/' test/selfplay/balance/what-if.test.ts
sed -i 's/const hold = () => () => {};/const lock = () => () => {};/; s/, hold, needs/, lock, needs/' test/selfplay/crash.process.test.ts
sed -i 's/const hold = () => {/const lock = () => {/; s/PROGRAM, hold, finish/PROGRAM, lock, finish/; s/    keeping: { path, program: PROGRAM, hold: /    store: { path, program: PROGRAM, lock: /; s/1.3.0., hold: /1.3.0'"'"', lock: /' test/selfplay/keeping.test.ts
sed -i 's/const hearing = { done: vi.fn(), died: vi.fn() };/const listener = { onMatch: vi.fn(), onCrash: vi.fn() };/; s/hearing\.done/listener.onMatch/g; s/hearing\.died/listener.onCrash/g; s/\bhearing\b/listener/g' test/selfplay/pool.process.test.ts
sed -i 's/\baside: method/annotation: method/' src/ruleset-loader/shape.ts
sed -i 's/)\.keeping\b/).store/' test/selfplay/keeping.test.ts
sed -i 's/^\( *\)whole: steps,$/\1enclosingSteps: steps,/' src/rulesets/gate-ruler/card-schema/reactions.ts
sed -i 's#layout/drawing.ts#layout/elk-layout.ts#' src/charts/formats.ts packages/inspector/page/draw.config.ts
sed -i "s/'breaches'/'checkInvariants'/; s/\bbreaches: /checkInvariants: /; s/\botherWorld: /rerandomizeHidden: /" src/ruleset-loader/shape.ts
sed -i 's/\bmostQuestions: z/maxQuestions: z/' src/ruleset-loader/shape.ts
