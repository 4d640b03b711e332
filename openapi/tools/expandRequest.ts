/** The fields of a form, as an author writes them: the two parts of an object schema that differ. */
export interface FormFields {
  required?: ReadonlyArray<string>
  properties: Record<string, object>
}

const exampleOf = (schema: unknown): unknown => (schema as { examples?: ReadonlyArray<unknown> }).examples?.[0]

/**
 * The request body of a form. A body whose fields are all optional is optional itself: Prism would refuse the call
 * without a body otherwise.
 */
export const expandRequest = (
  media: string,
  { required = [], properties }: FormFields,
  resolved: (node: unknown) => unknown,
): object => {
  const filled = Object.entries(properties).flatMap(([name, schema]) => {
    const example = exampleOf(schema) ?? exampleOf(resolved(schema))
    return example === undefined ? [] : [[name, example] as const]
  })
  return {
    required: required.length > 0,
    content: {
      [media]: {
        schema: { type: 'object', additionalProperties: false, ...(required.length > 0 && { required }), properties },
        examples: { filled: { summary: 'Every field filled in.', value: Object.fromEntries(filled) } },
      },
    },
  }
}
