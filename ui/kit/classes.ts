/** Class names joined, without what is false or empty. */
export const classes = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter(Boolean).join(' ')
