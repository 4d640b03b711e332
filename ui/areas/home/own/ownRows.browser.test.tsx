import { Effect } from 'effect'
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { type Failure, Unavailable } from '../../../../ports/failure.ts'
import type { Quote, QuotedInstrument } from '../../../../ports/quote.ts'
import { currentWords } from '../../../i18n/words.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { NOW } from '../../../testing/now.ts'
import { makeHiddenModel } from '../../../app/session/hidden.model.ts'
import { position } from '../../orders/ticket/testing/sample.ts'
import { makeWorthModel } from '../../wealth/worth.model.ts'
import { makeOwnModel } from './own.model.ts'
import { makeOwnRoom } from './ownRoom.model.ts'
import { OwnRows } from './OwnRows.tsx'

const HELD = position({
  id: 'p1',
  code: 'MY0101',
  name: 'Kenalis Bank Berhad',
  boughtAt: NOW - 3 * 86_400_000,
  quantity: decimal('500'),
  cost: decimal('500'),
  marketValue: decimal('770'),
})
const RISEN: Quote = {
  code: 'MY0101',
  price: decimal('1.54'),
  previousClose: decimal('1.50'),
  volume: null,
  turnover: null,
  state: 'open',
  atLimit: null,
  time: NOW,
}
/** It opened far above its previous close, and has fallen since: it is still a rise. */
const WATCHED: QuotedInstrument = {
  ...RISEN,
  code: 'MY0102',
  name: 'Pelanika Water Berhad',
  chineseName: '',
  market: 'MY',
  currency: 'MYR',
  decimals: 2,
  trend: [decimal('1.60'), decimal('1.58'), decimal('1.55')],
}

const show = async (
  language: 'us' | 'ar' = 'us',
  watched = [WATCHED],
  list: () => Effect.Effect<ReadonlyArray<QuotedInstrument>, Failure> = () => Effect.succeed(watched),
) => {
  await startAllWords(language)
  const { app } = makeFakeApp(
    {
      clock: { now: () => NOW },
      credentials: { current: () => ({ token: 't', account: 'me' }) },
      credit: { loans: () => Effect.succeed({ list: [], next: null }) },
      funds: { worth: () => Effect.succeed({ currency: 'MYR', at: NOW, total: decimal('900'), days: [], rates: [] }) },
      offers: { subscriptions: () => Effect.succeed({ list: [], next: null }) },
      orders: { pending: () => Effect.succeed({ list: [], next: null }) },
      positions: { list: () => Effect.succeed({ list: [HELD], next: null }) },
      quotes: { batch: () => Effect.succeed({ time: NOW, quotes: [RISEN] }) },
      watchlist: { list },
    },
    new Map([['ownRows.me', `1 ${watched.length} 0`]]),
  )
  await app.model(makeOwnRoom).look()
  const close = app.model(makeOwnModel).open()
  await app.model(makeWorthModel).load()
  await mountScreen(app, '/home/index', OwnRows, {})
  return { app, close }
}

beforeAll(() => page.viewport(390, 844))
afterEach(() => page.viewport(390, 844))

describe('own rows on home', () => {
  it.each(['us', 'ar'] as const)(
    'show the worth and what it did today, and lead to the instrument (%s)',
    async (language) => {
      const { close } = await show(language)
      const list = page.getByRole('list', { name: currentWords().home.shares() })
      const row = list.getByRole('link').first()
      await expect.element(row).toHaveTextContent('770,00')
      await expect.element(row).toHaveTextContent('500 × 1,54')
      await expect.element(row).toHaveTextContent('+20,00 MYR (+2,67 %)')
      await expect.element(row).toHaveAttribute('href', '/quotes/info?code=MY0101')
      const more = list.getByRole('link', { name: currentWords().home.buyMore({ name: HELD.name }) })
      await expect.element(more).toHaveAttribute('href', '/quotes/infoBuy?code=MY0101&direction=long')
      await expectNoBarriers()
      close()
    },
  )

  it('report a watchlist that cannot be loaded, and load it again', async () => {
    let isDown = true
    const { close } = await show('us', [WATCHED], () =>
      isDown ? Effect.fail(new Unavailable({ status: 503 })) : Effect.succeed([WATCHED]),
    )
    await expect.element(page.getByText(currentWords().markets.watchlistFailed())).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: currentWords().retry() }).click()
    const list = page.getByRole('list', { name: currentWords().home.watchlist() })
    await expect.element(list.getByRole('listitem')).toHaveTextContent(WATCHED.name)
    close()
  })

  it('hide amounts, but not what is public', async () => {
    const { app, close } = await show()
    app.model(makeHiddenModel).hidden.value = true
    const row = page.getByRole('list', { name: currentWords().home.shares() }).getByRole('link').first()
    await expect.element(row).toHaveTextContent('+2,67')
    expect(row.element().textContent).not.toMatch(/770|500|20,00/)
    close()
  })

  it('are as tall before their answers and on the narrowest phone', async () => {
    await page.viewport(320, 640)
    const { close } = await show()
    const list = page.getByRole('list', { name: currentWords().home.shares() })
    await expect.element(list.getByRole('link').first()).toHaveTextContent('+2,67')
    const room = list.element().parentElement
    expect(list.element().getBoundingClientRect().height).toBeLessThanOrEqual(60)
    expect(room?.getBoundingClientRect().height).toBe(60)
    close()
  })

  it('draw a rise from the previous close upwards, also where the day began higher', async () => {
    const { close } = await show()
    const row = page.getByRole('list', { name: currentWords().home.watchlist() }).getByRole('listitem')
    await expect.element(row).toHaveTextContent('+2,67')
    const drawn = row.element().querySelector('path')?.getAttribute('d') ?? ''
    const heights = [...drawn.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y))
    expect(heights.at(0)).toBe(Math.max(...heights))
    expect(heights.at(-1)).toBeLessThan(heights.at(0) ?? 0)
    close()
  })

  it('draw what is below the view once it is in view, and keep its room until then', async () => {
    // The shares, two watched instruments and the menu fill it.
    await page.viewport(390, 320)
    const list = page.getByRole('list', { name: currentWords().home.watchlist() })
    const drawn: Array<readonly [rows: number, height: number | undefined]> = []
    const observer = new MutationObserver(() => {
      const [found] = list.elements()
      if (found) drawn.push([found.children.length, found.parentElement?.offsetHeight])
    })
    observer.observe(document.body, { childList: true, subtree: true })
    onTestFinished(() => observer.disconnect())
    const { close } = await show(
      'us',
      ['A', 'B', 'C', 'D'].map((code) => ({ ...WATCHED, code })),
    )
    await expect.poll(() => drawn[0]?.[0]).toBe(2)
    await page.viewport(390, 844)
    await expect.poll(() => drawn.at(-1)?.[0]).toBe(4)
    expect(new Set(drawn.map(([, height]) => height))).toEqual(new Set([4 * 61 - 1]))
    close()
  })
})
