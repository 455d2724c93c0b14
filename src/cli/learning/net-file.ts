import { goesByNet } from '../../agents/agents.ts';
import { netFrom } from '../../agents/net/net.ts';
import { GatechartError } from '../../kernel/error.ts';
import { foreignJson } from '../../kernel/foreign-json.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { checkBatched } from '../../learn/onnx/agents.ts';
import { type BatchedNet, batchedNetFrom } from '../../learn/onnx/batched-net.ts';
import { isOnnxNet, modelDigest, readOnnxNet } from '../../learn/onnx/file.ts';
import { bytesIn } from '../../selfplay/files.ts';
import { checkOwn } from '../../selfplay/seats.ts';
import { readText, refuseUnwritable } from '../files.ts';

/** A net of a file. */
export interface NetIn {
  /** Not checked yet. */
  readonly net: object;
  /** Its layers, where they stand in an ONNX file. */
  readonly model?: Uint8Array;
}

/** A file that stands beside that of a net. */
export const beside = (file: string, ending: string): string => `${file.replace(/\.json$/, '')}${ending}`;

/** Throws `CANNOT_WRITE` where any of these files could not be written, before the work that makes them. */
export const refuseAnyUnwritable = (file: string, endings: readonly string[]): void => {
  for (const each of [file, ...endings.map((ending) => beside(file, ending))]) refuseUnwritable(each);
};

const bytesOf = (file: string): Uint8Array => {
  try {
    return bytesIn(file);
  } catch {
    throw new GatechartError('BAD_NET', file, 'the layers of the net beside it cannot be read there');
  }
};

const modelOf = (net: object, file: string): Uint8Array => {
  const path = beside(file, '.onnx');
  const model = bytesOf(path);
  if (modelDigest(model) === readOnnxNet(net, file).model) return model;
  throw new GatechartError('BAD_NET', path, `has other layers than ${file} was written with`);
};

/** The net of a file, and what stands beside it. Throws `BAD_NET` and as `readText`. */
export const netIn = (file: string): NetIn => {
  const { value, fault } = foreignJson(readText(file), 'the file');
  if (fault !== undefined) throw new GatechartError('BAD_NET', file, fault);
  const net = value as object;
  return isOnnxNet(net) ? { net, model: modelOf(net, file) } : { net };
};

/** Throws `BAD_VALUE` at the option for an agent that goes by no net. */
export const refuseWithoutNet = (agent: string, option: string): void => {
  if (goesByNet(agent)) return;
  throw new GatechartError('BAD_VALUE', option, `${agent} goes by no net: name net, or ismcts:50:net`);
};

/** Throws as `checkOwn`, and for an agent that goes by a net in batches as `checkBatched`. */
export const checkLearner = (agent: string, ruleset: Ruleset, isBatched: boolean): void => {
  if (isBatched) checkBatched(agent);
  else checkOwn(agent, ruleset);
};

/** The net of a file as it tells in batches, if it does so; the others are only tried. Throws as `netFrom` and `batchedNetFrom`. */
export const batchedOf = async (
  ruleset: Ruleset,
  { net, model }: NetIn,
  file: string,
): Promise<BatchedNet | undefined> => {
  if (model !== undefined) return await batchedNetFrom(ruleset, { net, model }, file);
  netFrom(ruleset, net, file);
  return undefined;
};
