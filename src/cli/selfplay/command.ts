import { agentsAtEqualTime, areSameButForBudgets, type MeasureContext } from '../../selfplay/agents/equal-time.ts';
import { readPlan } from '../../selfplay/store/kept-plan.ts';
import type { Plan } from '../../selfplay/plan-2.ts';
import type { Output } from '../output-2.ts';
import { effortLines } from './output.ts';

/**
 * A plan with the budgets at which its agents take the same processor time: those of the run that is kept in the folder, else
 * measured now. Nothing where that was stopped. Throws as `agentsAtEqualTime` and `readPlan`.
 */
export const atEqualTime = async (
  plan: Plan,
  folder: string | undefined,
  measuring: MeasureContext,
  output: Output,
): Promise<Plan | undefined> => {
  const kept = folder === undefined ? undefined : readPlan(folder);
  if (kept !== undefined) {
    // Another run is refused once it is opened.
    if (!areSameButForBudgets(plan.agents, kept.agents)) return plan;
    output.note(`with the budgets that were measured as the run began: ${kept.agents.join(', ')}`);
    return { ...plan, agents: kept.agents };
  }
  const onMeasured: MeasureContext['onMeasured'] = (efforts) => {
    for (const line of effortLines(efforts)) output.note(line);
  };
  const agents = await agentsAtEqualTime(plan, { ...measuring, onMeasured });
  if (agents === undefined) return undefined;
  output.note(`of the same processor time: ${agents.join(', ')}`);
  return { ...plan, agents };
};
