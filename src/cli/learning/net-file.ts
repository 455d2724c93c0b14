import { readFileSync, statSync } from 'node:fs';
import { GatechartError } from '../../kernel/error.ts';
import { foreignJson } from '../../kernel/foreign-json.ts';
import { isOnnxNet, modelDigest, readOnnxNet } from '../../learn/onnx/file.ts';
import { readText } from '../files.ts';

/** A net of a file. */
export interface NetIn {
  /** Not checked yet. */
  readonly net: object;
  /** Its layers, where they stand in an ONNX file. */
  readonly model?: Uint8Array;
}

/** A file that stands beside that of a net. */
export const beside = (file: string, ending: string): string => `${file.replace(/\.json$/, '')}${ending}`;

const bytesOf = (file: string): Uint8Array => {
  try {
    // A pipe would be waited for.
    if (statSync(file).isFile()) return readFileSync(file);
  } catch {
    // There is none, or it may not be read.
  }
  throw new GatechartError('BAD_NET', file, 'the layers of the net beside it cannot be read there');
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
