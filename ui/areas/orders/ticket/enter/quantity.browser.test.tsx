import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal } from '../../../../../domain/money/decimal.ts'
import { startAllWords } from '../../../../testing/allWords.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { makeServerModel } from '../../../../app/session/server.model.ts'
import InfoBuy from '../InfoBuy.tsx'
import { type Broker, desk } from '../testing/desk.ts'
import { mountScreen } from '../../../../testing/mountScreen.tsx'
import { detail, funds, placed, position, preview } from '../testing/sample.ts'

beforeAll(async () => {
  await startAllWords('us')
})

const open = async (broker: Partial<Broker> = {}) => {
  const answers = { preview: () => Effect.succeed(preview({ maxQuantity: decimal('6400') })), ...broker }
  const copied: string[] = []
  const platform = {
    watchOnline: () => () => undefined,
    watchVisible: () => () => undefined,
    copy: (text: string) => Effect.sync(() => (copied.push(text), true)),
  }
  const fake = desk(answers, { quotes: { batch: () => Effect.never }, platform })
  await fake.app.model(makeServerModel).load()
  await mountScreen(fake.app, '/quotes/infoBuy', InfoBuy, { code: 'MY0101', direction: 'long' })
  await expect.element(quantity()).toBeVisible()
  return { ...fake, copied }
}
const quantity = () => page.getByRole('spinbutton', { name: 'Quantity' })
const send = async () => {
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Send order' }).click()
}

it('the money stands beside the quantity, and the quantity is read out below it', async () => {
  await open()
  await quantity().fill('1000')
  await expect
    .element(quantity())
    .toHaveAccessibleDescription(/Available 10\.000,00.MYR · max 6\.400 In words: 1 thousand/)
  await quantity().fill('100')
  await expect.element(quantity()).not.toHaveAccessibleDescription(/In words/)
})

it.each([
  ['more than the money is enough for', '50000', /You need .*MYR more/],
  ['more than one order may have', '90000000000', /At most .* in one order/],
])('%s is said while it is typed, and a tap takes what can be afforded', async (_, typed, said) => {
  await open()
  await quantity().fill(typed)
  await expect.element(quantity()).toHaveAccessibleDescription(said)
  await page.getByRole('button', { name: /You have enough for 6\.\d00/ }).click()
  await expect.element(quantity()).toHaveValue('6.400')
  await expect.element(page.getByRole('button', { name: /You have enough for/ })).not.toBeInTheDocument()
})

it('a customer whose money is enough for nothing finds the way to a deposit', async () => {
  await open({ funds: () => Effect.succeed([funds('0')]), preview: () => Effect.never })
  await quantity().fill('50000')
  await expect.element(page.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/mine/stored')
})

it('a market that is closed has no room for the best prices above the quantity', async () => {
  const known = detail()
  const closed: Detail = {
    ...known,
    quote: { ...known.quote, state: 'closed' },
    book: { ...known.book, bids: [], asks: [] },
  }
  await open({ detail: () => Effect.succeed(closed) })
  const hint = page
    .getByText(/^tick /)
    .element()
    .getBoundingClientRect()
  const label = page.getByText('Quantity', { exact: true }).element().getBoundingClientRect()
  // The gap between two fields; the prices and the gap above them would be 36 px more.
  expect(label.top - hint.bottom).toBeLessThan(36)
})

it('a sum of money gives the quantity in whole lots, fees included, and says what is left', async () => {
  await open()
  await page.getByRole('button', { name: 'For an amount' }).click()
  const amount = page.getByRole('textbox', { name: 'Amount with fees and tax' })
  await amount.fill('1600')
  await expect.element(quantity()).toHaveValue('1.000')
  await expect.element(page.getByText(/1\.000 shares for 1\.548,00.MYR\. 52,00.MYR is left\./)).toBeVisible()
  // Another price buys another quantity.
  await page.getByRole('spinbutton', { name: 'Price, MYR' }).fill('1,60')
  await expect.element(quantity()).toHaveValue('900')
  await amount.fill('100')
  await expect.element(amount).toHaveAccessibleDescription(/Not enough for one lot with its fees/)
  await expect.element(quantity()).toHaveValue('')
})

it('Enter in an empty field says what is missing, and in a filled one opens the review', async () => {
  await open()
  await quantity().fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(quantity()).toHaveAccessibleDescription(/Enter a quantity/)
  await expect.element(quantity()).toHaveFocus()
  await quantity().fill('1000')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Review your order' })).toBeVisible()
})

it('the review begins with the order as a sentence, then its total', async () => {
  await open()
  await quantity().fill('1000')
  await page.getByRole('button', { name: 'Review order' }).click()
  const sheet = page.getByRole('dialog')
  const sentence = sheet.getByText('Buy 1.000 shares of Harimau Foods at 1,540 MYR or less')
  await expect.element(sentence).toBeVisible()
  expect(getComputedStyle(sentence.element()).fontSize).toBe('20px')
  const total = [...sheet.element().querySelectorAll('.text-hero')].map(({ textContent }) => textContent)
  expect(total).toEqual(['162,00\u00a0MYR'])
})

it('long and short held at once are both shown', async () => {
  const long = position({ quantity: decimal('500'), cost: decimal('750') })
  const short = position({ id: '7004', direction: 'short', quantity: decimal('1200'), cost: decimal('1800') })
  await open({ held: [long, short, position({ id: '7005', quantity: decimal('700'), cost: decimal('1050') })] })
  const held = page.getByRole('region', { name: 'Your positions' })
  await expect.element(held.getByText('Long 1.200')).toBeVisible()
  await expect.element(held.getByText('Short 1.200')).toBeVisible()
})

it('an accepted order shows where the market is, the new balance, and a number that can be copied', async () => {
  const id = '0198c2de-1111-7222-8333-44445555abcd'
  let asked = 0
  const { copied } = await open({
    place: () => Effect.succeed(placed('pending', { id, price: decimal('1.5') })),
    funds: () => Effect.sync(() => [funds((asked += 1) > 1 ? '9838' : '10000')]),
  })
  await send()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText('The ask is now 1,550 MYR. Your limit is 1,500 MYR.')).toBeVisible()
  await expect.element(sheet.getByText('9.838,00 MYR')).toBeVisible()
  await expect.element(sheet.getByText('…5555abcd')).toBeVisible()
  await sheet.getByRole('button', { name: `Copy: ${id}` }).click()
  expect(copied).toEqual([id])
})

it('a filled order shows the price that the market has since', async () => {
  await open({ place: () => Effect.succeed(placed('filled')) })
  await send()
  await expect.element(page.getByText('The market price is now 1,540 MYR.')).toBeVisible()
})
