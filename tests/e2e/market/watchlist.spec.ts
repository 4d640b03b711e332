import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const TIMBER = { code: '96115', name: 'Jelintang Timber Berhad' }
const PLANTATIONS = { code: '96010', name: 'Serimba Plantations Berhad' }
const MARINE = { code: '96171', name: 'Dahlimar Marine Berhad' }

interface Quoted {
  readonly code: string
  readonly preclose: string
}

const named = (words: string, name: string) => words.replace('{name:string}', name)

// Recommendations: src/wholeApp/recommended.browser.test.tsx.
test('the watchlist keeps the customer’s order, sorts by change, and restores a removed instrument', async ({
  open,
  broker,
  customer,
  steer,
}) => {
  const { quotes } = await wordsOf('us', 'quotes')
  await steer.post('/market/open', { calendar: 'MY' })
  await steer.post('/clock', { rate: 0 })
  const ask = (path: string, body: Record<string, string> = {}) =>
    call(broker.url, path, body, { token: customer.token, account: customer.account })
  const codes = [TIMBER.code, PLANTATIONS.code, MARINE.code]
  await ask('/quotes/watchadd', { codes: codes.join(), requestid: crypto.randomUUID() })
  const server = async () => ((await ask('/quotes/watchlist')) as { code: string }[]).map(({ code }) => code)

  const page = await open('/quotes/index', { language: 'us' })
  const list = page.getByRole('list', { name: quotes.watchlist })
  const shown = () => list.getByRole('listitem').allTextContents()
  const expectOrder = (...names: { readonly name: string }[]) =>
    expect.poll(shown).toEqual(names.map(({ name }) => expect.stringContaining(name)))
  await expectOrder(TIMBER, PLANTATIONS, MARINE)

  // By the handle with a finger's drag, and by the buttons.
  await page.getByRole('button', { name: quotes.edit }).click()
  const handle = (await list.getByRole('listitem').first().locator('[data-handle]').boundingBox())!
  await page.mouse.move(handle.x + 20, handle.y + 20)
  await page.mouse.down()
  await page.mouse.move(handle.x + 20, handle.y + 170, { steps: 12 })
  await page.mouse.up()
  await expectOrder(PLANTATIONS, MARINE, TIMBER)
  await page.getByRole('button', { name: named(quotes.moveUp, TIMBER.name) }).click()
  await expectOrder(PLANTATIONS, TIMBER, MARINE)
  await expect.poll(server).toEqual([PLANTATIONS.code, TIMBER.code, MARINE.code])
  await page.getByRole('button', { name: named(quotes.remove, TIMBER.name) }).click()
  await expect.poll(server).toEqual([PLANTATIONS.code, MARINE.code])
  await page.getByRole('button', { name: quotes.undo }).click()
  await expect.poll(server).toEqual([PLANTATIONS.code, TIMBER.code, MARINE.code])
  await page.getByRole('button', { name: named(quotes.remove, PLANTATIONS.name) }).click()
  await expect.poll(server).toEqual([TIMBER.code, MARINE.code])
  await expectAccessible(page)
  await page.reload()
  await expectOrder(TIMBER, MARINE)

  // Falling ones are last, or first; the customer's order is restored.
  const { list: quoted } = (await ask('/quotes/list', { codes: codes.join() })) as { list: Quoted[] }
  const times = (code: string, factor: number) =>
    (Number(quoted.find((quote) => quote.code === code)?.preclose) * factor).toFixed(1)
  await steer.post('/market/price', { code: TIMBER.code, price: times(TIMBER.code, 0.75) })
  await steer.post('/market/price', { code: MARINE.code, price: times(MARINE.code, 1.25) })
  await steer.post('/clock', { advanceMilliseconds: 5_000 })
  await expect(list).toContainText(/Timber.*▼\s*−2\d.*Marine.*▲\s*\+2\d/)
  const sort = page.getByRole('button', { name: new RegExp(quotes.sortByChange) })
  await sort.click()
  await expectOrder(MARINE, TIMBER)
  await sort.click()
  await expectOrder(TIMBER, MARINE)
  await expect(page.getByRole('button', { name: quotes.sorted.rising })).toBeVisible()
})
