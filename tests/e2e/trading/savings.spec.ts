import { readFile } from 'node:fs/promises'
import { call } from '../../demoCustomer.ts'
import { nextMonday } from '../money/workTime.ts'
import { expect, expectAccessible, expectNoOverflow, goTo, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

/** Kenalis Bank in Kuala Lumpur, in lots of 100, at 4.00: a thousand ringgit pay for two lots. */
const BANK = '96038'
const [SECOND, DAY] = [1_000, 86_400_000]

// Enough for one purchase, too little for a second one.
test.use({ practiceMoney: { MYR: '1500.00' } })

interface Plans {
  readonly list: ReadonlyArray<{ readonly amount: string; readonly fees: string; readonly state: string }>
  readonly plan: { readonly rest: string; readonly paid: string; readonly nexttime: number }
}

/** An amount as the app writes it. */
const shown = (amount: number): string => amount.toLocaleString('de-DE', { minimumFractionDigits: 2 })

test('a savings plan is started, paused and resumed, buys at the opening, is skipped for lack of money, and is ended', async ({
  broker,
  goOnFrom,
  open,
  page,
  session,
  steer,
}) => {
  test.setTimeout(150_000)
  const {
    home,
    quotes,
    savings: words,
    statement,
    records,
  } = await wordsOf('us', 'home', 'quotes', 'savings', 'statement', 'records')
  const ask = async <T>(path: string, body: Record<string, string> = {}): Promise<T> => {
    const { account, token } = session.now()
    return (await call(broker.url, path, body, { account, token })) as T
  }
  const plan = async (): Promise<Plans & { readonly id: string }> => {
    const [{ id } = { id: '' }] = await ask<ReadonlyArray<{ readonly id: string }>>('/plan/list')
    return { id, ...(await ask<Plans>('/plan/info', { id })) }
  }
  /** Ten seconds before the next purchase; the clock stands. */
  const toOpening = async (opening: number) => {
    await goOnFrom(new Date(opening - 60 * SECOND))
    await steer.post('/clock', { to: new Date(opening - 10 * SECOND).toISOString(), rate: 0 })
    await steer.post('/jobs/run', {})
  }
  /** The market opens: the plan orders, the book fills, and the plan takes what it cost. */
  const opens = async () => {
    const pass = async (advanceMilliseconds: number) => {
      await steer.post('/clock', { advanceMilliseconds })
      await steer.post('/trading/sweep', {})
      await steer.post('/jobs/run', {})
    }
    await pass(10 * SECOND)
    await pass(SECOND)
    // The broker's own jobs run beside those of the test, so the outcome may be taken a little later.
    const outcome = async () => {
      await pass(4 * SECOND)
      return (await plan()).list.at(0)?.state
    }
    await expect.poll(outcome).not.toBe('ordered')
  }

  /** The page of the plan, once it hears what the server tells. */
  const watch = async () => {
    const { id } = await plan()
    const stream = page.waitForResponse(/\/live\/stream/)
    await open(`/home/plans?id=${id}`, { language: 'us' })
    await stream
  }

  const { now } = await steer.get('/clock')
  const monday = nextMonday(now, 10 * 60)
  await goOnFrom(monday)
  await steer.post('/market/price', { code: BANK, price: '4.00' })

  await test.step('home leads to a new plan of a share', async () => {
    await open('/home/index', { language: 'us' })
    await page.getByRole('link', { name: home.savingsPlans }).click()
    await expect(page.getByText(words.none)).toBeVisible()
    await page.getByRole('link', { name: words.choose }).click()
    await page.getByLabel(quotes.searchLabel).fill(BANK)
    await page.getByRole('list', { name: quotes.hits }).getByRole('link').first().click()
    await page.getByRole('link', { name: quotes.savingsPlan }).click()
    await page.getByRole('textbox', { name: words.sum }).fill('1000')
    await page.getByRole('radio', { name: words.rhythms.weekly }).click()
    await page.getByRole('button', { name: new RegExp(`^${words.day}`) }).click()
    await page.getByRole('dialog').getByRole('option', { name: 'Wednesday' }).click()
    await expect(page.getByText(words.cost)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.review }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(/1\.000,00.MYR a week/)).toBeVisible()
    await sheet.getByRole('button', { name: words.startNow }).click()
    await expect(sheet.getByText(words.started)).toBeVisible()
    await sheet.getByRole('link', { name: words.toPlan }).click()
    await expect(page.getByText(words.noPurchases)).toBeVisible()
  })

  const first = (await plan()).plan.nexttime
  await test.step('paused over its day it buys nothing, and resumed it goes on a week later', async () => {
    const turn = async (button: string, title: string, done: string) => {
      await page.getByRole('button', { name: button, exact: true }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: title }).click()
      await expect(sheet.getByText(done)).toBeVisible()
      await sheet.getByRole('button', { name: words.close }).last().click()
    }
    await turn(words.pause, words.turns.paused.title, words.turns.paused.done)
    await toOpening(first)
    await opens()
    const { id } = await plan()
    await open(`/home/plans?id=${id}`, { language: 'us' })
    await expect(page.getByText(words.noPurchases)).toBeVisible()
    await turn(words.resume, words.turns.active.title, words.turns.active.done)
    expect((await plan()).plan.nexttime).toBe(first + 7 * DAY)
  })

  await test.step('at the opening it buys two lots, and the open screen shows it by itself', async () => {
    await toOpening(first + 7 * DAY)
    await watch()
    await expect(page.getByText(words.noPurchases)).toBeVisible()
    await opens()
    expect((await plan()).list).toMatchObject([{ state: 'bought', quantity: '200' }])
    const rows = page.getByRole('list', { name: words.purchases }).getByRole('listitem')
    await expect(rows.filter({ hasText: '200 shares bought' })).toHaveCount(1)
  })

  const bought = await plan()
  const [{ amount, fees } = { amount: '', fees: '' }] = bought.list
  const cost = Number(amount) + Number(fees)
  await test.step('what it cost is in its rest, in the wallet and in the statement, to the cent', async () => {
    expect(bought.plan).toMatchObject({ paid: cost.toFixed(2), rest: (1000 - cost).toFixed(2) })
    await expect(page.getByText(`${shown(cost)}\u00a0MYR`).first()).toBeVisible()
    await goTo(page, '/mine/statement')
    const article = page.getByRole('article')
    await expect(article.getByText(statement.closing).first()).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: records.download }).click()
    const rows = (await readFile(await (await saved).path(), 'utf8')).split('\r\n').map((row) => row.split(','))
    const closing = rows.find(([, currency, kind]) => currency === 'MYR' && kind === statement.closing)
    expect(closing?.[7]).toBe((1500 - cost).toFixed(2))
    expect(rows.some((row) => row.includes(BANK))).toBe(true)
    const wallets = JSON.stringify(await ask('/funds/wallets'))
    expect(wallets).toContain(`"balance":"${(1500 - cost).toFixed(2)}"`)
  })

  await test.step('too little money: the period is skipped and says why', async () => {
    await toOpening(first + 14 * DAY)
    await watch()
    await opens()
    const rows = page.getByRole('list', { name: words.purchases }).getByRole('listitem')
    await expect(rows.first()).toContainText(words.purchaseStates.skipped)
    expect((await plan()).plan.rest).toBe(bought.plan.rest)
  })

  await test.step('it is ended', async () => {
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: words.end, exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: words.turns.ended.title }).click()
    await expect(sheet.getByText(words.turns.ended.done)).toBeVisible()
  })
  for (const path of ['/audit', '/trading/audit'] as const) expect(await steer.get(path)).toEqual({ problems: [] })
})
