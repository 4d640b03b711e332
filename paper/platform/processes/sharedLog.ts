import type { Siblings } from './siblings.ts'
import { type EventLog, makeEventLog } from '../events/eventLog.ts'

/** A log that has what every process of the broker decided. */
export const makeSharedLog = ({ listen, tell }: Siblings): EventLog => {
  const own = makeEventLog()
  listen((notice) => {
    if (notice.kind === 'decided') own.note(notice.decision)
    if (notice.kind === 'decisions-forgotten') own.forget()
  })
  return {
    list: own.list,
    note: (decision) => {
      own.note(decision)
      tell({ kind: 'decided', decision })
    },
    forget: () => {
      own.forget()
      tell({ kind: 'decisions-forgotten' })
    },
  }
}
