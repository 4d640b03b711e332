import { BigDecimal, Effect, Option, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { formatDecimal, parseDecimal } from '../../domain/money/decimal.ts'
import type { paths } from '../generated/contract.ts'

/** Every path of the contract that is called with POST: all of them. */
export type PostPath = { [P in keyof paths]: paths[P] extends { post: object } ? P : never }[keyof paths]

type Operation<P extends PostPath> = paths[P] extends { post: infer O } ? O : never
type Content<T> = T extends { content: infer C } ? C[keyof C] : never

/**
 * A form with each of its fields; one that may be left out is `undefined` then, and is not sent. So a call does not compile where it
 * forgets a field that the contract has.
 */
type Form<C> = { readonly [K in keyof C]-?: object extends Pick<C, K> ? C[K] | undefined : C[K] }

/** The request body of a call; it may be `undefined` where there is none, or where every field is optional. */
export type Body<P extends PostPath> =
  Operation<P> extends { requestBody: infer B }
    ? Form<Content<B>> | FormData
    : Operation<P> extends { requestBody?: never }
      ? undefined
      : Operation<P> extends { requestBody?: infer B }
        ? Form<Content<NonNullable<B>>> | undefined
        : undefined

/** The `data` of a call's success. */
export type Answer<P extends PostPath> =
  Operation<P> extends { responses: { 200: infer R } }
    ? Extract<Content<R>, { status: 1 }> extends { data: infer D }
      ? D
      : never
    : never

type Mutable<T> =
  T extends ReadonlyArray<infer U>
    ? Array<Mutable<U>>
    : T extends object
      ? { -readonly [K in keyof T]: Mutable<T[K]> }
      : T
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** A schema between any two types. */
// oxlint-disable-next-line typescript/no-explicit-any -- schemas are invariant, so no other type holds all of them
export type AnySchema = Schema.Codec<any, any>

type Field<T, K> = K extends keyof T ? Pick<T, K> : never
/** The names of the fields that two types do not share; of lists, those of their rows. */
type Differing<A, B> =
  A extends Array<infer Row>
    ? B extends Array<infer Other>
      ? Differing<Row, Other>
      : 'a list'
    : { [K in keyof A | keyof B]: Equal<Field<A, K>, Field<B, K>> extends true ? never : K }[keyof A | keyof B]

/** Adapters decode with a schema whose encoded type is exactly the contract's type; drift does not compile, and names the fields. */
export type Agrees<S extends { readonly Encoded: unknown }, Wire> =
  Equal<Mutable<S['Encoded']>, Mutable<Wire>> extends true
    ? unknown
    : { readonly CONTRACT_DRIFT: Differing<Mutable<Wire>, Mutable<S['Encoded']>>; readonly contract: Wire }

/** Where a decode failed, as `data.0.rjmoney`, and why. */
export const whereItBroke = (error: Schema.SchemaError): { readonly path: string; readonly why: string } => {
  const first = SchemaIssue.makeFormatterStandardSchemaV1()(error.issue).issues[0]
  const path = (first?.path ?? []).map((key) => String(typeof key === 'object' ? key.key : key)).join('.')
  return { path, why: first?.message ?? 'unreadable' }
}

const NOTHING = new Set(['', '-'])

/**
 * A number as backends of this family write it: a JSON number, a numeric string, or '-' and '' for nothing.
 * Decodes to an exact decimal, or to null for nothing. Anything else breaks the contract.
 */
export const WireDecimal = Schema.Union([Schema.Number, Schema.String]).pipe(
  Schema.decodeTo(Schema.NullOr(Schema.BigDecimal), {
    decode: SchemaGetter.transformEffect((value: number | string) => {
      const text = String(value).trim()
      if (NOTHING.has(text)) return Effect.succeed(null)
      // A JSON number may print with an exponent (0.0000001); a text with one is no figure of this contract.
      const decimal =
        typeof value === 'number' ? Option.getOrUndefined(BigDecimal.fromNumber(value)) : parseDecimal(text)
      return decimal === undefined
        ? Effect.fail(new SchemaIssue.InvalidValue({ message: 'not a number' }))
        : Effect.succeed(decimal)
    }),
    encode: SchemaGetter.transform((value: BigDecimal.BigDecimal | null) =>
      value === null ? '-' : formatDecimal(value),
    ),
  }),
)

/** An id, number or text on the wire, text in the app. "Nothing" breaks the contract. */
export const WireId = Schema.Union([Schema.Number, Schema.String]).pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect((value: number | string) =>
      NOTHING.has(String(value))
        ? Effect.fail(new SchemaIssue.InvalidValue({ message: 'an id is missing' }))
        : Effect.succeed(String(value)),
    ),
    encode: SchemaGetter.transform((value: string) => value),
  }),
)
