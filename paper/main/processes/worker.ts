import { AggregatorRegistry } from 'prom-client'
import type { Siblings } from '../../platform/processes/siblings.ts'
import { type Message, messageOf } from './messages.ts'

/** The channel of a worker to the primary process. */
export interface WorkerChannel {
  readonly siblings: Siblings
  readonly ready: (url: string) => void
  /** Calls back when the primary process asks for the end. */
  readonly onStop: (stop: () => void) => void
}

/** Opens the channel of this process, which the primary process has forked. */
export const openChannel = (): WorkerChannel => {
  // A message that is lost because the primary process has ended is of no use to anybody.
  const send = (message: Message): void => {
    if (process.connected) process.send?.(message, undefined, undefined, () => {})
  }
  const onMessage = (hear: (message: Message) => void): void => {
    process.on('message', (received) => {
      const message = messageOf(received)
      if (message !== undefined) hear(message)
    })
  }
  return {
    siblings: {
      publish: (registry) => {
        // Its constructor installs the answers to the primary process.
        void new AggregatorRegistry()
        AggregatorRegistry.setRegistries([registry])
      },
      tell: (notice) => {
        if (notice.kind !== 'decided') return send(notice)
        const { at, ...told } = notice.decision
        return send({ kind: 'decided', at: at.getTime(), ...told })
      },
      listen: (hear) =>
        onMessage((message) => {
          if (message.kind === 'decided') {
            const { at, kind, ...told } = message
            hear({ kind, decision: { at: new Date(at), ...told } })
          } else if (message.kind !== 'ready' && message.kind !== 'stop') hear(message)
        }),
    },
    ready: (url) => send({ kind: 'ready', url }),
    onStop: (stop) =>
      onMessage((message) => {
        if (message.kind === 'stop') stop()
      }),
  }
}
