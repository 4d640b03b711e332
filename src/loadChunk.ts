/** How long a part of the app may take to arrive, in milliseconds. Source: RULES.md, failures. */
export const PART_TIME = 120_000

/** A script or style part of the app did not arrive. */
export class LoadFailed extends Error {
  override readonly name = 'LoadFailed'
}

/** Waits for a part of the app; one that fails or takes more than 120 s raises LoadFailed. */
export const part = async <M>(load: () => Promise<M>, limit = PART_TIME): Promise<M> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFailed('a part of the app took too long')), limit)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    throw cause instanceof LoadFailed ? cause : new LoadFailed('a part of the app did not load', { cause })
  } finally {
    clearTimeout(timer)
  }
}
