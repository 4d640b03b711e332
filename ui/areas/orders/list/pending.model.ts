import { Effect } from 'effect'
import { Orders } from '../../../../ports/Orders.ts'
import type { App } from '../../../data/app/app.ts'
import { makeOrders } from './orders.model.ts'

/** Orders that wait to be filled, and taking them back. */
export const makePendingModel = (app: App) =>
  makeOrders(app, (cursor) => Effect.flatMap(Orders, (orders) => orders.pending({ cursor })))
