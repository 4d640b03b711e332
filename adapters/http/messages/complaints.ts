import { Complaints } from '../../../ports/Messages.ts'
import { Complaint } from '../../generated/schemas/messages.ts'
import type { Call } from '../client.ts'

/** Complaints over HTTP. */
export const complaints = (call: Call): Complaints['Service'] =>
  Complaints.of({
    file: ({ title, content, email }, requestid) =>
      call('/message/complaint', { title, content, email: email ?? undefined, requestid }, Complaint),
  })
