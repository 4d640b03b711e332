import axe from 'axe-core'
import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import type { NewOrder } from '../../../../ports/Orders.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { NOW } from '../../../testing/now.ts'
import InfoBuy from './InfoBuy.tsx'
import type { FakePorts } from '../../../testing/fakeApp.ts'
import { type Broker, desk } from './testing/desk.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { detail, placed, preview } from './testing/sample.ts'
import { eventually } from '../../../testing/eventually.ts'

beforeAll(async () => {
  await startAllWords('us')
})
/** The broker's figures belong to the requested order. */
const priced = (order: NewOrder) =>
  Effect.succeed(preview({ amount: decimal(order.leverage === 2 ? '308' : '154'), maxQuantity: decimal('6400') }))

/** The device of a customer who switched margin on. */
const onMargin = () => new Map([['margin.me', 'on']])

const open = async (
  broker: Partial<Broker> = {},
  direction = 'long',
  kept = new Map<string, string>(),
  others: FakePorts = {},
) => {
  const fake = desk({ preview: priced, ...broker }, { quotes: { batch: () => Effect.never }, ...others }, kept)
  await fake.app.model(makeServerModel).load()
  const screen = await mountScreen(fake.app, '/quotes/infoBuy', InfoBuy, { code: 'MY0101', direction })
  // An order that is kept opens its sheet at once, which hides the screen from readers.
  const heading = page.getByRole('heading', { name: 'Buy Harimau Foods', includeHidden: true })
  if (direction === 'long') await expect.element(heading).toBeVisible()
  return { ...fake, screen }
}
const price = () => page.getByRole('spinbutton', { name: 'Price, MYR' })
const quantity = () => page.getByRole('spinbutton', { name: 'Quantity' })
const review = () => page.getByRole('button', { name: 'Review order' })

describe('the ticket by keyboard', () => {
  it('discards an order that never arrived, and keeps what is typed', async () => {
    const form = { code: 'MY0101', action: 'open', direction: 'long', type: 'limit', timeInForce: 'day' }
    const order = { ...form, quantity: '100', price: '1.540', leverage: 1 }
    const sent = JSON.stringify({ id: 'id-0', account: 'me', sentAt: NOW - 60_000, form: order })
    const { kept } = await open({}, 'long', new Map([['intent.order.MY0101', sent]]))
    await expect.element(page.getByText('It did not arrive')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await quantity().fill('300')
    await review().click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.element(page.getByText('It did not arrive')).not.toBeInTheDocument()
    expect(kept.size).toBe(0)
    await expect.element(quantity()).toHaveValue('300')
  })

  it('leads from the first field through the review to the order', async () => {
    const { placings } = await open({ place: () => Effect.succeed(placed('filled')) })
    ;(price().element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(price()).toHaveValue('1,550')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(price()).toHaveValue('1,530')
    // Past the best bid and offer to the quantity.
    await expect.element(page.getByRole('group', { name: 'Best prices' })).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    await expect.element(quantity()).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(quantity()).toHaveValue('200')
    ;(review().element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const send = page.getByRole('button', { name: 'Send order' })
    await expect.element(send).toBeEnabled()
    // The sheet opens before the broker's figures are there: its sentence is announced when it arrives.
    await expect.element(page.getByRole('status').filter({ hasText: /^Buy 200 shares of Harimau Foods/ })).toBeVisible()
    ;(send.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}{Enter}')
    const done = page.getByRole('dialog', { name: 'Filled' })
    await expect.element(done).toBeVisible()
    // What the title says is said once.
    expect(done.element().textContent.match(/filled/gi)).toHaveLength(1)
    expect(placings()).toEqual(['place long limit 200 1.53 1 id-1'])
    await expect.element(page.getByRole('link', { name: 'View position' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(quantity()).toHaveValue('100')
  })

  it('moves the focus to the first invalid field', async () => {
    await open()
    await quantity().fill('150')
    await review().click()
    await expect.element(quantity()).toHaveFocus()
    await expect.element(quantity()).toHaveAccessibleDescription(/Whole lots of 100 shares only/)
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('chooses direction, type and leverage with the arrow keys', async () => {
    await open({}, 'long', onMargin())
    ;(page.getByRole('radio', { name: 'Buy', exact: true }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('heading', { name: 'Short Harimau Foods' })).toBeVisible()
    ;(page.getByRole('radio', { name: 'Limit order' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(price()).not.toBeInTheDocument()
    ;(page.getByRole('radio', { name: '1×' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('308,00 MYR')).toBeVisible()
  })
})

describe('the ticket', () => {
  it('shows that the market is closed before anything is sent', async () => {
    await open({ detail: () => Effect.succeed(detail('closed')) })
    await expect.element(page.getByText(/The market is closed. Orders are accepted from/)).toBeVisible()
    await review().click()
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('names the currency of a minimum fee', async () => {
    await open()
    await expect.element(page.getByText(/0,10\s%\S?, min\.\s\S?8,00\sMYR/)).toBeVisible()
  })

  it('offers nothing but waiting while the outcome is not known', async () => {
    const { placings } = await open({ place: () => Effect.never })
    await review().click()
    await page.getByRole('button', { name: 'Send order' }).click()
    await expect.element(page.getByText('Sending to the broker.')).toBeVisible()
    expect(page.getByRole('button', { name: /again|Send/i }).elements()).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Sending…' }).click()
    await expect.element(page.getByText('Sending to the broker.')).toBeVisible()
    expect(placings()).toHaveLength(1)
  })

  it('says in the words of the catalogue that an order was accepted', async () => {
    await open({ place: () => Effect.succeed(placed('pending')) })
    await review().click()
    await page.getByRole('button', { name: 'Send order' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Order accepted' })).toBeVisible()
  })

  it('shows why the market rejected an order', async () => {
    const rejected = placed('rejected', { reason: 'trading-halted' })
    await open({ place: () => Effect.succeed(rejected) })
    await review().click()
    await page.getByRole('button', { name: 'Send order' }).click()
    await expect.element(page.getByText('Trading in this instrument is halted')).toBeVisible()
  })

  it('links from a day trade without approval to the application', async () => {
    const missing = { field: 'code', code: 'day-trading-not-approved', severity: 'error' } as const
    await open({ preview: () => Effect.succeed(preview({ problems: [missing] })) })
    await expect.element(page.getByText('Day trading is not enabled for this account')).toBeVisible()
    const way = page.getByRole('link', { name: 'Day-trading application' })
    await expect.element(way).toHaveAttribute('href', '/home/dayTrading?tab=applied')
  })

  it.each([
    ['a day trade', NOW + 1, '/home/dayTrading?tab=applied', 'It can be filled until the close-out.'],
    ['any other order', null, '/position/index?tab=pending', 'It can be filled until today’s close.'],
  ])('links from %s that waits to its list', async (_, squareOffAt, href, until) => {
    await open({ place: () => Effect.succeed(placed('pending', { squareOffAt })) })
    await review().click()
    await page.getByRole('button', { name: 'Send order' }).click()
    await expect.element(page.getByText(until)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'View orders' })).toHaveAttribute('href', href)
  })

  it.each([
    ['protects a position', 'protection', {}, '/position/info?id=%227003%22&protect=%221%22'],
    ['lacks that', 'amend', {}, null],
    ['closes the day trade itself', 'protection', { squareOffAt: NOW + 1 }, null],
  ] as const)('leads from a purchase to its protection where the server %s', async (_, features, more, href) => {
    const entries = new Map([['orderfeatures', features]])
    const settings = { title: null, logo: null, customerService: null, simulation: true, entries }
    const others = { serverConfig: { settings: () => Effect.succeed(settings) } }
    await open({ place: () => Effect.succeed(placed('filled', more)) }, 'long', new Map(), others)
    await review().click()
    await page.getByRole('button', { name: 'Send order' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Filled' })).toBeVisible()
    const protect = page.getByRole('link', { name: 'Protect it' })
    if (href === null) await expect.element(protect).not.toBeInTheDocument()
    else await expect.element(protect).toHaveAttribute('href', href)
  })

  it('speaks of buying only until margin is switched on, which its page explains once', async () => {
    const { kept } = await open()
    expect(page.getByRole('radio', { name: 'Sell short' }).elements()).toEqual([])
    expect(page.getByRole('radio', { name: '2×' }).elements()).toEqual([])
    expect(document.body.textContent).not.toMatch(/\blong\b/i)
    await page.getByRole('button', { name: 'Short selling and leverage Off' }).click()
    await expect.element(page.getByText(/When only 50\s?% of the margin is left/)).toBeVisible()
    await expect.element(page.getByText(/You can lose your whole margin/)).toBeVisible()
    await page.getByRole('button', { name: 'Switch on margin' }).click()
    const ways = page.getByRole('radiogroup', { name: 'Direction' }).getByRole('radio')
    await expect.element(ways.nth(0)).toHaveAccessibleName('Buy')
    await expect.element(ways.nth(1)).toHaveAccessibleName('Sell short')
    await expect.element(page.getByRole('radio', { name: '2×' })).toBeVisible()
    expect(kept.get('margin.me')).toBe('on')
    await page.getByRole('button', { name: 'Short selling and leverage On' }).click()
    await page.getByRole('button', { name: 'Switch off margin' }).click()
    await expect.element(page.getByRole('radio', { name: 'Sell short' })).not.toBeInTheDocument()
    expect(kept.has('margin.me')).toBe(false)
  })

  it('explains margin to whom a link asks for a short sale, and lets them buy instead', async () => {
    await open({}, 'short')
    await expect.element(page.getByRole('dialog', { name: 'Short selling and leverage' })).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect.element(page.getByRole('heading', { name: 'Buy Harimau Foods' })).toBeVisible()
    expect(page.getByRole('radio', { name: 'Sell short' }).elements()).toEqual([])
  })

  it('says each sum once in the review, and the costs in one sentence; the lines and the bar on request', async () => {
    const fees = [
      { name: 'brokerage', rate: decimal('0.1'), amount: decimal('10.12') },
      { name: 'stamp-duty', rate: decimal('0.1'), amount: decimal('7.05') },
    ] as const
    const figures = { amount: decimal('7154'), feeTotal: decimal('17.17'), margin: decimal('7154') }
    const sums = { cost: decimal('7171.17'), held: decimal('7171.17'), buyingPowerAfter: decimal('2828.83') }
    await open({ preview: () => Effect.succeed(preview({ ...figures, ...sums, fees })) })
    await review().click()
    const sheet = page.getByRole('dialog')
    const costs = sheet.getByRole('button', { name: /Fees 10,12.MYR and tax 7,05.MYR: 0,24\s%/ })
    await expect.element(costs).toBeVisible()
    const said = () => document.querySelector('[role="dialog"]')!.textContent
    for (const sum of ['7.171,17', '7.154,00', '10,12', '7,05', '2.828,83', 'Harimau Foods'])
      expect(said().split(sum), sum).toHaveLength(2)
    await expect.element(sheet.getByRole('region', { name: 'What this costs you' })).not.toBeInTheDocument()
    await costs.click()
    await expect.element(sheet.getByRole('region', { name: 'What this costs you' })).toBeVisible()
    await expect.element(sheet.getByText(/Stamp duty 0,10\s%/)).toBeVisible()
  })

  it('offers a short only where it is available', async () => {
    await open(
      { detail: () => Effect.succeed(detail('open', { shorting: false, leverages: [1] })) },
      'long',
      onMargin(),
    )
    expect(page.getByRole('radio', { name: 'Sell short' }).elements()).toEqual([])
    expect(page.getByText('Leverage').elements()).toEqual([])
  })

  it.each(['ltr', 'rtl'])('has no findings by axe, read %s', async (dir) => {
    document.documentElement.dir = dir
    const { screen } = await open()
    await expect.element(page.getByText('Figures from the broker')).toBeVisible()
    const onScreen = await axe.run(screen.container)
    await review().click()
    await expect.element(page.getByRole('button', { name: 'Send order' })).toBeEnabled()
    // The sheet slides in; colours are checked once it has stopped.
    await eventually(() => expect(document.getAnimations()).toEqual([]))
    const sheet = await axe.run(document.querySelector('[role="dialog"]')!)
    expect([...onScreen.violations, ...sheet.violations].map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
})

describe('an instrument that is only quoted', () => {
  it('says that it cannot be traded, in place of a form', async () => {
    const known = { ...detail('open', { tradable: false, saleWait: 0 }), name: 'KLCI', code: 'MY0101' }
    const { app } = desk({ detail: () => Effect.succeed(known) }, { quotes: { batch: () => Effect.never } })
    await mountScreen(app, '/quotes/infoBuy', InfoBuy, { code: 'MY0101' })
    await expect.element(page.getByText('Quoted for information. It cannot be traded.')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'KLCI' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Quote and chart' }))
      .toHaveAttribute('href', '/quotes/info?code=MY0101')
    await expect.element(review()).not.toBeInTheDocument()
  })

  it('says no wait before a sale where there is none', async () => {
    await open({ detail: () => Effect.succeed(detail('open', { sale: 'T+0', saleWait: 0 })) })
    await expect.element(page.getByText(/You can sell 0/)).not.toBeInTheDocument()
  })
})
