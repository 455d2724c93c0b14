import { createHash } from 'node:crypto';
import { z } from 'zod';
import { aboutNet, readBy } from '../../agents/net/file.ts';

/** Name and version of how a net is written down whose layers stand in an ONNX file beside it. */
export const ONNX_NET_FORMAT = 'gatechart-onnx/1';

const onnxNetSchema = z.strictObject({
  format: z.literal(ONNX_NET_FORMAT),
  ...aboutNet,
  /** SHA-256 of the ONNX file, in hexadecimal digits. */
  model: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A trained net as its file has it; the layers are in the ONNX file of the same name. */
export type OnnxNetFile = Readonly<z.output<typeof onnxNetSchema>>;

/** Whether a file says of itself that its layers are in an ONNX file. */
export const isOnnxNet = (value: unknown): boolean =>
  (value as { readonly format?: unknown } | null)?.format === ONNX_NET_FORMAT;

/** A net that was written down so. Throws `BAD_NET` at that place. */
export const readOnnxNet = (value: unknown, place: string): OnnxNetFile =>
  readBy(onnxNetSchema, value, place);

/** By what a net names its ONNX file: the SHA-256 of its bytes. */
export const modelDigest = (model: Uint8Array): string => createHash('sha256').update(model).digest('hex');
