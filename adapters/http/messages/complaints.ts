import { Effect, Schema } from 'effect'
import { Complaints } from '../../../ports/Messages.ts'
import type { Call } from '../client.ts'
import { WireTime } from '../figures.ts'

const Filed = Schema.Struct({ id: Schema.String, time: WireTime })

/** Complaints over HTTP. */
export const complaints = (call: Call): Complaints['Service'] =>
  Complaints.of({
    file: ({ title, content, email }, requestId) =>
      call('/message/complaint', { title, content, email: email ?? undefined, requestid: requestId }, Filed).pipe(
        Effect.map(({ id, time }) => ({ number: id, filedAt: time })),
      ),
  })
