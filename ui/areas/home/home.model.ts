import { makeWealthModel } from '../wealth/wealth.model.ts'
import { makeWorthModel } from '../wealth/worth.model.ts'
import { makeNewcomerModel } from '../rewards/newcomer.model.ts'
import { makeMarketsModel } from '../markets/markets.model.ts'
import type { App } from '../../data/app/app.ts'
import { makeCustomerModel } from '../../app/session/customer.model.ts'
import { makeFrontModel } from './front.model.ts'
import { makeIndicesModel } from '../quotes/indices.model.ts'
import { makeLatestNewsModel } from './latestNews.model.ts'
import { makeHomeMoversModel } from './movers.model.ts'

/** All blocks of home, requested in parallel and independently. Movers follow as soon as a market is known. */
export const makeHomeModel = (app: App) => {
  const wealth = app.model(makeWealthModel)
  const indices = app.model(makeIndicesModel)
  const front = app.model(makeFrontModel)
  const movers = app.model(makeHomeMoversModel)
  const news = app.model(makeLatestNewsModel)
  const worth = app.model(makeWorthModel)
  const newcomer = app.model(makeNewcomerModel)
  let leaveTotal = (): void => undefined
  let isLater = false

  return {
    open: (): void => {
      // The largest figure first: a browser sends six requests at a time.
      void worth.load()
      leaveTotal()
      leaveTotal = worth.follow()
      void front.open()
      void indices.load()
    },
    /** The end of home is shown. */
    openLater: (): void => {
      isLater = true
      void news.load()
      void newcomer.load()
    },
    /** Settles when every block has settled, with or without a failure. */
    refresh: (): Promise<unknown> =>
      Promise.all([
        front.refresh(),
        indices.load(),
        worth.status.peek() === 'failed' && wealth.compute(),
        worth.load(),
        app.model(makeMarketsModel).load(),
        movers.refresh(),
        isLater && news.load(),
        isLater && newcomer.load(),
        app.model(makeCustomerModel).loadUnread(),
      ]),
    stop: (): void => {
      leaveTotal()
      isLater = false
      for (const block of [worth, indices, movers, news, newcomer]) block.stop()
    },
  }
}
