import type { InferenceSession } from 'onnxruntime-web';
import { GatechartError } from '../../kernel/error.ts';

/** Positions, and the options of some of them: numbers one after the other, and of each option the position that it is of. */
export interface Rows {
  readonly positions: Float32Array;
  readonly options: Float32Array;
  readonly owner: BigInt64Array;
}

/** What a net says of them: of each position the chance to win before it is squashed, of each option how much it is preferred. */
export interface Said {
  readonly values: Float32Array;
  readonly preferences: Float32Array;
}

/** The layers of a net in an ONNX file. */
export interface Model {
  run(rows: Rows): Promise<Said>;
}

const badLayers = (place: string, reason: string) =>
  new GatechartError('BAD_NET', place, `the ONNX file beside it has no layers of such a net: ${reason}`);

const runtime = async (place: string) => {
  try {
    return await import('onnxruntime-web');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new GatechartError('NO_ONNX', place, 'its layers are in an ONNX file, which onnxruntime-web runs');
  }
};

const opened = async (
  { InferenceSession }: typeof import('onnxruntime-web'),
  bytes: Uint8Array,
  place: string,
): Promise<InferenceSession> => {
  try {
    return await InferenceSession.create(bytes, { executionProviders: ['wasm'], logSeverityLevel: 4 });
  } catch (error) {
    throw badLayers(place, (error as Error).message);
  }
};

/** Throws `BAD_NET` for layers that do not say one number of a position and one of an option. */
const checkSays = async (
  model: Model,
  [position, option]: readonly [position: number, option: number],
  place: string,
): Promise<void> => {
  const said = await model
    .run({
      positions: new Float32Array(position),
      options: new Float32Array(option),
      owner: new BigInt64Array(1),
    })
    .catch((error: unknown) => {
      throw badLayers(place, (error as Error).message);
    });
  for (const numbers of [said.values, said.preferences]) {
    if (numbers?.length === 1 && Number.isFinite(numbers[0])) continue;
    throw badLayers(place, 'it does not say what a position is worth, and how much an option is preferred');
  }
};

/**
 * The layers in an ONNX file that read so many numbers of a position and of an option. Throws `NO_ONNX` where onnxruntime-web is not
 * installed, `BAD_NET` for what is no such file or says something else.
 */
export const openModel = async (
  bytes: Uint8Array,
  [position, option]: readonly [position: number, option: number],
  place: string,
): Promise<Model> => {
  const onnx = await runtime(place);
  // One thread: several would each take a processor from those who play.
  onnx.env.wasm.numThreads = 1;
  const session = await opened(onnx, bytes, place);
  const model: Model = {
    run: async ({ positions, options, owner }) => {
      const { values, preferences } = await session.run({
        positions: new onnx.Tensor('float32', positions, [positions.length / position, position]),
        options: new onnx.Tensor('float32', options, [owner.length, option]),
        owner: new onnx.Tensor('int64', owner, [owner.length]),
      });
      return { values: values?.data as Float32Array, preferences: preferences?.data as Float32Array };
    },
  };
  await checkSays(model, [position, option], place);
  return model;
};
