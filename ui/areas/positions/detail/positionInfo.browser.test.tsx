import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { NOW } from '../../../testing/now.ts'
import type { FakePorts } from '../../../testing/fakeApp.ts'
import { desk } from '../../orders/ticket/testing/desk.ts'
import { fill, placed, position, preview } from '../../orders/ticket/testing/sample.ts'
import { makePositionModel } from './position.model.ts'
import PositionInfo from './PositionInfo.tsx'

beforeAll(async () => {
  await startAllWords('us')
})

const HOUR = 3_600_000

/** 500 bought at 1,50 and sold at 1,60 a day and two hours later, with a stop that has ended. */
const CLOSED = position({
  state: 'closed',
  quantity: decimal('0'),
  closable: decimal('0'),
  cost: decimal('0'),
  averageCost: null,
  margin: decimal('0'),
  stopPrice: null,
  realisedProfit: decimal('37.5'),
  fees: decimal('12.5'),
  sellPrice: decimal('1.6'),
  boughtAt: NOW - 26 * HOUR,
  soldAt: NOW,
  protection: {
    state: 'ended',
    terms: { stop: decimal('1.4') },
    trailPrice: null,
    stopNow: decimal('1.4'),
    side: null,
    triggerPrice: null,
    triggeredAt: null,
    updatedAt: NOW,
  },
})

const open = async (answer: PositionRecord | (() => PositionRecord), orders: FakePorts['orders'] = {}) => {
  const base = desk()
  const fake = desk(
    {},
    {
      quotes: { batch: () => Effect.never },
      instrumentDetail: {
        detail: () => base.broker.detail(),
        depth: () => base.broker.detail(),
        timeShare: () => Effect.never,
        candles: () => Effect.never,
      },
      orders: { fills: () => Effect.succeed({ list: [], next: null }), preview: () => Effect.never, ...orders },
      positions: { detail: () => Effect.sync(() => (typeof answer === 'function' ? answer() : answer)) },
      serverConfig: {
        settings: () =>
          Effect.succeed({
            title: null,
            logo: null,
            customerService: null,
            simulation: true,
            entries: new Map([['orderfeatures', 'protection']]),
          }),
      },
    },
  )
  await fake.app.model(makeServerModel).load()
  const screen = await mountScreen(fake.app, '/position/info', PositionInfo, { id: '7003' })
  return { ...fake, container: screen.container }
}

describe('a closed position', () => {
  it('tells its result, its per cent, how long it was held and its fees', async () => {
    await open(CLOSED)
    await expect.element(page.getByText('+5,00\u00a0%')).toBeVisible()
    await expect.element(page.getByText('Time held')).toBeVisible()
    await expect.element(page.getByText('1 day, 2 hours')).toBeVisible()
    await expect.element(page.getByText('12,50').first()).toBeVisible()
  })

  it('shows no market state, no dead stop and no zeros', async () => {
    const { container } = await open(CLOSED)
    await expect.element(page.getByText('Time held')).toBeVisible()
    await expect.element(page.getByText('Status').first()).toBeVisible()
    expect(container.textContent).not.toMatch(/Market open|1,400/)
    const zeros = [...container.querySelectorAll('dd')].filter(({ textContent }) =>
      /^[+−]?0(,0+)?\s?\w*$/.test(textContent ?? ''),
    )
    expect(zeros.map(({ textContent }) => textContent)).toEqual([])
  })
})

it('shows no figure twice: what the head has is left out of the details', async () => {
  const { container } = await open(position({ averageCost: decimal('1.5'), cost: decimal('750') }))
  await expect.element(page.getByText('Order number')).toBeVisible()
  const names = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(names).toEqual(expect.arrayContaining(['Quantity', 'Cost per unit', 'Market value', 'Original margin']))
  expect(names).toHaveLength(new Set(names).size)
})

it('calls the state of the market by its name where a position is held', async () => {
  await open(position())
  await expect.element(page.getByText('Market open')).toBeVisible()
})

it('dims the review of a sale while nothing can be sold yet, and offers it from then on', async () => {
  let closable = decimal('0')
  const locked = () =>
    position({
      closable,
      ...(closable.value === 0n && { sellableFrom: NOW + 600_000, lockReason: 'sell-blocked-15-minutes' }),
    })
  const { app } = await open(locked)
  await page.getByRole('button', { name: 'Close long' }).click()
  const review = page.getByRole('button', { name: 'Review order' })
  await expect.element(review).toBeDisabled()
  closable = decimal('500')
  await app.model(makePositionModel).refresh()
  await expect.element(review).toBeEnabled()
})

describe('the receipt of a close', () => {
  /** Sends the close that the form proposes. */
  const close = async () => {
    await page.getByRole('button', { name: 'Close long' }).click()
    await page.getByRole('button', { name: 'Review order' }).click()
    const send = page.getByRole('button', { name: 'Send order' })
    await expect.element(send).toBeEnabled()
    await send.click()
  }
  const sold = { action: 'close', quantity: decimal('500'), positionId: '7003' } as const

  it.each([
    ['37.5', 'You made +37,50\u00a0MYR (+5,00\u00a0%).'],
    ['-15', 'You lost 15,00\u00a0MYR (−2,00\u00a0%).'],
  ])('says what it brought, beside the expected price, and leads on: %s', async (profit, said) => {
    let isSold = false
    const filled = placed('filled', {
      ...sold,
      type: 'market',
      price: null,
      filled: decimal('500'),
      averagePrice: decimal('1.53'),
    })
    await open(() => (isSold ? CLOSED : position()), {
      preview: () => Effect.succeed(preview()),
      place: () =>
        Effect.sync(() => {
          isSold = true
          return filled
        }),
      byId: () => Effect.succeed(filled),
      fills: ({ orderId }) =>
        Effect.succeed({ list: orderId === '5012' ? [fill({ profit: decimal(profit) })] : [], next: null }),
    })
    await close()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet.getByText(`Sold 500 shares of Harimau Foods. ${said}`)).toBeVisible()
    await expect.element(sheet.getByText('Expected price')).toBeVisible()
    await expect.element(sheet.getByText('1,540', { exact: true })).toBeVisible()
    await expect
      .element(sheet.getByRole('link', { name: 'Buy again' }))
      .toHaveAttribute('href', '/quotes/infoBuy?code=MY0101&direction=long')
  })

  it('gives the limit of an order as its limit, not as what was expected', async () => {
    const filled = placed('filled', { ...sold, filled: decimal('500'), averagePrice: decimal('1.55') })
    await open(position(), {
      preview: () => Effect.succeed(preview()),
      place: () => Effect.succeed(filled),
      byId: () => Effect.succeed(filled),
    })
    await close()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet.getByText('Limit price')).toBeVisible()
    await expect.element(sheet.getByText('1,540', { exact: true })).toBeVisible()
    expect(sheet.getByText('Expected price').elements()).toEqual([])
  })

  it('calls a close that waits a sell order that was submitted', async () => {
    const waits = placed('pending', sold)
    await open(position(), {
      preview: () => Effect.succeed(preview()),
      place: () => Effect.succeed(waits),
      byId: () => Effect.succeed(waits),
    })
    await close()
    await expect.element(page.getByRole('dialog', { name: 'Sell order submitted' })).toBeVisible()
  })
})
