import { GatechartError } from '../core/errors.ts';

/** A part of the configuration of a chart. */
type Config = Readonly<Record<string, unknown>>;

const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

/** The actions of a list: their names, or functions that are written in place. */
const named = (actions: unknown): readonly unknown[] =>
  listOf(actions).map((action) => (isConfig(action) ? action.type : action));

const actionsOf = (transition: unknown): readonly unknown[] =>
  named(isConfig(transition) ? transition.actions : undefined);

const fault = (place: string, message: string): GatechartError =>
  new GatechartError('BAD_RULESET', place, message);

/**
 * Returns the configuration of a chart in which each transition on a move begins a new list of events: by its action of
 * `moves`, or by `clearEvents`. Throws `BAD_RULESET` where events or a game would get lost: an action of `moves` elsewhere, or
 * a second one; an invoked chart whose game is not taken over.
 */
export const chartConfig = (config: unknown, moves: readonly string[]): unknown => {
  const isMove = (action: unknown): boolean => moves.includes(action as string);

  const onMove = (place: string, transition: unknown): unknown => {
    if (transition === undefined) return undefined;
    const actions = actionsOf(transition);
    const [first, second] = actions.filter(isMove);
    if (second !== undefined)
      throw fault(place, `${second} would drop the events of ${first}; make one action of both`);
    if (first !== undefined) return transition;
    const rest: Config = isConfig(transition) ? transition : { target: transition };
    return { ...rest, actions: ['clearEvents', ...listOf(rest.actions)] };
  };

  const checkOthers = (place: string, { entry, always, invoke, onDone }: Config): void => {
    const invoked = isConfig(invoke) ? listOf(invoke.onDone) : [];
    const actions = [...named(entry), ...[always, onDone, invoked].flatMap(listOf).flatMap(actionsOf)];
    const misplaced = actions.find(isMove);
    if (misplaced !== undefined)
      throw fault(
        place,
        `${misplaced} is an action of moves and would drop earlier events; list it under rules`,
      );
    const losesGame = (action: unknown): boolean => typeof action === 'string' && action !== 'acceptOutput';
    if (invoked.some((done) => actionsOf(done).every(losesGame)))
      throw fault(place, 'the game of the invoked chart is lost; add the action acceptOutput to onDone');
  };

  const prepared = (place: string, state: unknown): unknown => {
    if (!isConfig(state)) return state;
    checkOthers(place, state);
    return {
      ...state,
      ...(isConfig(state.on) && {
        on: Object.fromEntries(
          Object.entries(state.on).map(([type, given]) => {
            const from = `${place}: ${type}`;
            return [
              type,
              Array.isArray(given) ? given.map((each) => onMove(from, each)) : onMove(from, given),
            ];
          }),
        ),
      }),
      ...(isConfig(state.states) && {
        states: Object.fromEntries(
          Object.entries(state.states).map(([name, inner]) => [name, prepared(`${place}: ${name}`, inner)]),
        ),
      }),
    };
  };

  return prepared(String(isConfig(config) ? config.id : config), config);
};
