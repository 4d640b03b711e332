import { computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { CURRENCIES, type Currency } from '../../domain/money/money.ts'
import { type DepositChannel, Deposits, type PayMethod } from '../../ports/Deposits.ts'
import type { Status } from '../feed/status.ts'
import { locale } from '../i18n/words.ts'
import type { App } from '../shell/app.ts'

/** The ways to pay in, and the one that is looked at. */
export const makeChannelsModel = (app: App) => {
  const status = signal<Status>('idle')
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
    const found = await app.run(
      Effect.flatMap(Deposits, (deposits) => deposits.channels(locale.peek().code)),
      { quiet: true },
    )
    if (found) channels.value = found
    status.value = found ? 'ready' : 'failed'
  }

  return {
    status,
    channels,
    method,
    /** Currencies that the method takes, in the order of the house. */
    currencies,
    currency,
    /** Ways to pay in by the chosen method in the chosen currency, open ones first. */
    offered: computed(() =>
      channels.value.filter((one) => one.method === method.value && one.currency === currency.value),
    ),
    chooseMethod: (next: PayMethod): void => void (method.value = next),
    chooseCurrency: (next: Currency): void => void (wanted.value = next),
    load,
  }
}
