import { call, login } from '../../demoCustomer.ts'
import { callsUnderWay, isStream, untilAnswered } from '../support/calls.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { moves, watchMoves } from '../support/moves.ts'
import { wordsOf } from '../support/words.ts'

/** The screens of a usual visit, one after the other; a position is the first of the list before it. */
const WALK = [
  '/home/index',
  '/position/index?tab=holdings',
  '/position/info',
  '/position/index?tab=pending',
  '/quotes/info?code=96115',
  '/quotes/infoBuy?code=96115&direction=long',
  '/quotes/index',
  '/news/index',
  '/home/newShare',
  '/position/index?tab=exchange',
  '/mine/stored',
  '/mine/withdraw',
  '/home/plans',
  '/mine/index',
]

/** In milliseconds, one answer after the other: those of a screen come in another order than they were asked for. */
const LATE = [450, 150, 350, 250, 550]

const figure = (text: string) => text.replaceAll('\u00a0', ' ')

test('the demo customer’s figures equal the formulas calculated by hand', async ({ page, broker, steer }) => {
  expect(broker.printed).toContain('Demo log-in    5550000001 / demo1234   (simulated prices, practice money)')
  const words = await wordsOf('us', 'account')
  const session = await login(broker.url)
  const headers = { token: session.token, account: session.account }
  // The figures calculated by hand, in cents, from the lists of the server.
  const list = async (path: string, body: Record<string, string>) =>
    Object.values((await call(broker.url, path, body, headers)) as object).filter(
      (row): row is Record<string, unknown> => typeof row === 'object',
    )
  const cents = (value: unknown) => (value === '-' || value === '' ? 0 : Math.round(Number(value) * 100))
  const tied = async (path: string, field: string, statuses: readonly number[], body: Record<string, string> = {}) =>
    (await list(path, { type: 'EUR', ...body }))
      .filter((row) => statuses.includes(Number(row['status'])))
      .reduce((sum, row) => sum + cents(row[field]), 0)

  const holdings = (await list('/trade/userstocklist', { type: 'EUR' })).filter((row) => Number(row['status']) === 0)
  const value = holdings.reduce((sum, row) => {
    const [price, quantity] = [row['nowprice'], row['stock_num']]
    return sum + (price === '-' || quantity === '-' ? 0 : Math.round(Number(price) * Number(quantity) * 100))
  }, 0)
  const frozen =
    (await tied('/trade/usernewstocklist', 'rjmoney', [1, 2])) +
    (await tied('/user/withdrawallist', 'money', [0])) +
    (await tied('/trade/userproductlist', 'money', [0])) +
    (await tied('/trade/ustockslist', 'credit', [0])) +
    value +
    (await tied('/trade/urnjylist', 'credit', [0], { buy_type: '0' }))
  const profile = (await call(broker.url, '/user/getUserinfo', {}, headers)) as { eur: string }
  const shown = (amount: number) =>
    (amount / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

  await page.addInitScript((kept) => {
    localStorage.setItem('language', 'us')
    localStorage.setItem('tokend', kept.token)
    localStorage.setItem('account', kept.account)
  }, session)
  await watchMoves(page)
  const underWay = callsUnderWay(page)
  await page.goto(`${broker.url}/#/mine/index`)
  const main = page.locator('main')
  expect(frozen).toBeGreaterThan(value)
  expect(value).toBeGreaterThan(0)
  await expect(main).toContainText(shown(frozen))
  await expect(main).toContainText(shown(value))
  await expect(main).toContainText(shown(cents(profile.eur)))
  await expect(main).toContainText(shown(cents(profile.eur) + frozen))
  await expectAccessible(page)
  expect(figure((await main.textContent()) ?? '')).not.toMatch(/NaN|undefined|null|-0,00/)
  await expect(page.getByText(words.account.realised, { exact: true })).toBeVisible()

  await test.step('nothing moves on a walk through the screens, however late their parts come', async () => {
    // Prices stand: a limit far from a price that moves gets a warning, which is no late part.
    await steer.post('/clock', { rate: 0 })
    let answers = 0
    await page.route('**/api/vue/**', async (route) => {
      if (!isStream(route.request()))
        await new Promise((answer) => setTimeout(answer, LATE[(answers += 1) % LATE.length]))
      await route.continue().catch(() => undefined)
    })
    for (const screen of WALK) {
      const [path = ''] = screen.split('?')
      const link =
        path === '/position/info' ? await page.locator(`main a[href*="${path}?"]`).first().getAttribute('href') : null
      await page.evaluate((hash) => (location.hash = hash), link?.split('#')[1] ?? screen)
      await untilAnswered(page, underWay, path)
    }
    expect(await moves(page)).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
