import { Effect } from 'effect'
import { plain } from '../../../../../domain/orders/testing/samples.ts'
import type { Failure } from '../../../../../ports/failure.ts'
import type { CurrencyFunds } from '../../../../../ports/Wealth.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import type { PositionRecord } from '../../../../../ports/Positions.ts'
import type { NewOrder, OrderPreview, PlacedOrder } from '../../../../../ports/Orders.ts'
import { type FakePorts, makeFakeApp } from '../../../../testing/fakeApp.ts'
import { NOW } from '../../../../testing/now.ts'
import { detail, funds, placed, preview } from './sample.ts'

/** The answers of a broker; a test changes those that it needs. */
export interface Broker {
  detail: () => Effect.Effect<Detail, Failure>
  funds: () => Effect.Effect<ReadonlyArray<CurrencyFunds>, Failure>
  preview: (order: NewOrder) => Effect.Effect<OrderPreview, Failure>
  place: (order: NewOrder, id: string) => Effect.Effect<PlacedOrder, Failure>
  byClientId: (id: string) => Effect.Effect<PlacedOrder | null, Failure>
  byId: (id: string) => Effect.Effect<PlacedOrder, Failure>
  held: ReadonlyArray<PositionRecord>
}

/** An app with a broker that accepts orders, and a record of its calls. */
export const desk = (more: Partial<Broker> = {}, others: FakePorts = {}, kept = new Map<string, string>()) => {
  const asked: string[] = []
  let ids = 0
  const broker: Broker = {
    detail: () => Effect.succeed(detail()),
    funds: () => Effect.succeed([funds()]),
    preview: () => Effect.succeed(preview()),
    place: () => Effect.succeed(placed('pending')),
    byClientId: () => Effect.succeed(null),
    byId: () => Effect.succeed(placed('pending')),
    held: [],
    ...more,
  }
  const answered = <A>(call: string, answer: Effect.Effect<A, Failure>) =>
    Effect.suspend(() => {
      asked.push(call)
      return answer
    })
  const line = ({ direction, type, quantity, price, leverage }: NewOrder) =>
    [direction, type, plain(quantity), price ? plain(price) : '-', leverage].join(' ')
  const fake = makeFakeApp(
    {
      clock: { now: () => NOW, newId: () => `id-${(ids += 1)}` },
      credentials: { current: () => ({ token: 't', account: 'me' }), forget: Effect.void },
      platform: { watchOnline: () => () => undefined, watchVisible: () => () => undefined },
      serverConfig: {
        settings: () =>
          Effect.succeed({
            title: null,
            logo: null,
            customerService: null,
            simulation: true,
            entries: new Map([['margin', '1']]),
          }),
      },
      instrumentDetail: {
        detail: () => broker.detail(),
        depth: () => Effect.map(broker.detail(), (known) => known),
        candles: () => Effect.never,
      },
      funds: { list: () => broker.funds() },
      orders: {
        preview: (order) => answered(`preview ${line(order)}`, broker.preview(order)),
        place: (order, id) => answered(`place ${line(order)} ${id}`, broker.place(order, id)),
        byClientId: (id) => answered(`find ${id}`, broker.byClientId(id)),
        byId: (id) => broker.byId(id),
      },
      positions: { list: () => Effect.succeed({ list: broker.held, next: null }) },
      ...others,
    },
    kept,
  )
  return { ...fake, broker, asked, placings: () => asked.filter((call) => call.startsWith('place')) }
}
