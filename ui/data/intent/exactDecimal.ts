import { Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { type Decimal, formatDecimal, parseDecimal } from '../../../domain/money/decimal.ts'

/**
 * A number of a form that is stored on the device, with every decimal as typed: "1.540" must not be resent as "1.54",
 * which would be another request under the same id.
 */
export const ExactDecimal = Schema.String.pipe(
  Schema.decodeTo(Schema.BigDecimal, {
    decode: SchemaGetter.transformEffect((text: string) => {
      const decimal = parseDecimal(text)
      return decimal === undefined
        ? Effect.fail(new SchemaIssue.InvalidValue({ message: 'not a number' }))
        : Effect.succeed(decimal)
    }),
    encode: SchemaGetter.transform((decimal: Decimal) => formatDecimal(decimal)),
  }),
)
