import { computed, signal } from '@preact/signals-react'
import { Effect, Fiber } from 'effect'
import { type AccountCurrency, DEFAULT_STOCK_TYPE } from '../../../domain/wealth/tabs.ts'
import type { App } from '../../data/app/app.ts'
import { makeCustomerModel } from '../../app/session/customer.model.ts'
import { type LoadedTab, loadTab } from './loadTab.ts'

/** The account centre's figures. One set of calls is under way at a time: that of the chosen tab. */
export const makeWealthModel = (app: App) => {
  const customer = app.model(makeCustomerModel)
  const currency = signal<AccountCurrency>(DEFAULT_STOCK_TYPE)
  const computing = signal(false)
  // Figures are kept by their currency, so that no tab can ever show those of another.
  const known = signal<ReadonlyMap<AccountCurrency, Pick<LoadedTab, 'figures' | 'parts'>>>(new Map())
  const figures = computed(() => known.value.get(currency.value)?.figures ?? null)
  /** What the frozen assets are made of. */
  const parts = computed(() => known.value.get(currency.value)?.parts ?? null)
  let underWay: Fiber.Fiber<LoadedTab> | null = null

  const drop = (): void => {
    if (underWay) app.runtime.runFork(Fiber.interrupt(underWay))
    underWay = null
  }

  /** Computes the figures of the chosen tab again; the old ones stay visible until then. */
  const compute = async (): Promise<void> => {
    drop()
    const asked = currency.peek()
    const fiber = app.runtime.runFork(loadTab(asked, customer.ask))
    underWay = fiber
    computing.value = true
    const exit = await Effect.runPromise(Fiber.await(fiber))
    // A later choice took over: this answer is stale, and the loading is the later one's to end.
    if (underWay !== fiber) return
    underWay = null
    computing.value = false
    if (exit._tag === 'Failure') return
    const { profile, expired, ...found } = exit.value
    if (profile) customer.profile.value = profile
    known.value = new Map(known.peek()).set(asked, found)
    if (expired) app.fail(expired)
  }

  const choose = (next: AccountCurrency): Promise<void> => {
    if (next === currency.peek()) return Promise.resolve()
    currency.value = next
    return compute()
  }

  /** The screen is gone: nothing is computed for nobody. */
  const stop = (): void => {
    drop()
    computing.value = false
  }

  return { currency, figures, parts, computing, compute, choose, stop }
}
