import { batch, computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts'
import type { Failure } from '../../../ports/failure.ts'
import { type DepositChannel, Deposits, type PayMethod } from '../../../ports/Deposits.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'
import type { Status } from '../../data/query/status.ts'
import { locale } from '../../i18n/words.ts'
import type { App } from '../../data/app/app.ts'

/** The deposit channels, and the one displayed. */
export const makeChannelsModel = (app: App) => {
  const status = signal<Status>('idle')
  /** Why the status is `failed`. */
  const failure = signal<Failure | null>(null)
  const latest = makeSwitchQuery(app)
  const channels = signal<ReadonlyArray<DepositChannel>>([])
  const method = signal<PayMethod>('bank')
  const wanted = signal<Currency | null>(null)

  const currencies = computed(() => {
    const offered = new Set(channels.value.filter((one) => one.method === method.value).map((one) => one.currency))
    return CURRENCIES.filter((currency) => offered.has(currency))
  })
  const currency = computed(() =>
    wanted.value !== null && currencies.value.includes(wanted.value) ? wanted.value : (currencies.value[0] ?? null),
  )

  const load = async (): Promise<void> => {
    status.value = 'loading'
    const answer = await latest.ask(Effect.flatMap(Deposits, (deposits) => deposits.channels(locale.peek().code)))
    if (answer.is === 'dropped') return
    batch(() => {
      if (answer.is === 'found') channels.value = answer.value
      else failure.value = answer.failure
      status.value = answer.is === 'found' ? 'ready' : 'failed'
    })
  }

  return {
    status,
    failure,
    channels,
    method,
    /** Currencies that the method accepts, in the product's order. */
    currencies,
    currency,
    /** Deposit channels of the chosen method and currency, open ones first. */
    offered: computed(() =>
      channels.value.filter((one) => one.method === method.value && one.currency === currency.value),
    ),
    chooseMethod: (next: PayMethod): void => void (method.value = next),
    chooseCurrency: (next: Currency): void => void (wanted.value = next),
    load,
  }
}
