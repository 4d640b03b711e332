/** Whether a text from anywhere names an entry of a record. */
export const isKeyOf = <R extends object>(record: R, text: string): text is keyof R & string =>
  Object.hasOwn(record, text)

/** The names of a record's entries, in its order. */
export const keysOf = <R extends object>(record: R): ReadonlyArray<keyof R & string> =>
  // Stryker disable next-line MethodExpression: each of these names is one of the record's; the filter tells the compiler so.
  Object.keys(record).filter((name) => isKeyOf(record, name))
