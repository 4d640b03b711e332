import { computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import { type Fill, Orders } from '../../../ports/Orders.ts'
import type { HistoryPoint } from '../../charts/lineHistory.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'
import type { App } from '../../data/app/app.ts'
import { deviceZone } from '../../data/clock/device.ts'
import { makeAssetsModel } from './assets.model.ts'
import { profitLine } from './profitLine.ts'

const PAGE = 100
/** The most pages of fills for the line; it starts with the profit before them. */
const MOST_PAGES = 5
const NOTHING: ReadonlyArray<HistoryPoint> = []

const lastFills = (cursor?: string, pages = 1): Effect.Effect<ReadonlyArray<Fill>, Failure, AppPorts> =>
  Effect.flatMap(Orders, (orders) => orders.fills({ limit: PAGE, cursor })).pipe(
    Effect.flatMap(({ list, next }) =>
      next === null || pages === MOST_PAGES
        ? Effect.succeed(list)
        : Effect.map(lastFills(next, pages + 1), (rest) => [...list, ...rest]),
    ),
  )

/** Realised profit over time, of the selected wallet. `zone` is the zone of the days. */
export const makeProfitModel = (app: App, zone = deviceZone()) => {
  const { current, funds } = app.model(makeAssetsModel)
  const latest = makeSwitchQuery(app)
  const fills = signal<ReadonlyArray<Fill>>([])
  let drawn = { key: '', points: NOTHING }

  /** The same array while the line is the same: a new one would be drawn again. */
  const points = computed(() => {
    const wallet = current.value
    const realised = wallet?.realisedProfit ?? null
    const next = wallet && realised ? profitLine(fills.value, wallet.currency, realised, zone) : NOTHING
    const key = next.map(({ at, value }) => `${at} ${formatDecimal(value)}`).join()
    if (key !== drawn.key) drawn = { key, points: next }
    return drawn.points
  })
  /** Changes with a sale, not with the selected wallet: the fills are those of all wallets. */
  const realised = computed(() =>
    funds.value
      .flatMap(({ currency, realisedProfit }) =>
        realisedProfit ? [`${currency} ${formatDecimal(realisedProfit)}`] : [],
      )
      .join(),
  )

  const load = async (): Promise<void> => {
    const answer = await latest.ask(lastFills())
    if (answer.is === 'found') fills.value = answer.value
  }

  return {
    zone,
    points,
    /** Requests the fills, and again when a sale has changed the figure. */
    open: (): (() => void) => {
      const stop = effect(() => {
        if (realised.value !== '') untracked(() => void load())
      })
      return () => {
        stop()
        latest.drop()
      }
    },
  }
}
