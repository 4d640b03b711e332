import type { Handlers } from '../../platform/contract/operations.ts'
import { submitIdentity } from './submit.ts'
import { showIdentity } from './view.ts'

export const identityHandlers = {
  '/identity/state': (_body, { broker, customer }) => showIdentity(broker.db, customer.id),
  '/identity/submit': submitIdentity,
} satisfies Partial<Handlers>
