/** Joins class names, without false or empty ones. */
export const classes = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter(Boolean).join(' ')
