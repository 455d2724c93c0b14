/** Arrays of 32-bit numbers by name. */
export type NamedArrays = Readonly<Record<string, Int32Array | Float32Array>>;

/** Name and version of files of arrays. */
const ARRAYS_FORMAT = 'gatechart-arrays/1';

/** The header is as long as a multiple of this, so that each array begins at a multiple of its element. */
const ALIGNMENT = 64;

/**
 * The parts of a file of arrays, in order: a line of JSON with name, type (`i` whole, `f` float) and length of each array,
 * filled up with spaces, then the arrays.
 */
export const arrayFile = (arrays: NamedArrays): readonly Uint8Array[] => {
  const described = Object.entries(arrays).map(([name, array]) => [
    name,
    array instanceof Int32Array ? 'i' : 'f',
    array.length,
  ]);
  const header = JSON.stringify({ format: ARRAYS_FORMAT, arrays: described });
  const length = Math.ceil((header.length + 1) / ALIGNMENT) * ALIGNMENT;
  return [
    Buffer.from(`${header.padEnd(length - 1)}\n`),
    ...Object.values(arrays).map(
      ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
    ),
  ];
};
