/** One thing wrong with one field of a form, as data: the screen words it, a test asserts it, a server enforces it. */
export interface Problem<Field extends string = string, Code extends string = string> {
  readonly field: Field
  readonly code: Code
}

/** A list of one problem where `code` is set, an empty one otherwise: lets a form's rules be written as one list. */
export const problemAt = <Field extends string, Code extends string>(
  field: Field,
  code: Code | undefined,
): ReadonlyArray<Problem<Field, Code>> => (code === undefined ? [] : [{ field, code }])
