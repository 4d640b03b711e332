/** Every way to break one leaf of a body, with the leaf's path: an object in place of a text, a number or null. */
export const breaks = (body: unknown, path: ReadonlyArray<string> = []): ReadonlyArray<readonly [string, unknown]> => {
  if (typeof body !== 'object' || body === null) return [[path.join('.'), { broken: true }]]
  return Object.entries(body).flatMap(([key, value]) =>
    breaks(value, [...path, key]).map(([at, changed]) => {
      const copy: Record<string, unknown> | unknown[] = Array.isArray(body) ? [...body] : { ...body }
      ;(copy as Record<string, unknown>)[key] = changed
      return [at, copy] as const
    }),
  )
}
