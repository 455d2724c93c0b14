// Commands load the rulesets that they need; every other test has all of them.
import '../../src/registered.ts';
