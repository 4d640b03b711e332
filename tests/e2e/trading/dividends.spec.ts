import { randomUUID } from 'node:crypto'
import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, goTo, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

/** Kenalis Bank in Kuala Lumpur, on a Tuesday at ten. */
const BANK = '96038'
const OPEN = new Date('2026-01-13T02:00:00Z')
const EX_DATE = new Date('2026-01-15T02:00:00Z')
const PAY_DATE = new Date('2026-01-20T02:00:00Z')

let before = ''
test.beforeEach(async ({ steer }) => {
  before = (await steer.get('/clock')).now
})
// The next test of this worker expects the real time.
test.afterEach(async ({ steer }) => {
  await steer.post('/clock', { to: before, rate: 1 })
})

/** The dividend is known by its amount: dividends of the market may be listed too. */
const PER_SHARE = '0.0451'

test('home leads to the dividends, where one is announced, fixed and paid (ar)', async ({
  broker,
  goOnFrom,
  open,
  session,
  steer,
}) => {
  const language = 'ar'
  const [shown, net] = ['0,0451', '13,53']
  const { dividends, home, records } = await wordsOf(language, 'dividends', 'home', 'records')
  await goOnFrom(OPEN)
  const page = await open('/home/index', { language })
  await page.getByRole('link', { name: home.toDividends }).click()
  await expect(page).toHaveURL(/#\/home\/dividend/)
  await expect(page.getByRole('heading', { name: dividends.title })).toBeVisible()
  await expect(page.getByText(dividends.noneUpcoming)).toBeVisible()
  await expectAccessible(page)

  const { account, token } = session.now()
  const buy = { code: BANK, direction: 'long', action: 'open', ordertype: 'market', quantity: '300' }
  await call(broker.url, '/trade/order', { ...buy, clientorderid: randomUUID() }, { account, token })
  const days = { exdate: '2026-01-15', paydate: '2026-01-20' }
  await steer.post('/dividends/declare', { code: BANK, pershare: PER_SHARE, ...days })
  await page.reload()
  const rows = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: net })
  await expect(rows).toContainText(dividends.states.announced)
  await rows.getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(dividends.notes.announced)
  await expect(sheet).toContainText(shown)
  await expectAccessible(page)
  await expectNoOverflow(page)

  await goOnFrom(EX_DATE)
  await steer.post('/dividends/settle')
  await open('/home/dividend', { language })
  await expect(rows).toContainText(dividends.states.fixed)

  await goOnFrom(PAY_DATE)
  await steer.post('/dividends/settle')
  await open('/home/dividend', { language })
  await page.getByRole('tab', { name: dividends.tabs.paid }).click()
  await expect(rows).toContainText(dividends.states.paid)
  await rows.getByRole('button').click()
  await expect(sheet).toContainText(dividends.notes.paid)
  await expectAccessible(page)

  await goTo(page, '/mine/transactionRecords')
  const movements = page.getByRole('listitem').filter({ hasText: records.kinds.dividend })
  await expect(movements.filter({ hasText: net })).toHaveCount(1)
  expect(await steer.get('/audit')).toEqual({ problems: [] })
})
