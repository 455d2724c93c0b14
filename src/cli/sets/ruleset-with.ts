import { GatechartError } from '../../kernel/error.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { rulesetCalled } from '../../known-rules.ts';
import { gateRuler, gateRulerWith } from '../../registry.ts';
import { catalogueOfFiles } from './set-file.ts';

/**
 * A ruleset by its id, with the cards and decks of set files. Throws `UNKNOWN_RULESET` at that place, `USAGE` where the
 * ruleset takes no set files, and as `catalogueOfFiles`.
 */
export const rulesetWith = (id: string, files: readonly string[] = [], place: string = id): Ruleset => {
  if (files.length === 0) return rulesetCalled(id, place);
  if (id !== gateRuler.id)
    throw new GatechartError('USAGE', '--cards', `only ${gateRuler.id} takes set files`);
  return gateRulerWith(catalogueOfFiles(files));
};
