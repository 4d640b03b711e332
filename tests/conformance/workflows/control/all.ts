import type { Workflow } from '../../workflow.ts'
import { codeLocks, limits, locks } from './limits.ts'
import { manyAlerts } from './manyAlerts.ts'
import { passkeyRefusals } from './passkeys.ts'
import { pictures } from './pictures.ts'
import { reviewed } from './reviewed.ts'
import { setAside } from './setAside.ts'
import { verified } from './verified.ts'

/** What needs a customer of its own, who is opened by the control API of a paper broker. */
export const byControl: ReadonlyArray<Workflow> = [
  reviewed,
  verified,
  passkeyRefusals,
  pictures,
  limits,
  locks,
  manyAlerts,
  setAside,
  codeLocks,
]
