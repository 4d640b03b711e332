import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import type { DayTrade, DayTradingStanding } from '../../../ports/Daytrade.ts'
import { type Failure, Timeout } from '../../../ports/failure.ts'
import { currentWords } from '../../i18n/words.ts'
import { englishWords } from '../../kit/gallery/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NOW } from '../../testing/now.ts'
import { TRADED } from '../markets/testing/listing.ts'
import { desk } from '../orders/ticket/testing/desk.ts'
import { position } from '../orders/ticket/testing/sample.ts'
import DayTradingScreen from './DayTradingScreen.tsx'

const HOURS = 6 * 3_600_000
const trade = (more: Partial<DayTrade>): DayTrade => ({
  ...position(),
  squareOffAt: NOW + HOURS,
  isSquaredOff: false,
  ...more,
})
const OVER = trade({ id: '7004', state: 'closed', quantity: decimal('0'), soldAt: NOW, isSquaredOff: true })

const open = async (
  language: 'us' | 'es' | 'ar',
  tab: string,
  standing: DayTradingStanding = 'approved',
  server: { failure?: Failure } = {},
) => {
  await startAllWords(language)
  document.documentElement.lang = language === 'us' ? 'en' : language
  const identity = { state: 'verified', name: '', idNumber: '', front: null, back: null, rejection: null } as const
  const { app } = desk(
    {},
    {
      quotes: { batch: () => Effect.never },
      markets: { list: () => Effect.succeed([]) },
      identity: { record: () => Effect.succeed({ ...identity, submittedAt: null, reviewedAt: null }) },
      dayTrading: {
        facility: () =>
          Effect.suspend(() =>
            server.failure
              ? Effect.fail(server.failure)
              : Effect.succeed({ standing, appliedAt: null, approvedAt: null, minutes: 15 }),
          ),
        instruments: () =>
          Effect.succeed([
            {
              ...TRADED,
              price: decimal('1.54'),
              previousClose: decimal('1.52'),
              isOpen: true,
              squareOffAt: NOW + HOURS,
            },
          ]),
        orders: () => Effect.succeed({ list: [], next: null }),
        trades: ({ which }) => Effect.succeed({ list: [which === 'held' ? trade({}) : OVER], next: null }),
      },
    },
  )
  await mountScreen(app, '/home/dayTrading', DayTradingScreen, { tab })
}

it.each(['us', 'es'] as const)(
  'the application shows its terms before the tap, and its state (%s)',
  async (language) => {
    await open(language, 'trade', 'not-applied')
    const { daytrade, markets } = currentWords()
    const offered = page.getByRole('list', { name: markets.marketNames.MY() }).getByRole('listitem')
    await expect.element(offered).toBeVisible()
    const toTicket = offered.getByRole('link', { name: daytrade.tradeOf({ name: TRADED.name }) })
    expect(toTicket.elements()).toEqual([])
    await expectNoBarriers()
    await page.getByRole('button', { name: daytrade.apply(), exact: true }).click()
    await expect.element(page.getByRole('dialog').getByText(daytrade.terms.risk())).toBeVisible()
    await expectNoBarriers()
  },
)

it('shows that the permission could not be loaded, and loads it again', async () => {
  const server: { failure?: Failure } = { failure: new Timeout({ millis: 20_000 }) }
  await open('us', 'trade', 'not-applied', server)
  const { daytrade } = currentWords()
  await expect.element(page.getByText(daytrade.facilityFailed())).toBeVisible()
  delete server.failure
  await page.getByRole('button', { name: englishWords.retry }).click()
  await expect.element(page.getByRole('button', { name: daytrade.apply(), exact: true })).toBeVisible()
})

it('the time left begins where its label does, from right to left too', async () => {
  document.documentElement.dir = 'rtl'
  await open('ar', 'trade')
  const label = page.getByText(currentWords().markets.dayTrade.untilSquareOff(), { exact: true })
  await expect.element(label).toBeVisible()
  const left = page.getByRole('timer').first().element().getBoundingClientRect()
  expect(left.right).toBeCloseTo(label.element().getBoundingClientRect().right, 0)
  expect(left.width).toBeLessThan(label.element().getBoundingClientRect().width)
})

it.each(['us', 'es'] as const)('a running trade counts down (%s)', async (language) => {
  await open(language, 'progress')
  const { daytrade } = currentWords()
  const running = page.getByRole('list', { name: daytrade.tabs.progress() }).getByRole('listitem')
  await expect.element(running.getByRole('timer')).toHaveTextContent(/^[56]:\d\d:\d\d$/)
  await expectNoBarriers()
})

it.each(['us', 'es'] as const)('a trade that was squared off has its details (%s)', async (language) => {
  await open(language, 'details')
  const { daytrade } = currentWords()
  const over = page.getByRole('list', { name: daytrade.tabs.details() }).getByRole('listitem')
  await expect.element(over).toHaveTextContent(daytrade.squaredOff())
  await over.getByRole('button').click()
  await expect.element(page.getByRole('dialog').getByText(daytrade.endedAtSquareOff())).toBeVisible()
  await expectNoBarriers()
})
