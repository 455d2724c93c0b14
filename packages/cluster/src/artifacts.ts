/**
 * Where workers put what shards came to, and where it is fetched from. Names are of letters, digits, `.` and `-`. What is
 * put under a name is there as a whole or not at all.
 */
export interface ArtifactStore {
  /** Throws `CANNOT_WRITE`. */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Nothing where there is none of that name. Throws `CANNOT_READ`, `FILE_TOO_LARGE`. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** The names that begin so, in order. Throws `CANNOT_READ`. */
  list(beginning: string): Promise<readonly string[]>;
  /** Throws `CANNOT_WRITE`. */
  remove(name: string): Promise<void>;
  /** The run is over: nothing of it is left behind. */
  clear(): Promise<void>;
}

/** Bytes of what one shard comes to, packed. */
export const MAX_ARTIFACT_BYTES = 256_000_000;
