import { listOf, nodeOf } from '../node.ts'

/** The authored fields of a form: the two parts of an object schema that differ. */
export interface FormFields {
  required?: ReadonlyArray<string>
  properties: Record<string, object>
}

const exampleOf = (schema: unknown): unknown => listOf(nodeOf(schema).examples)[0]

/**
 * The request body of a form. If all fields are optional, the body is optional too: otherwise Prism would refuse the
 * call without a body.
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
        schema: { type: 'object', ...(required.length > 0 && { required }), properties },
        examples: { filled: { summary: 'Every field filled in.', value: Object.fromEntries(filled) } },
      },
    },
  }
}
