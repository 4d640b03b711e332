import { randomUUID } from 'node:crypto'
import { broker, type Cases, type Fields, NOTHING, reserve, say } from '../../transfers/testing/refusalCases.ts'
import type { Session } from '../../../testing/broker.ts'
import { offerDesk, type WireOffer } from './testing.ts'

const desk = () => offerDesk(broker())
const subscribing = (mine: Session, offer: WireOffer, change: Fields = {}) =>
  say('/offer/subscribe', { id: offer.id, quantity: String(offer.min), requestid: randomUUID(), ...change }, mine)

/** A customer with Malaysian money, and an open offer in Malaysia. */
const subscriber = async (money = '90000.00'): Promise<{ mine: Session; offer: WireOffer }> => {
  await desk().nextMonday()
  const mine = await broker().customer({ MYR: money })
  return { mine, offer: await desk().open(mine, 'MY') }
}

/** A subscription that waits for its draw. */
const waiting = async (): Promise<{ mine: Session; id: string }> => {
  const { mine, offer } = await subscriber()
  return { mine, id: (await desk().subscribe(mine, offer.id, String(offer.min))).data.id }
}

/** Allotted shares that must be paid now. */
const won = async (money: Record<string, string>): Promise<{ mine: Session; id: string }> => {
  await desk().nextMonday()
  const mine = await broker().customer(money)
  const offer = await desk().open(mine, 'CN')
  const { id } = (await desk().subscribe(mine, offer.id, String(offer.min))).data
  await desk().outcome(id, String(offer.min))
  await desk().until(offer.resulttime)
  return { mine, id }
}

/** A case for each refusal of the calls about offers of shares. Time goes forward from one to the next. */
export const OFFER_REFUSALS = {
  '/offer/info': {
    'product-not-found': async () => say('/offer/info', { id: 'MY-999' }, await broker().customer()),
  },
  '/offer/subscribe': {
    'product-not-found': async () => {
      const { mine, offer } = await subscriber()
      return subscribing(mine, offer, { id: 'MY-999' })
    },
    'not-subscription-time': async () => {
      const { mine } = await subscriber()
      const upcoming = (await desk().offers(mine, {})).find(({ stage }) => stage === 'upcoming')
      if (upcoming === undefined) throw new Error('no offer is to come')
      return subscribing(mine, upcoming)
    },
    'purchase-below-minimum': async () => {
      const { mine, offer } = await subscriber()
      return subscribing(mine, offer, { quantity: String(Number(offer.min) / 2) })
    },
    'bid-below-minimum': async () => {
      await desk().nextMonday()
      const mine = await broker().customer({ CNY: '900000.00' })
      const offer = await desk().open(mine, 'CN', 'newshare', true)
      return subscribing(mine, offer, { bid: (Number(offer.band?.low) - 0.01).toFixed(2) })
    },
    'already-subscribed': async () => {
      const { mine, offer } = await subscriber()
      await desk().subscribe(mine, offer.id, String(offer.min))
      return subscribing(mine, offer)
    },
    'insufficient-balance': async () => {
      const { mine, offer } = await subscriber('1.00')
      return subscribing(mine, offer)
    },
    'insufficient-available-balance': async () => {
      const { mine, offer } = await subscriber()
      await reserve(mine, '89999.00', 'MYR')
      return subscribing(mine, offer)
    },
  },
  '/offer/pay': {
    'subscription-not-found': async () =>
      say('/offer/pay', { id: NOTHING, requestid: randomUUID() }, await broker().customer()),
    'order-not-in-subscription': async () => {
      const { id, mine } = await waiting()
      return say('/offer/pay', { id, requestid: randomUUID() }, mine)
    },
    'insufficient-balance': async () => {
      const { id, mine } = await won({ CNY: '1.00' })
      return say('/offer/pay', { id, requestid: randomUUID() }, mine)
    },
    'insufficient-available-balance': async () => {
      const { id, mine } = await won({ CNY: '900000.00' })
      await reserve(mine, '899999.00', 'CNY')
      return say('/offer/pay', { id, requestid: randomUUID() }, mine)
    },
  },
  '/offer/cancel': {
    'subscription-not-found': async () =>
      say('/offer/cancel', { id: NOTHING, requestid: randomUUID() }, await broker().customer()),
    'order-not-pending': async () => {
      const { id, mine } = await waiting()
      await desk().cancel(mine, id)
      return say('/offer/cancel', { id, requestid: randomUUID() }, mine)
    },
  },
} satisfies Cases
