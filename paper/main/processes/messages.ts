import { Schema } from 'effect'

const At = Schema.Struct({ at: Schema.Number })
const Told = Schema.Struct({
  topic: Schema.Literals(['call', 'order', 'position', 'job', 'fault', 'tester', 'message']),
  text: Schema.String,
  customerId: Schema.optional(Schema.String),
  subject: Schema.optional(Schema.String),
})

/** A worker serves at this address. */
const Ready = Schema.Struct({ kind: Schema.Literal('ready'), url: Schema.String })
const Notices = Schema.Union([
  Schema.Struct({ kind: Schema.Literal('decided'), ...At.fields, ...Told.fields }),
  Schema.Struct({ kind: Schema.Literal('decisions-forgotten') }),
  Schema.Struct({ kind: Schema.Literal('faults-changed') }),
])
/** The worker has to drain and end. */
const Stop = Schema.Struct({ kind: Schema.Literal('stop') })

/** A message between the primary process and a worker; the library of figures has messages of its own on this channel. */
const Message = Schema.Union([Ready, Notices, Stop])
export type Message = typeof Message.Type
export type NoticeMessage = typeof Notices.Type

const decode = Schema.decodeUnknownOption(Message)

/** A message as it came over the channel; undefined for one of another kind. */
export const messageOf = (received: unknown): Message | undefined => {
  const read = decode(received)
  return read._tag === 'Some' ? read.value : undefined
}
