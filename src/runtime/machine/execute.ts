import type { ActionArgs, Effect, Executable, Runner } from './types.ts';

export const argsOf = ({ context, event, host }: Runner): ActionArgs => ({
  context,
  event,
  self: host.ref,
  system: host.system,
});

/** Has an action reported and executed. */
export const execute = (runner: Runner, type: string, params: unknown, exec: Executable['exec']): void =>
  runner.host.execute({ type, info: argsOf(runner), params, exec });

/** The same of an action that puts an effect behind the step. */
export const executeLater = (runner: Runner, type: string, params: unknown, effect: Effect): void => {
  const { host } = runner;
  execute(runner, type, params, () => host.defer(effect));
};
