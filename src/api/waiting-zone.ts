export { waitingZone } from '../rulesets/waiting-zone/ruleset.ts';
export type { WaitingZoneOption } from '../rulesets/waiting-zone/state/option.ts';
export type { GameView as WaitingZoneView } from '../rulesets/waiting-zone/views/player-view.ts';
