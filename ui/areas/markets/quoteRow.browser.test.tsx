import { Effect } from 'effect'
import { Profiler, type ReactNode } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import type { Quote, QuotedInstrument } from '../../../ports/quote.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { mount } from '../../kit/testing/mount.tsx'
import { AppProvider } from '../../data/app/app.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { Offline } from '../../../ports/failure.ts'
import { DelayedNote } from './DelayedNote.tsx'
import { makeLiveQuotes } from './quotes.live.ts'
import { QuoteRow } from './QuoteRow.tsx'
import { eventually } from '../../testing/eventually.ts'

const row = (code: string, more: Partial<QuotedInstrument> = {}): QuotedInstrument => ({
  code,
  name: `Instrument ${code}`,
  chineseName: '',
  market: 'MY',
  currency: 'MYR',
  decimals: 3,
  price: decimal('1.54'),
  previousClose: decimal('1.52'),
  volume: null,
  turnover: null,
  state: 'open',
  atLimit: null,
  time: 1,
  trend: [],
  ...more,
})

/** A screen with a server that returns `quotes`. */
const screen = (children: ReactNode, quotes: () => ReadonlyArray<Quote> = () => []) => {
  const asked: Array<ReadonlyArray<string>> = []
  const { app } = makeFakeApp({
    clock: { now: () => asked.length },
    platform: { watchOnline: () => () => undefined, watchVisible: () => () => undefined },
    quotes: {
      batch: (codes) =>
        Effect.sync(() => {
          asked.push(codes)
          return { time: asked.length, quotes: quotes().filter(({ code }) => codes.includes(code)) }
        }),
    },
  })
  return { asked, app, shown: mount(<AppProvider value={app}>{children}</AppProvider>) }
}

beforeAll(async () => {
  await startAllWords('us')
})

const flashes = () => document.querySelectorAll('[data-moved]').length

it('shows name, code, market, price and change, and only unusual states', async () => {
  await screen(
    <>
      <QuoteRow instrument={row('A')} />
      <QuoteRow instrument={row('B', { state: 'halted' })} />
      <QuoteRow instrument={row('C', { atLimit: 'up' })} showMarket={false} />
      <QuoteRow instrument={row('D', { price: null })} />
    </>,
  ).shown
  await expect.element(page.getByText('Instrument A')).toBeVisible()
  expect(page.getByText('1,540').elements()).toHaveLength(3)
  expect(page.getByText('+1,32 %').elements()).toHaveLength(3)
  expect(page.getByText('Malaysia').elements()).toHaveLength(3)
  expect(page.getByText('Open').elements()).toHaveLength(0)
  for (const state of ['Halted', 'Limit up', 'No price']) await expect.element(page.getByText(state)).toBeVisible()
})

it('shows a code once where it is also the name', async () => {
  await screen(<QuoteRow instrument={row('KLCI', { name: 'KLCI', market: 'INDEX', home: 'MY' })} />).shown
  await expect.element(page.getByText('KLCI')).toBeVisible()
  expect(page.getByText('KLCI').elements()).toHaveLength(1)
  await expect.element(page.getByText('Malaysia')).toBeVisible()
})

it('highlights the changed price and renders only its figures', async () => {
  let rowDraws = 0
  const live = [row('A'), row('B')]
  const { shown, app } = screen(
    <>
      <Profiler id="A" onRender={() => (rowDraws += 1)}>
        <QuoteRow instrument={live[0]!} />
      </Profiler>
      <QuoteRow instrument={live[1]!} />
    </>,
  )
  await shown
  await expect.element(page.getByText('Instrument B')).toBeVisible()
  expect(flashes()).toBe(0)
  const box = page.getByText('Instrument B').element().getBoundingClientRect()
  const before = rowDraws
  app.model(makeLiveQuotes).learn([row('B', { price: decimal('1.56'), time: 2 })])
  await expect.element(page.getByText('1,560')).toBeVisible()
  expect(document.querySelectorAll('[data-moved=rose]')).toHaveLength(1)
  app.model(makeLiveQuotes).learn([row('B', { price: decimal('1.50'), time: 3 })])
  await expect.element(page.getByText('1,500')).toBeVisible()
  expect(document.querySelectorAll('[data-moved=fell]')).toHaveLength(1)
  // A state that changes is no movement of the price.
  app.model(makeLiveQuotes).learn([row('B', { price: decimal('1.50'), volume: decimal('9'), time: 4 })])
  expect(flashes()).toBe(1)
  const [highlighted] = document.querySelectorAll('[data-moved]')
  const look = () => {
    const { backgroundColor, color } = getComputedStyle(highlighted!)
    return { isTinted: backgroundColor !== 'rgba(0, 0, 0, 0)', color }
  }
  const ink = getComputedStyle(page.getByText('Instrument B').element()).color
  expect(look()).toEqual({ isTinted: true, color: ink })
  await expect.poll(flashes).toBe(0)
  expect(look().isTinted).toBe(false)
  expect(rowDraws).toBe(before)
  expect(page.getByText('Instrument B').element().getBoundingClientRect()).toEqual(box)
})

it('requests only visible rows, and others as they are scrolled to', async () => {
  const codes = Array.from({ length: 100 }, (_, index) => `C${index}`)
  const { asked, shown } = screen(
    <ul>
      {codes.map((code) => (
        <li key={code}>
          <QuoteRow instrument={row(code)} />
        </li>
      ))}
    </ul>,
  )
  await shown
  await eventually(() => expect(asked.at(-1)).toContain('C0'))
  expect(asked.at(-1)!.length).toBeLessThan(40)
  expect(asked.flat()).not.toContain('C99')
  page.getByText('Instrument C99').element().scrollIntoView()
  await eventually(() => expect(asked.at(-1)).toContain('C99'))
  expect(asked.at(-1)).not.toContain('C0')
})

it('stops polling when the screen is left', async () => {
  const { asked, shown } = screen(<QuoteRow instrument={row('A')} />)
  const { unmount } = await shown
  await eventually(() => expect(asked.length).toBeGreaterThan(0))
  await unmount()
  const before = asked.length
  await new Promise((resolve) => setTimeout(resolve, 1_300))
  expect(asked).toHaveLength(before)
})

it('shows since when prices are delayed once the server stops answering', async () => {
  const heardAt = Date.UTC(2026, 0, 5, 2, 32, 5)
  let answers = true
  const batch = vi.fn(() => (answers ? Effect.succeed({ time: 1, quotes: [row('A')] }) : Effect.fail(new Offline())))
  const { app } = makeFakeApp({
    clock: { now: () => (answers ? heardAt : heardAt + 20_000) },
    platform: { watchOnline: () => () => undefined, watchVisible: () => () => undefined },
    quotes: { batch: () => Effect.suspend(batch) },
  })
  await mount(
    <AppProvider value={app}>
      <DelayedNote zone="Asia/Kuala_Lumpur" />
      <QuoteRow instrument={row('A')} />
    </AppProvider>,
  )
  await expect.poll(() => batch.mock.calls.length).toBeGreaterThan(0)
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  answers = false
  await expect.element(page.getByRole('status')).toHaveTextContent('Prices not updated since 10:32:05 GMT+8')
})
