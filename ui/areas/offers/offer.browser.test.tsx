import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import type { Offer, OfferSubscription } from '../../../ports/Offers.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { TRADED } from '../markets/testing/listing.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NEW_SHARE } from './testing/newShare.ts'
import NewShareInfo from './NewShareInfo.tsx'

const OFFER: Offer = {
  ...NEW_SHARE,
  marketPrice: decimal('1.54'),
  premium: { difference: decimal('0.29'), points: decimal('23.20') },
}
const MADE: OfferSubscription = {
  ...TRADED,
  kind: 'new-share',
  chineseName: null,
  id: 's',
  offerId: OFFER.id,
  payment: 'up-front',
  price: OFFER.terms.price,
  quantity: decimal('100'),
  amount: decimal('125'),
  state: 'waiting',
  allotted: null,
  due: decimal('0'),
  held: decimal('125'),
  refunded: decimal('0'),
  recordDay: 20_000,
  madeAt: NOW,
  timetable: OFFER.timetable,
  paidAt: null,
  positionId: null,
}

beforeAll(async () => {
  await page.viewport(390, 844)
  await startAllWords('us')
})

const open = async (offer: Partial<Offer> = {}) => {
  const { app } = makeFakeApp({
    clock: { now: () => NOW, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: 'me' }) },
    funds: { list: () => Effect.succeed([]) },
    offers: {
      find: () => Effect.succeed({ ...OFFER, terms: { ...OFFER.terms, payment: 'after-winning' }, ...offer }),
      subscribe: () => Effect.succeed(MADE),
    },
  })
  await mountScreen(app, '/home/newShareInfo', NewShareInfo, { id: OFFER.id })
  await expect.element(page.getByRole('heading', { name: 'Timetable' })).toBeInTheDocument()
}

it('is not yet open: the way to subscribe is there, dimmed, and nothing can be typed', async () => {
  await open({ stage: 'upcoming' })
  await expect.element(page.getByRole('button', { name: 'Subscribe' })).toBeDisabled()
  await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument()
})

it('an offer shows its prices, days and risk above the quantity, visible without scrolling', async () => {
  await open()
  const ticket = page.getByRole('spinbutton').element().getBoundingClientRect().top
  for (const text of ['Issue price', 'Market price', 'Listing', /can fall below their issue price/]) {
    const { bottom } = page.getByText(text).first().element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(Math.min(ticket, 844))
  }
})

it('a subscription that was made has a title of its own and leads to the subscriptions', async () => {
  await open()
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Check your subscription' })
    .getByRole('button', { name: 'Subscribe now' })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Subscription received' })
  await expect.element(sheet.getByRole('link', { name: 'My subscriptions' })).toBeVisible()
  await expect.element(sheet.getByText('Check your subscription')).not.toBeInTheDocument()
})
