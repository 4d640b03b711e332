import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { type CurrencyFunds, Funds } from '../../ports/Funds.ts'
import { makeLatest } from '../quotes/latest.ts'
import type { Status } from '../quotes/pages.ts'
import type { App } from '../shell/app.ts'

/** The customer's money, currency by currency, as last heard. */
export const makeMoneyModel = (app: App) => {
  const latest = makeLatest(app)
  const funds = signal<ReadonlyArray<CurrencyFunds>>([])
  const status = signal<Status>('idle')

  /** What is shown stays until the answer is there, and where it does not come. */
  const load = async (): Promise<void> => {
    if (status.peek() !== 'ready') status.value = 'loading'
    const answer = await latest.ask(Effect.flatMap(Funds, (service) => service.list()))
    if (answer.is === 'found') {
      funds.value = answer.value
      status.value = 'ready'
    } else if (answer.is === 'failed' && status.peek() !== 'ready') status.value = 'failed'
  }

  return { funds, status, load }
}
