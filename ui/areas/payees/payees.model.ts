import { batch, effect, signal, untracked } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import type { Failure } from '../../../ports/failure.ts'
import { type BoundPayee, Payees } from '../../../ports/Payees.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'
import type { Status } from '../../data/query/status.ts'
import { makeSubjectIntent } from '../../data/intent/subjectIntent.ts'
import type { App } from '../../data/app/app.ts'

/** Bound accounts, cards and wallets, and unbinding one. */
export const makePayeesModel = (app: App) => {
  const status = signal<Status>('idle')
  /** Why the status is `failed`. */
  const failure = signal<Failure | null>(null)
  const latest = makeSwitchQuery(app)
  const payees = signal<ReadonlyArray<BoundPayee>>([])
  /** The payee of the open confirmation. */
  const leaving = signal<BoundPayee | null>(null)

  const load = async (): Promise<void> => {
    status.value = payees.peek().length > 0 ? 'ready' : 'loading'
    const answer = await latest.ask(Effect.flatMap(Payees, (port) => port.list()))
    if (answer.is === 'dropped') return
    batch(() => {
      if (answer.is === 'found') payees.value = answer.value
      else failure.value = answer.failure
      status.value = answer.is === 'found' || payees.peek().length > 0 ? 'ready' : 'failed'
    })
  }

  const intent = makeSubjectIntent(
    app,
    'unbind',
    {
      form: Schema.Struct({ id: Schema.String }),
      send: ({ id }, requestId) => Effect.flatMap(Payees, (port) => port.unbind(id, requestId)),
    },
    ({ id }) => id,
  )
  void intent.resume()
  // The list is reloaded in any case; the shell shows a refusal.
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
    failure,
    payees,
    leaving,
    intent,
    load,
    /** Asks for confirmation to unbind one. */
    ask: (payee: BoundPayee): void =>
      batch(() => {
        leaving.value = payee
        intent.turnTo(payee.id)
      }),
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
