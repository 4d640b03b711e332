import { Schema } from 'effect'
import bundle from '../../../openapi/bundle.json' with { type: 'json' }
import type { Operation } from './operations.ts'

const Field = Schema.Struct({
  $ref: Schema.optionalKey(Schema.String),
  format: Schema.optionalKey(Schema.String),
  'x-format': Schema.optionalKey(Schema.String),
  'x-proof': Schema.optionalKey(Schema.Boolean),
})
const Form = Schema.Struct({ schema: Schema.Struct({ properties: Schema.Record(Schema.String, Field) }) })
const Described = Schema.Struct({ requestBody: Schema.Struct({ content: Schema.Record(Schema.String, Form) }) })
const formOf = Schema.decodeUnknownSync(Described)
const named = Schema.decodeUnknownSync(Schema.Record(Schema.String, Field))(bundle.components.schemas)

type Field = typeof Field.Type
/** A field with the schema to which it refers; what stands beside a reference counts more. */
const resolved = ({ $ref, ...own }: Field): Field => {
  const referred = $ref === undefined ? undefined : named[$ref.replace(/^.*\//, '')]
  return referred ? { ...resolved(referred), ...own } : own
}

/** What the contract says about the fields of a form. */
export interface FormFields {
  /** Exact figures, as text. */
  readonly decimals: ReadonlySet<string>
  /** Passwords and codes: they prove who asks and are no part of what is asked. */
  readonly proofs: ReadonlySet<string>
}

const known = new Map<Operation, FormFields>()

/** The fields of an operation's form that the broker handles in their own way, read from the contract once. */
export const formFieldsOf = (path: Operation): FormFields => {
  const before = known.get(path)
  if (before) return before
  const [form] = Object.values(formOf(bundle.paths[path].post).requestBody.content)
  const fields = Object.entries(form?.schema.properties ?? {}).map(([name, field]) => [name, resolved(field)] as const)
  const named = (is: (field: Field) => boolean) => new Set(fields.flatMap(([name, field]) => (is(field) ? name : [])))
  const made = {
    decimals: named((field) => field['x-format'] === 'form-decimal'),
    proofs: named((field) => field.format === 'password' || field['x-proof'] === true),
  }
  known.set(path, made)
  return made
}
