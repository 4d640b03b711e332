import { Effect } from 'effect'
import { Orders } from '../../../../ports/Orders.ts'
import type { App } from '../../../data/app/app.ts'
import { makeOrders } from './orders.model.ts'

/** Pending orders, and their cancellation. */
export const makePendingModel = (app: App) =>
  makeOrders(app, (cursor) => Effect.flatMap(Orders, (orders) => orders.pending({ cursor })))
