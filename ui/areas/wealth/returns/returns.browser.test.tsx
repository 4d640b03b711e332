import { Effect } from 'effect'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { type Failure, Unavailable } from '../../../../ports/failure.ts'
import type { Performance, PerformanceQuery } from '../../../../ports/Wealth.reports.ts'
import { useModel } from '../../../data/app/app.ts'
import { clockTime } from '../../../data/clock/format.ts'
import { currentWords, locale } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { NOW } from '../../../testing/now.ts'
import { device, quoted } from '../../quotes/testing/samples.ts'
import { makeReturnsModel } from './returns.model.ts'
import ReturnsSection from './ReturnsSection.tsx'

const zero = decimal('0')
const DAY = 86_400_000
const day = (nth: number, total: string, paidIn = '0') => ({
  at: NOW - (3 - nth) * DAY,
  growth: decimal(String(nth)),
  total: decimal(total),
  paidIn: decimal(paidIn),
  paidOut: zero,
})
const REPORT: Performance = {
  currency: 'EUR',
  from: NOW - 3 * DAY,
  to: NOW,
  gain: decimal('12.5'),
  paidIn: decimal('1000'),
  paidOut: zero,
  timeWeighted: decimal('1.25'),
  moneyWeighted: decimal('1.2'),
  fall: { share: zero, from: null, to: null },
  days: [day(0, '0'), day(1, '1000', '1000'), day(2, '1012.5')],
  flows: [{ day: '2026-01-13', paidIn: decimal('1000'), paidOut: zero }],
  positions: [{ code: 'VALDZ', name: 'Valdoria', market: 'IT', gain: decimal('12.5'), realised: zero }],
  other: zero,
  rest: zero,
  months: [
    {
      month: '2026-01',
      dividends: decimal('3'),
      lending: zero,
      rewards: zero,
      fees: decimal('1'),
      taxes: zero,
      interest: zero,
    },
  ],
  index: null,
  statements: null,
}
const KLCI = { code: 'KLCI', name: 'KLCI', days: [{ at: NOW, growth: decimal('2') }] }

/** The section where the tab of the assets shows it: once there is a report, or a failure of a server that has some. */
const Tab = () => {
  const { isOffered, open: load } = useModel(makeReturnsModel)
  useEffect(() => load(), [load])
  return useValue(isOffered) && <ReturnsSection currency="EUR" hidden={false} />
}

const open = async (
  language: 'us' | 'es' | 'ar',
  performance: (query: PerformanceQuery) => Effect.Effect<Performance, Failure>,
) => {
  await startAllWords(language)
  document.documentElement.lang = language === 'us' ? 'en' : language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const { app } = makeFakeApp({
    ...device(),
    quotes: { indices: () => Effect.succeed([quoted('KLCI', '1500', { name: 'KLCI', market: 'INDEX' })]) },
    reports: { performance },
  })
  await mountScreen(app, '/position/index', Tab, {})
}

const section = (title: string) => page.getByRole('heading', { name: title, exact: true }).query()?.closest('section')

it.each(['es', 'ar'] as const)('says how the assets did, and why (%s)', async (language) => {
  await open(language, ({ index }) => Effect.succeed({ ...REPORT, index: index === undefined ? null : KLCI }))
  const { returns: words } = currentWords()
  const terms = (title: string) => [...(section(title)?.querySelectorAll('dt') ?? [])].map((one) => one.textContent)
  await expect
    .poll(() => terms(words.title()))
    .toEqual(
      [
        words.gain(),
        words.timeWeighted(),
        words.moneyWeighted(),
        words.largestFall(),
        words.paidIn(),
        words.paidOut(),
      ].map((label) => expect.stringContaining(label)),
    )
  const contributions = page.getByRole('list', { name: words.contributions() })
  await expect.element(contributions.getByRole('listitem').first()).toHaveTextContent('VALDZ')
  const asOf = words.asOf({ time: clockTime(NOW, locale.peek().tag) })
  await expect.element(page.getByText(asOf)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: words.incomeAndCosts() })).toBeVisible()

  // Money that came in is neither profit nor loss: it has their colours nowhere.
  const paid = section(words.inAndOut())
  expect(paid?.querySelector('dd')?.textContent).toContain('+')
  expect(paid?.querySelectorAll('.text-up, .text-down')).toHaveLength(0)

  await page.getByRole('button', { name: words.asTable() }).click()
  const rows = page.getByRole('table').getByRole('row')
  await expect.element(rows.last()).toHaveTextContent('0,00')
  await expect.poll(() => rows.elements().filter(({ textContent }) => textContent.includes('+'))).not.toEqual([])
  await expect.poll(() => document.querySelectorAll('.mark-in').length).toBeGreaterThan(0)

  await page.getByRole('radio', { name: words.periods.all(), exact: true }).click()
  await page.getByRole('button', { name: words.compare() }).click()
  await page.getByRole('option', { name: 'KLCI', exact: true }).click()
  await expect.poll(() => terms(words.title())).toContainEqual(expect.stringContaining('KLCI'))
  await expectNoBarriers()
})

it('shows nothing where the server has no reports', async () => {
  const asked: PerformanceQuery[] = []
  await open('us', (query) => Effect.suspend(() => (asked.push(query), Effect.fail(new Unavailable({ status: 404 })))))
  const { returns: words } = currentWords()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect.poll(() => section(words.title())).toBeUndefined()
  expect(page.getByText(words.failed()).elements()).toEqual([])
})

it('says so where they could not be loaded at first, and asks for them again', async () => {
  let isDown = true
  await open('us', () =>
    Effect.suspend(() => (isDown ? Effect.fail(new Unavailable({ status: 503 })) : Effect.succeed(REPORT))),
  )
  const { returns: words } = currentWords()
  await expect.element(page.getByText(words.failed())).toBeVisible()
  await expectNoBarriers()
  isDown = false
  await page.getByRole('button', { name: /again|retry/i }).click()
  await expect.element(page.getByText(words.gain(), { exact: true }).first()).toBeVisible()
})
