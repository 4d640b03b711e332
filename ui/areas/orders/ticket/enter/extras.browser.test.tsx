import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal } from '../../../../../domain/money/decimal.ts'
import { NOW } from '../../../../testing/now.ts'
import { ZONE } from '../../../markets/testing/listing.ts'
import { detail } from '../testing/sample.ts'
import { makeServerModel } from '../../../../app/session/server.model.ts'
import { startAllWords } from '../../../../testing/allWords.ts'
import InfoBuy from '../InfoBuy.tsx'
import { desk } from '../testing/desk.ts'
import { mountScreen } from '../../../../testing/mountScreen.tsx'

beforeAll(async () => {
  await startAllWords('us')
})
const settings = {
  title: null,
  logo: null,
  customerService: null,
  simulation: true,
  entries: new Map([
    ['margin', '1'],
    ['orderfeatures', 'protection timeinforce'],
  ]),
}

/** The ticket of an instrument at 1,54, with a stop typed that only a short position can have. */
const openWrong = async () => {
  const fake = desk(
    {},
    { quotes: { batch: () => Effect.never }, serverConfig: { settings: () => Effect.succeed(settings) } },
    new Map([['margin.me', 'on']]),
  )
  await fake.app.model(makeServerModel).load()
  await mountScreen(fake.app, '/quotes/infoBuy', InfoBuy, { code: 'MY0101', direction: 'long' })
  await line().click()
  await page.getByRole('radio', { name: 'At a price' }).click()
  await stop().fill('1,60')
  await expect.element(stop()).toHaveAccessibleDescription(/the stop must be below the current price/)
}
const line = () => page.getByRole('button', { name: 'Protect' })
const stop = () => page.getByRole('textbox', { name: 'Stop price' })
const review = () => page.getByRole('button', { name: 'Review order' })

it('a protection that stops the order comes into sight when the customer goes on', async () => {
  await openWrong()
  await line().click()
  await expect.element(stop()).not.toBeInTheDocument()
  await review().click()
  await expect.element(stop()).toBeVisible()
  await expect.element(stop()).toHaveFocus()
  expect(document.querySelector('[role="dialog"]')).toBeNull()
})

it('a protection that another direction makes right no longer stops the order, and one that it makes wrong does', async () => {
  await openWrong()
  await page.getByRole('radio', { name: 'Sell short' }).click()
  await expect.element(stop()).not.toHaveAccessibleDescription(/the stop must be below the current price/)
  await page.getByRole('radio', { name: 'Buy', exact: true }).click()
  await review().click()
  expect(document.querySelector('[role="dialog"]')).toBeNull()
  await page.getByRole('radio', { name: 'Sell short' }).click()
  await review().click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

it('what a protection risks and locks in is shown with its amount, after all fees, before the order is reviewed', async () => {
  const fake = desk(
    {},
    { quotes: { batch: () => Effect.never }, serverConfig: { settings: () => Effect.succeed(settings) } },
  )
  await fake.app.model(makeServerModel).load()
  await mountScreen(fake.app, '/quotes/infoBuy', InfoBuy, { code: 'MY0101', direction: 'long' })
  await page.getByRole('spinbutton', { name: /^Price/ }).fill('1,54')
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('1000')
  await line().click()
  await page.getByRole('radio', { name: 'At a price' }).click()
  await stop().fill('1,40')
  await page.getByRole('textbox', { name: 'Take-profit price' }).fill('1,70')
  // 1,000 at 0.14 less and at 0.16 more, and a fee of at least 8.00 for opening and for closing.
  const outcomes = page.getByRole('status').filter({ hasText: 'If the stop is reached' })
  await expect.element(outcomes).toHaveTextContent(/−156,00\sMYR.*\+144,00\sMYR/)
  // A stop on the wrong side promises nothing.
  await stop().fill('1,60')
  await expect.element(outcomes).not.toBeInTheDocument()
})

it('how long the order waits is a line of its own, and says what it means', async () => {
  const fake = desk(
    {},
    { quotes: { batch: () => Effect.never }, serverConfig: { settings: () => Effect.succeed(settings) } },
  )
  await fake.app.model(makeServerModel).load()
  await mountScreen(fake.app, '/quotes/infoBuy', InfoBuy, { code: 'MY0101', direction: 'long' })
  await page.getByRole('button', { name: 'Validity Day' }).click()
  await page.getByRole('option', { name: 'Good till cancelled' }).click()
  await expect.element(page.getByRole('button', { name: 'Validity Good till cancelled' })).toBeVisible()
  await expect.element(page.getByText('For up to 90 days.')).toBeVisible()
  await expect.element(line()).toHaveAccessibleName('Protect Stop-loss, trailing stop, take-profit')
})

it('a stop is moved on a chart by keys and by a finger, says its loss, and the most to lose gives the quantity', async () => {
  const closes = [1.5, 1.6, 1.55].map((value, day) => ({
    start: NOW - (3 - day) * 86_400_000,
    open: decimal('1.5'),
    high: decimal('1.6'),
    low: decimal('1.4'),
    close: decimal(String(value)),
    volume: decimal('0'),
    turnover: decimal('0'),
  }))
  const fake = desk(
    { preview: () => Effect.never },
    {
      quotes: { batch: () => Effect.never },
      serverConfig: { settings: () => Effect.succeed(settings) },
      instrumentDetail: {
        detail: () => Effect.succeed(detail()),
        depth: () => Effect.succeed(detail()),
        candles: () => Effect.succeed({ code: 'MY0101', zone: ZONE, candles: closes, more: false }),
      },
    },
  )
  await fake.app.model(makeServerModel).load()
  await mountScreen(fake.app, '/quotes/infoBuy', InfoBuy, { code: 'MY0101', direction: 'long' })
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('1000')
  await line().click()
  await page.getByRole('button', { name: 'Add a stop' }).click()
  const slider = page.getByRole('slider', { name: 'Stop' })
  // 5 % below 1.54: 80.00 less by the price, 16.00 for the fees of both trades.
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/1,460.MYR.*−96,00.MYR.*0,96.*%.*of your MYR assets/))
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{PageDown}{ArrowUp}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '1.36')
  await expect.element(stop()).toHaveValue('1,360')
  // Never above the price.
  for (const _ of [1, 2, 3]) await userEvent.keyboard('{PageUp}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '1.53')
  const { left, top, width } = slider.element().getBoundingClientRect()
  const finger = { pointerId: 1, bubbles: true, clientX: left + width / 2 }
  const element = slider.element()
  element.setPointerCapture = () => undefined
  element.hasPointerCapture = () => true
  element.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientY: top + 22 }))
  element.dispatchEvent(new PointerEvent('pointermove', { ...finger, clientY: top + 60 }))
  await expect.element(slider).not.toHaveAttribute('aria-valuenow', '1.53')
  await stop().fill('1,40')
  await page.getByRole('textbox', { name: 'Lose at most' }).fill('100')
  // 600 shares lose 84.00 and 16.00; 700 would lose 114.00.
  await expect.element(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('600')
  await expect.element(page.getByText('At the stop, with all fees: 600 shares')).toBeVisible()
})
