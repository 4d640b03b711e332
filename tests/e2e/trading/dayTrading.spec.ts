import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { nextMonday } from '../money/workTime.ts'
import { wordsOf } from '../support/words.ts'

test.use({ practiceMoney: { MYR: '400000.00' } })

/** Kuala Lumpur: half past ten, and the square-off a quarter of an hour before the close. */
const OPEN = 10 * 60 + 30
const SQUARE_OFF = 16 * 60 + 45

interface Instrument {
  readonly code: string
  readonly name: string
}

// The offers, the terms, a running trade and one that is over are examined for barriers in
// ui/areas/daytrade/dayTrading.browser.test.tsx.
test('a day trade: applied for, opened, counted down and squared off (ar)', async ({
  open,
  broker,
  session,
  steer,
  goOnFrom,
}) => {
  test.slow()
  const language = 'ar'
  const all = await wordsOf(language, 'daytrade', 'positions', 'markets', 'orders')
  const { daytrade, markets, orders: ticket } = all
  const { now } = await steer.get('/clock')
  await goOnFrom(nextMonday(now, OPEN))
  const mine = () => ({ token: session.now().token, account: session.now().account })
  const instruments = (await call(broker.url, '/daytrade/list', { market: 'MY' }, mine())) as readonly Instrument[]
  const { code, name } = instruments[0]!

  // An unverified customer is sent to the verification; without approval there is no link to the ticket.
  const page = await open('/home/dayTrading', { language })
  const offered = page.getByRole('list', { name: markets.marketNames.MY }).getByRole('listitem')
  await expect(page.getByRole('link', { name: markets.ways.identity })).toBeVisible()
  await expect(offered).toHaveCount(12)
  const toTicket = offered.first().getByRole('link', { name: daytrade.tradeOf.replace(/\{name[^}]*\}/, name) })
  await expect(toTicket).toHaveCount(0)
  await expectNoOverflow(page)
  await steer.post('/identity/grant', { account: mine().account, name: 'Marina Ribera' })
  await page.reload()

  // Applied for once, with its terms before the tap.
  await page.getByRole('button', { name: daytrade.apply, exact: true }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(daytrade.terms.risk)).toBeVisible()
  await sheet.getByRole('button', { name: daytrade.applyNow }).click()
  await expect(sheet.getByText(daytrade.appliedDone, { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: daytrade.close, exact: true }).last().click()
  await page.getByRole('tab', { name: daytrade.tabs.applied }).click()
  await expect(page.getByText(daytrade.standings['under-review'], { exact: true })).toBeVisible()
  await expectNoOverflow(page)
  await steer.post('/daytrade/approve', { account: mine().account })
  await expect(page.getByText(daytrade.standings.approved, { exact: true })).toBeVisible({ timeout: 15_000 })
  await expectAccessible(page)

  // Bought as a day trade: the ticket shows this, and when it ends.
  await page.getByRole('tab', { name: daytrade.tabs.trade }).click()
  await toTicket.click()
  await expect(page.getByText(all.markets.dayTrade.title, { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: all.markets.orderTypes.market }).click()
  await expect(page.getByText(/16:45/).first()).toBeVisible()
  await expect(page.getByText(ticket.risk.anyTime)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: ticket.review, exact: true }).click()
  await expect(sheet.getByText(ticket.facts.untilSquareOff)).toBeVisible()
  await sheet.getByRole('button', { name: ticket.send }).click()
  await expect(sheet.getByRole('status').getByText(all.markets.orderStates.filled, { exact: true })).toBeVisible()

  // In progress, with its remaining time.
  await page.goto(`${broker.url}/#/home/dayTrading?tab=progress`)
  const running = page.getByRole('list', { name: daytrade.tabs.progress }).getByRole('listitem')
  await expect(running).toHaveCount(1)
  await expect(running.getByRole('timer')).toHaveText(/^[56]:\d\d:\d\d$/)
  await expectNoOverflow(page)

  // The position shows that it is a day trade, and when it ends.
  await page.goto(`${broker.url}/#/position/index?tab=holdings`)
  const held = page.getByRole('list', { name: all.positions.tabs.holdings }).getByRole('listitem')
  await expect(held).toContainText(all.markets.dayTrade.title)
  await expect(held).toContainText('16:45')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await held.getByRole('link').click()
  await expect(page.getByRole('timer', { name: all.markets.dayTrade.untilSquareOff })).toHaveText(/^[56]:\d\d:\d\d$/)
  await expect(page.getByText(/16:45/).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // It is squared off when its time comes.
  const today = new Date((await steer.get('/clock')).now)
  await goOnFrom(new Date(nextMonday(new Date(today.getTime() - 3 * 86_400_000).toISOString(), SQUARE_OFF)))
  await steer.post('/trading/sweep')
  await open('/home/dayTrading?tab=progress', { language })
  await expect(page.getByText(daytrade.noProgress)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('tab', { name: daytrade.tabs.details }).click()
  const over = page.getByRole('list', { name: daytrade.tabs.details }).getByRole('listitem')
  await expect(over).toHaveCount(1)
  await expect(over).toContainText(daytrade.squaredOff)
  await over.getByRole('button').click()
  await expect(sheet.getByText(daytrade.endedAtSquareOff)).toBeVisible()
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: daytrade.tabs.applied }).click()
  const orders = page.getByRole('list', { name: daytrade.recentOrders }).getByRole('listitem')
  await expect(orders).toHaveCount(2)

  // From now on none can be opened, and the ticket shows the reason.
  await page.goto(`${broker.url}/#/quotes/infoBuy?code=${code}&daytrade=1`)
  const { server } = await wordsOf(language, 'server')
  await expect(page.getByText(server['day-trading-over'])).toBeVisible()
})

test('a pending order leads to Applied, and is cancelled there', async ({ open, broker, session, steer, goOnFrom }) => {
  const {
    daytrade,
    markets,
    positions,
    server,
    orders: ticket,
  } = await wordsOf('us', ...(['daytrade', 'markets', 'positions', 'server', 'orders'] as const))
  const { now } = await steer.get('/clock')
  await goOnFrom(nextMonday(now, OPEN))
  const mine = () => ({ token: session.now().token, account: session.now().account })
  const [instrument] = (await call(broker.url, '/daytrade/list', { market: 'MY' }, mine())) as readonly Instrument[]
  const { rules } = (await call(broker.url, '/quotes/info', { code: instrument!.code }, mine())) as {
    rules: { lowerlimit: string }
  }
  const toTicket = `/quotes/infoBuy?code=${instrument!.code}&daytrade=1`

  // Without the facility the ticket shows this, and links to the application.
  const page = await open(toTicket, { language: 'us' })
  await expect(page.getByText(server['day-trading-not-approved'])).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: markets.ways.dayTrading }).click()
  await expect(page.getByRole('tab', { name: daytrade.tabs.applied, selected: true })).toBeVisible()
  await expect(page.getByRole('link', { name: markets.ways.identity })).toBeVisible()
  await steer.post('/daytrade/approve', { account: mine().account })

  await page.goto(`${broker.url}/#${toTicket}`)
  await page.getByLabel(ticket.price.replace('{currency:string}', 'MYR')).fill(rules.lowerlimit.replace('.', ','))
  await page.getByRole('button', { name: ticket.review, exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: ticket.send }).click()
  await expect(sheet.getByText(ticket.dayTradeResult.accepted)).toBeVisible()
  await sheet.getByRole('link', { name: ticket.toOrders }).click()
  await expect(page.getByRole('tab', { name: daytrade.tabs.applied, selected: true })).toBeVisible()
  const orders = page.getByRole('list', { name: daytrade.recentOrders }).getByRole('listitem')
  await expect(orders).toContainText(markets.orderStates.pending)
  await orders.getByRole('button', { name: positions.cancelOrder }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: positions.cancelOrder }).click()
  await expect(orders).toContainText(markets.orderStates.cancelled)
  await expect(orders.getByRole('button', { name: positions.cancelOrder })).toHaveCount(0)
})
