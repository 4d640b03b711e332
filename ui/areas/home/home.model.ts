import { makeWealthModel } from '../wealth/wealth.model.ts'
import { makeWorthModel } from '../wealth/worth.model.ts'
import { makeNewcomerModel } from '../rewards/newcomer.model.ts'
import { makeMarketsModel } from '../markets/markets.model.ts'
import type { App } from '../../data/app/app.ts'
import { makeCustomerModel } from '../../app/session/customer.model.ts'
import { makeFrontModel } from './front.model.ts'
import { makeIndicesModel } from '../markets/indices.model.ts'
import { makeLatestNewsModel } from './latestNews.model.ts'
import { makeHomeMoversModel } from './movers.model.ts'
import { makeOwnModel } from './own/own.model.ts'
import { makeDueRecords, makeWaitingModel } from './own/waiting.model.ts'

/** All blocks of home, requested in parallel and independently. Movers follow as soon as a market is known. */
export const makeHomeModel = (app: App) => {
  const wealth = app.model(makeWealthModel)
  const indices = app.model(makeIndicesModel)
  const front = app.model(makeFrontModel)
  const movers = app.model(makeHomeMoversModel)
  const news = app.model(makeLatestNewsModel)
  const worth = app.model(makeWorthModel)
  const newcomer = app.model(makeNewcomerModel)
  const own = app.model(makeOwnModel)
  const waiting = app.model(makeWaitingModel)
  const due = app.model(makeDueRecords)
  let leaveTotal = (): void => undefined
  let leaveOwn = (): void => undefined
  let hasIndices = false
  let isLater = false

  return {
    open: (): void => {
      // The largest figure first: a browser sends six requests at a time.
      void worth.load()
      leaveTotal()
      leaveTotal = worth.follow()
      leaveOwn()
      leaveOwn = own.open()
      void front.open()
    },
    /** The indices are near the screen. */
    openIndices: (): void => {
      hasIndices = true
      void indices.load()
    },
    /** The end of home is shown. */
    openLater: (): void => {
      isLater = true
      void news.load()
      void newcomer.load()
    },
    /** Settles when every block has settled, with or without a failure. */
    refresh: (): Promise<unknown> => {
      due.forget()
      return Promise.all([
        front.refresh(),
        own.refresh(),
        waiting.items.peek() !== null && waiting.load(),
        hasIndices && indices.load(),
        worth.status.peek() === 'failed' && wealth.compute(),
        worth.load(),
        app.model(makeMarketsModel).load(),
        movers.refresh(),
        isLater && news.load(),
        isLater && newcomer.load(),
        app.model(makeCustomerModel).loadUnread(),
      ])
    },
    stop: (): void => {
      leaveTotal()
      leaveOwn()
      due.forget()
      hasIndices = false
      isLater = false
      for (const block of [worth, indices, movers, news, newcomer]) block.stop()
    },
  }
}
