import { effect, signal, untracked } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { type BoundPayee, Payees } from '../../ports/Payees.ts'
import type { Status } from '../feed/status.ts'
import { makeIntent } from '../intents/intent.ts'
import type { App } from '../shell/app.ts'

/** Bound accounts, cards and wallets, and unbinding one. */
export const makePayeesModel = (app: App) => {
  const status = signal<Status>('idle')
  const payees = signal<ReadonlyArray<BoundPayee>>([])
  /** The one that the customer is asked about. */
  const leaving = signal<BoundPayee | null>(null)

  const load = async (): Promise<void> => {
    status.value = payees.peek().length > 0 ? 'ready' : 'loading'
    const found = await app.run(
      Effect.flatMap(Payees, (port) => port.list()),
      { quiet: true },
    )
    if (found) payees.value = found
    status.value = found || payees.peek().length > 0 ? 'ready' : 'failed'
  }

  const intent = makeIntent(app, 'unbind', {
    form: Schema.Struct({ id: Schema.String }),
    send: ({ id }, requestId) => Effect.flatMap(Payees, (port) => port.unbind(id, requestId)),
  })
  // Unbound or refused, the list tells; a refusal is said by the shell.
  effect(() => {
    const { kind } = intent.state.value
    if (kind !== 'done' && kind !== 'refused') return
    untracked(() => {
      leaving.value = null
      void intent.clear()
      void load()
    })
  })

  return {
    status,
    payees,
    leaving,
    intent,
    load,
    /** Asks whether to unbind one. */
    ask: (payee: BoundPayee): void => void (leaving.value = payee),
    unbind: async (): Promise<void> => {
      const chosen = leaving.peek()
      if (!chosen) return
      if (intent.state.peek().kind === 'lost') await intent.sendAgain()
      else await intent.submit({ id: chosen.id })
    },
    stay: (): void => {
      leaving.value = null
      void intent.clear()
    },
  }
}
