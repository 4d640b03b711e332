import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { Rejected } from '../../../ports/failure.ts'
import type { Offer, OfferSubscription } from '../../../ports/Offers.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { TRADED } from '../markets/testing/listing.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NEW_SHARE } from './testing/newShare.ts'
import NewShareInfo from './NewShareInfo.tsx'
import NewShareOrders from './NewShareOrders.tsx'
import { OfferRow } from './OfferRow.tsx'
import { funds } from '../orders/ticket/testing/sample.ts'

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
  bid: null,
  cutoff: null,
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
    funds: { list: () => Effect.succeed([funds('500')]) },
    offers: {
      find: () => Effect.succeed({ ...OFFER, terms: { ...OFFER.terms, payment: 'after-winning' }, ...offer }),
      subscribe: () => Effect.succeed(MADE),
      pay: () => Effect.fail(new Rejected({ code: 'insufficient-balance' })),
    },
  })
  await mountScreen(app, '/home/newShareInfo', NewShareInfo, { id: OFFER.id })
  await expect.element(page.getByRole('heading', { name: 'Timetable' })).toBeInTheDocument()
}

it('is not yet open: the way to subscribe is there, dimmed, and nothing can be typed', async () => {
  await open({ stage: 'upcoming' })
  await expect.element(page.getByRole('button', { name: 'Apply' })).toBeDisabled()
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

it('the size and the limits of an offer have their unit', async () => {
  await open()
  for (const label of ['Shares offered', 'Total applications', 'Minimum application', 'Maximum per account'])
    expect(page.getByText(label, { exact: true }).element().closest('div')?.textContent).toMatch(/\d\sshares$/)
})

it('a subscription that was made has a title of its own and leads to the subscriptions', async () => {
  await open()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Review your application' })
  await expect.element(review).toHaveTextContent(new RegExp(`${OFFER.name}.*100.*Issue price.*1,250.MYR`))
  await review.getByRole('button', { name: 'Apply now' }).click()
  const sheet = page.getByRole('dialog', { name: 'Application received' })
  await expect.element(sheet.getByRole('link', { name: 'My applications' })).toBeVisible()
  await expect.element(sheet.getByText('Review your application')).not.toBeInTheDocument()
  await expect.element(sheet).toHaveTextContent(/On hold.*125,00 MYR.*Available now.*500,00 MYR.*Reference number.*s/)
})

it('has no cost of allotted shares before the result', async () => {
  await open({ mine: MADE })
  const line = page.getByText('Cost of the allotted shares', { exact: true }).element().closest('div')
  expect(line?.textContent).toContain('—')
})

it('a payment that lacks money leads to a deposit', async () => {
  await open({ mine: { ...MADE, payment: 'after-winning', state: 'payment-due', allotted: decimal('100') } })
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  const sheet = page.getByRole('dialog', { name: 'Insufficient balance' })
  await expect.element(sheet.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/mine/stored')
})

const BIDS: Partial<Offer> = {
  terms: {
    ...OFFER.terms,
    price: decimal('1.30'),
    band: { low: decimal('1.00'), high: decimal('1.30'), step: decimal('0.005') },
  },
}

it('takes a bid within its band, says with every key what is wrong, and what comes back when', async () => {
  await open(BIDS)
  await expect.element(page.getByText('Price band').first()).toBeVisible()
  const bid = page.getByRole('spinbutton', { name: 'Bid price per share in MYR' })
  await expect.element(bid).toHaveValue('1,300')
  await bid.fill('0,995')
  await expect.element(bid).toHaveAccessibleDescription(/At least 1,000, the minimum bid price/)
  await bid.fill('1,003')
  await expect.element(bid).toHaveAccessibleDescription(/Enter a multiple of 0,005/)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect.element(bid).toHaveFocus()
  await bid.fill('1,2')
  await expect.element(page.getByText('On hold now').first()).toBeVisible()
  await expect.element(page.getByText('120,00').first()).toBeVisible()
  await expect
    .element(page.getByText(/never more than your bid; the rest becomes available again/).first())
    .toBeVisible()
  await page.getByRole('checkbox', { name: 'Bid at cut-off' }).click()
  await expect.element(bid).toBeDisabled()
  await expect.element(page.getByText(/whatever the cut-off price is, up to 1,300/)).toBeVisible()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Review your application' })
  await expect.element(review.getByText('Your bid', { exact: true })).toBeVisible()
  await expect.element(review.getByText('130,00').first()).toBeVisible()
})

const BID = { ...MADE, bid: 'price' as const, price: decimal('1.2'), amount: decimal('120') }

it('a bid waits for the cut-off price, not for a lottery', async () => {
  await open({ ...BIDS, mine: BID })
  await expect.element(page.getByText('Waiting for the cut-off price')).toBeVisible()
})

it('a record shows the bid and the cut-off price', async () => {
  await open({
    ...BIDS,
    stage: 'to-be-listed',
    mine: { ...BID, state: 'won', cutoff: decimal('1.1'), allotted: decimal('100'), due: decimal('110') },
  })
  await expect.element(page.getByText('Your bid', { exact: true }).last()).toBeVisible()
  await expect.element(page.getByText('1,200\u00a0MYR').last()).toBeVisible()
  await expect.element(page.getByText('1,100\u00a0MYR').last()).toBeVisible()
})

it('the row of a subscription that was won in part has the shares and the cost of that part', async () => {
  const won = { ...MADE, state: 'won', allotted: decimal('25'), due: decimal('31.25') } as const
  const lost = { ...MADE, id: 'lost', state: 'not-won', allotted: decimal('0') } as const
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    offers: { subscriptions: () => Effect.succeed({ list: [won, lost], next: null }) },
  })
  await mountScreen(app, '/mine/newShareOrder', NewShareOrders, {})
  const rows = page.getByRole('list', { name: 'My applications' }).getByRole('listitem')
  await expect.element(rows.first()).toHaveTextContent(/31,25 MYR.*25 shares|25 shares.*31,25 MYR/)
  await expect.element(rows.last()).toHaveTextContent(/125,00 MYR.*100 shares|100 shares.*125,00 MYR/)
})

it('a subscription that waits for its payment shows the deadline in its row, in the zone of its market', async () => {
  const due = { ...MADE, payment: 'after-winning', state: 'payment-due', allotted: decimal('100') } as const
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    offers: {
      subscriptions: () =>
        Effect.succeed({
          list: [
            due,
            { ...due, id: 'late', timetable: { ...due.timetable, payBy: NOW - 1 } },
            { ...MADE, id: 'waits' },
          ],
          next: null,
        }),
    },
  })
  await mountScreen(app, '/mine/newShareOrder', NewShareOrders, {})
  const rows = page.getByRole('list', { name: 'My applications' }).getByRole('listitem')
  await expect.element(rows.first()).toHaveTextContent('Pay by 19 Jan 2026, 10:00 GMT+8')
  expect(rows.elements().filter(({ textContent }) => textContent.includes('Pay by'))).toHaveLength(1)
})

it('a row of the list has its next step beside the code, above the terms', async () => {
  const { app } = makeFakeApp({})
  const screen = await mountScreen(app, '/home/newShare', () => <OfferRow offer={{ ...OFFER, daysLeft: 3 }} />, {})
  const topOf = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect().top
  expect(Math.abs(topOf('3 days left') - topOf(OFFER.code))).toBeLessThan(8)
  expect(topOf('3 days left')).toBeLessThan(topOf('Issue price'))
})
