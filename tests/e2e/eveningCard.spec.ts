import { randomUUID } from 'node:crypto'
import { call } from '../demoCustomer.ts'
import { nextMonday } from './money/workTime.ts'
import { expect, expectAccessible, expectNoOverflow, test } from './support/fixtures.ts'
import { walkedIn, wordsOf } from './support/words.ts'

const CODE = '96115'
const QUANTITY = 1_000n
const MORNING = 10 * 60 + 30
const AFTERNOON = 16 * 60 + 30
/** Kuala Lumpur closes at 17:00. */
const EVENING = 17 * 60 + 30
const DAY = 24 * 60

/** A price with three decimals as a whole number of thousandths. */
const thousandths = (text: string): bigint => {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole) * 1_000n + BigInt(part.padEnd(3, '0').slice(0, 3))
}
/** A positive amount with two decimals, as the app writes it. */
const written = (cents: bigint): string =>
  `${String(cents / 100n).replace(/\B(?=(\d{3})+$)/g, '.')},${String(cents % 100n).padStart(2, '0')}`

let before = ''
test.beforeEach(async ({ steer }) => {
  before = (await steer.get('/clock')).now
})
// The next test of this worker expects the real time.
test.afterEach(async ({ steer }) => {
  await steer.post('/clock', { to: before, rate: 1 })
})

test('home tells the day of a market after its close, until it is dismissed', async ({
  broker,
  customer,
  goOnFrom,
  open,
  page,
  session,
  steer,
}) => {
  const texts = { es: await wordsOf('es', 'evening', 'markets'), ar: await wordsOf('ar', 'evening', 'markets') }
  const cardIn = (language: keyof typeof texts) =>
    page.locator('section').filter({ has: page.getByText(texts[language].evening.thatIsAll, { exact: true }) })
  const { now } = await steer.get('/clock')
  const at = (minutes: number) => nextMonday(now, minutes)
  const ask = (path: string, body: Record<string, string>) => {
    const { account, token } = session.now()
    return call(broker.url, path, body, { account, token })
  }
  await goOnFrom(at(MORNING))
  await steer.post('/credit', { account: customer.account, currency: 'MYR', amount: '500000' })
  const bought = { code: CODE, direction: 'long', action: 'open', ordertype: 'market', quantity: String(QUANTITY) }
  await ask('/trade/order', { ...bought, clientorderid: randomUUID() })

  // The next day: still open, so nothing is told yet.
  await goOnFrom(at(DAY + AFTERNOON))
  const quoted = async () => {
    const { list } = (await ask('/quotes/list', { codes: CODE })) as {
      list: readonly [{ nowprice: string; preclose: string }]
    }
    return list[0]
  }
  const { preclose } = await quoted()
  await steer.post('/market/price', { code: CODE, price: (Number(preclose) + 0.1).toFixed(2) })
  // The banners are omitted where they load slowly: the card's own question is what shows that home has asked.
  const early = page.waitForResponse('**/api/vue/market/list')
  await open('/home/index', { language: 'ar' })
  await (await early).finished()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(cardIn('ar')).toHaveCount(0)

  await goOnFrom(at(DAY + EVENING))
  await steer.post('/clock', { rate: 0 })
  const close = await quoted()
  const gain = ((thousandths(close.nowprice) - thousandths(close.preclose)) * QUANTITY) / 10n
  for (const language of walkedIn('ar'))
    await test.step(`all of it in ${language}`, async () => {
      await open('/home/index', { language })
      const { evening, markets } = texts[language]
      const card = cardIn(language)
      const title = evening.title.replace(/\{market.*?\}/, markets.marketNames.MY)
      await expect(card.getByRole('heading', { name: title })).toBeVisible()
      const row = card.getByRole('list', { name: evening.moved }).getByRole('listitem')
      await expect(row).toHaveCount(1)
      await expect(row).toContainText(`${gain < 0n ? '−' : '+'}${written(gain < 0n ? -gain : gain)}`)
      // All of them together are this one, and the exchange rate is told apart from the price.
      const fact = (label: string) => card.locator('dl > div').filter({ hasText: label })
      await expect(fact(evening.together)).toContainText(`${gain < 0n ? '−' : '+'}${written(gain < 0n ? -gain : gain)}`)
      await expect(fact(evening.rate.replace(/\{currency.*?\}/, 'MYR'))).toContainText('EUR')
      await expect(card.getByRole('heading', { name: evening.tomorrow })).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoOverflow(page)
      await page.setViewportSize({ width: 390, height: 844 })
    })

  // Dismissed once, it stays away at the next visit.
  const card = cardIn('ar')
  await card.getByRole('button', { name: texts.ar.evening.dismiss, exact: true }).click()
  await expect(card).toHaveCount(0)
  const asked = page.waitForResponse('**/api/vue/market/list')
  await page.reload()
  await asked
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(card).toHaveCount(0)
})
