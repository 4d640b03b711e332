/** How long a part of the app may take to arrive, in milliseconds. Source: RULES.md, failures. */
export const CHUNK_TIMEOUT = 120_000

/** A script or style part of the app did not arrive. */
export class ChunkLoadFailed extends Error {
  override readonly name = 'LoadFailed'
}

/** Waits for a part of the app; one that fails or takes more than 120 s raises LoadFailed. */
export const loadChunk = async <M>(load: () => Promise<M>, limit = CHUNK_TIMEOUT): Promise<M> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadFailed('a part of the app took too long')), limit)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    throw cause instanceof ChunkLoadFailed ? cause : new ChunkLoadFailed('a part of the app did not load', { cause })
  } finally {
    clearTimeout(timer)
  }
}
