import { randomUUID } from 'node:crypto'
import type { Data } from '../../../platform/contract/operations.ts'
import { callAt, type Answer, type Session } from '../../../testing/broker.ts'
import type { Desk } from '../../orders/testing/desk.ts'

export type Offer = Data<'/block/list'>['list'][number]
export type Bought = Data<'/block/buy'>

/** Buys at an address; each call is a new intent unless an id is given. */
export const buyAt = (url: string, mine: Session, fields: Record<string, string>): Promise<Answer<Bought>> =>
  callAt(url, '/block/buy', { requestid: randomUUID(), ...fields }, mine)

/** The blocks that can be bought now, of one currency where it is given. */
export const openOffers = async (desk: Desk, mine: Session, currency?: string): Promise<ReadonlyArray<Offer>> => {
  const { data } = await desk.call('/block/list', { which: 'open', limit: '100' }, mine)
  return data.list.filter((offer) => currency === undefined || offer.currency === currency)
}

/** Moves the clock, two hours at a time, until a block of a currency is open whose shares the caller accepts. */
export const findOffer = async (
  desk: Desk,
  mine: Session,
  suits: (offer: Offer) => boolean = () => true,
): Promise<Offer> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const found = (await openOffers(desk, mine)).find(suits)
    if (found) return found
    await desk.forward(2 * 3_600_000)
  }
  throw new Error('no such block within five days')
}

/** Money of every currency that blocks are offered in. */
export const PLENTY = {
  MYR: '9000000.00',
  TWD: '900000000.00',
  CNY: '90000000.00',
  USD: '90000000.00',
  JPY: '9000000000',
  EUR: '90000000.00',
}
