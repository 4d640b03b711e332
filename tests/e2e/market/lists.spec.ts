import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const TIMBER = { code: '96115', name: 'Jelintang Timber Berhad' }
const PLANTATIONS = { code: '96010', name: 'Serimba Plantations Berhad' }
const MARINE = { code: '96171', name: 'Dahlimar Marine Berhad' }

const filled = (words: string, values: Readonly<Record<string, string>>) =>
  words.replace(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => values[name] ?? '')

test('the watchlist has further lists, with their own names and orders (ar)', async ({
  broker,
  customer,
  open,
  page: browser,
}) => {
  const language = 'ar'
  const { lists, quotes } = await wordsOf(language, 'lists', 'quotes')
  const ask = (path: string, body: Record<string, string> = {}) =>
    call(broker.url, path, body, { token: customer.token, account: customer.account })
  const codes = [TIMBER, PLANTATIONS, MARINE].map(({ code }) => code)
  await ask('/quotes/watchadd', { codes: codes.join(), requestid: crypto.randomUUID() })
  const server = async () => ((await ask('/quotes/watchlist')) as { code: string }[]).map(({ code }) => code)
  const calls: string[] = []
  browser.on('request', (request) => calls.push(new URL(request.url()).pathname))

  const page = await open('/quotes/index', { language })
  const rows = page.getByRole('list', { name: quotes.watchlist })
  await expect(rows.getByRole('listitem')).toHaveCount(3)
  const sheet = page.getByRole('dialog')
  const make = async (name: string) => {
    await page.getByRole('button', { name: quotes.ownLists, exact: true }).click()
    await sheet.getByLabel(lists.newName).fill(name)
    await sheet.getByRole('button', { name: lists.create, exact: true }).click()
  }
  calls.length = 0

  // A list with two of the three, and a name that cannot be used twice.
  await make('Madera')
  await expect(sheet.getByRole('group', { name: 'Madera' })).toBeFocused()
  await sheet.getByRole('checkbox', { name: new RegExp(TIMBER.code) }).check()
  await sheet.getByRole('checkbox', { name: new RegExp(MARINE.code) }).check()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await make(' madera ')
  await expect(sheet.getByText(lists.problems.taken)).toBeVisible()
  await sheet.getByLabel(lists.newName).fill('Renta')
  await sheet.getByRole('button', { name: lists.create, exact: true }).click()
  await page.keyboard.press('Escape')

  // The chips choose; the order of a list is its own, also after a reload, and the server's stays.
  const chip = (name: string) => page.getByRole('radiogroup', { name: quotes.ownLists }).getByRole('radio', { name })
  await chip('Renta').click()
  await expect(page.getByText(quotes.emptyList)).toBeVisible()
  await chip('Madera').click()
  const listed = page.getByRole('list', { name: 'Madera' })
  const expectOrder = (...names: string[]) =>
    expect
      .poll(() => listed.getByRole('listitem').allTextContents())
      .toEqual(names.map((name) => expect.stringContaining(name)))
  await expectOrder(MARINE.name, TIMBER.name)
  await page.getByRole('button', { name: quotes.edit, exact: true }).click()
  await page.getByRole('button', { name: filled(quotes.moveUp, { name: TIMBER.name }), exact: true }).click()
  await page.getByRole('button', { name: quotes.done, exact: true }).click()
  await expectOrder(TIMBER.name, MARINE.name)
  expect(calls.filter((path) => /watch(add|remove|order)$/.test(path))).toEqual([])
  await page.reload()
  await expectOrder(TIMBER.name, MARINE.name)
  expect(await server()).toEqual(codes)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)

  // Lists are moved, removed, and restored to their place.
  await page.getByRole('button', { name: quotes.ownLists, exact: true }).click()
  const all = sheet.getByRole('list', { name: quotes.ownLists })
  const order = () => all.getByRole('listitem').allTextContents()
  await all.getByRole('button', { name: filled(quotes.moveDown, { name: 'Madera' }), exact: true }).click()
  await expect.poll(order).toEqual([expect.stringContaining('Renta'), expect.stringContaining('Madera')])
  await expectNoOverflow(page)
  // The keyboard goes into a list, stays there when it is renamed, and comes back to its row.
  const row = (name: string) => all.getByRole('button', { name: new RegExp(`^${name}`) })
  await row('Madera').press('Enter')
  await sheet.getByRole('textbox', { name: lists.name }).fill('Bosque')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('group', { name: 'Bosque' })).toBeFocused()
  await sheet.getByRole('textbox', { name: lists.name }).fill('Madera')
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: lists.back }).press('Enter')
  await expect(row('Madera')).toBeFocused()
  await all.getByRole('button', { name: filled(quotes.remove, { name: 'Madera' }), exact: true }).click()
  await expect.poll(order).toEqual([expect.stringContaining('Renta')])
  await sheet.getByRole('button', { name: quotes.undo, exact: true }).click()
  await expect.poll(order).toEqual([expect.stringContaining('Renta'), expect.stringContaining('Madera')])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectOrder(TIMBER.name, MARINE.name)

  // From the page of an instrument.
  await page.goto(`${broker.url}/#/quotes/info?code=${PLANTATIONS.code}`)
  await page.getByRole('button', { name: lists.inNone }).click()
  await sheet.getByRole('checkbox', { name: 'Renta' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: new RegExp(`${lists.here}.*Renta`) })).toBeVisible()
})

test('a shared list is shown before it is added, and instruments that are not offered are left out', async ({
  broker,
  customer,
  open,
}) => {
  const { lists, quotes } = await wordsOf('us', 'lists', 'quotes')
  const watched = async () =>
    (
      (await call(broker.url, '/quotes/watchlist', {}, { token: customer.token, account: customer.account })) as {
        code: string
      }[]
    ).map(({ code }) => code)
  const shared = `/quotes/index?list=Wood+%26+sea&codes=${TIMBER.code},NOSUCH,${MARINE.code},<b>`
  const page = await open(shared, { language: 'us' })
  const sheet = page.getByRole('dialog', { name: filled(lists.sharedTitle, { name: 'Wood & sea' }) })
  const rows = sheet.getByRole('list', { name: lists.instruments }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(TIMBER.name)
  await expect(sheet.getByText(/^1 instrument is not offered/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: lists.notNow }).click()
  await expect(page).toHaveURL(/#\/quotes\/index$/)
  await expect(sheet).toHaveCount(0)
  expect(await watched()).toEqual([])

  // Escape and Back put it off as well: the same address shows it again in this tab.
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.goto(`${broker.url}/#${shared}`)
    await expect(rows).toHaveCount(2)
    await close()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/#\/quotes\/index$/)
  }
  // A link that is followed meanwhile leads where it says.
  await page.goto(`${broker.url}/#${shared}`)
  await expect(rows).toHaveCount(2)
  await page.evaluate(() => (location.hash = '#/news/index'))
  await expect(page.locator('main[data-path="/news/index"]')).toBeVisible()
  await expect(page).toHaveURL(/#\/news\/index$/)

  // A reload would close the sheet, as every overlay.
  await page.goto(`${broker.url}/#${shared}`)
  await sheet.getByRole('button', { name: lists.add, exact: true }).click()
  await expect(sheet).toHaveCount(0)
  const listed = page.getByRole('list', { name: 'Wood & sea' }).getByRole('listitem')
  await expect(listed).toHaveCount(2)
  await expect(listed.first()).toContainText(TIMBER.name)
  expect(await watched()).toEqual([TIMBER.code, MARINE.code])

  // Opened once more, it is not added a second time.
  await page.goto(`${broker.url}/#${shared}`)
  await sheet.getByRole('button', { name: lists.add, exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('radiogroup', { name: quotes.ownLists }).getByRole('radio')).toHaveCount(2)

  // Its own link leads back to the same list.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: quotes.ownLists, exact: true }).click()
  const own = page.getByRole('dialog')
  await own.getByRole('button', { name: /^Wood & sea/ }).click()
  await own.getByRole('button', { name: lists.copy }).click()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  const parameters = new URLSearchParams(link.hash.split('?')[1])
  expect([parameters.get('list'), parameters.get('codes')]).toEqual(['Wood & sea', `${TIMBER.code},${MARINE.code}`])
})
