import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, goTo, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const TIMBER = { code: '96115', name: 'Jelintang Timber Berhad' }
const PLANTATIONS = { code: '96010', name: 'Serimba Plantations Berhad' }
const MARINE = { code: '96171', name: 'Dahlimar Marine Berhad' }

const filled = (words: string, values: Readonly<Record<string, string>>) =>
  words.replace(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => values[name] ?? '')

// What the sheet of the lists does: ui/areas/quotes/watchlist/lists/listsSheet.browser.test.tsx; how a shared list is put off:
// src/wholeApp/sharedList.browser.test.tsx.
test('a shared list is added, has an order of its own on the device, and is shared and filled from other screens', async ({
  broker,
  context,
  customer,
  open,
  page,
}) => {
  const { lists, quotes } = await wordsOf('us', 'lists', 'quotes')
  const ask = (path: string, body: Record<string, string> = {}) =>
    call(broker.url, path, body, { token: customer.token, account: customer.account })
  const watched = async () => ((await ask('/quotes/watchlist')) as { code: string }[]).map(({ code }) => code)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  const shared = `/quotes/index?list=Wood+%26+sea&codes=${TIMBER.code},NOSUCH,${MARINE.code},<b>`
  const sheet = page.getByRole('dialog')
  const chip = (name: string) => page.getByRole('radiogroup', { name: quotes.ownLists }).getByRole('radio', { name })
  const listed = page.getByRole('list', { name: 'Wood & sea' })
  const expectOrder = (...names: string[]) =>
    expect
      .poll(() => listed.getByRole('listitem').allTextContents())
      .toEqual(names.map((name) => expect.stringContaining(name)))

  await test.step('it is shown before it is added; what is not offered is left out', async () => {
    await open(shared, { language: 'us' })
    const offer = page.getByRole('dialog', { name: filled(lists.sharedTitle, { name: 'Wood & sea' }) })
    const rows = offer.getByRole('list', { name: lists.instruments }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(TIMBER.name)
    await expect(offer.getByText(/^1 instrument is not offered/)).toBeVisible()
    await expectAccessible(page)
    expect(await watched()).toEqual([])
    await offer.getByRole('button', { name: lists.add, exact: true }).click()
    await expect(sheet).toHaveCount(0)
    await expectOrder(TIMBER.name, MARINE.name)
    expect(await watched()).toEqual([TIMBER.code, MARINE.code])
  })

  await test.step('opened once more, it is not added a second time', async () => {
    await goTo(page, '/news/index')
    await goTo(page, shared)
    await sheet.getByRole('button', { name: lists.add, exact: true }).click()
    await expect(sheet).toHaveCount(0)
    await expect(chip('')).toHaveCount(2)
  })

  await test.step('its order is its own, also after a reload, and the server’s stays', async () => {
    calls.length = 0
    await page.getByRole('button', { name: quotes.edit, exact: true }).click()
    await page.getByRole('button', { name: filled(quotes.moveUp, { name: MARINE.name }), exact: true }).click()
    await page.getByRole('button', { name: quotes.done, exact: true }).click()
    await expectOrder(MARINE.name, TIMBER.name)
    await page.getByRole('button', { name: quotes.ownLists, exact: true }).click()
    await sheet.getByLabel(lists.newName).fill('Renta')
    await sheet.getByRole('button', { name: lists.create, exact: true }).click()
    await page.keyboard.press('Escape')
    expect(calls.filter((path) => /watch(add|remove|order)$/.test(path))).toEqual([])
    await page.reload()
    await chip('Renta').click()
    await expect(page.getByText(quotes.emptyList)).toBeVisible()
    await chip('Wood & sea').click()
    await expectOrder(MARINE.name, TIMBER.name)
    expect(await watched()).toEqual([TIMBER.code, MARINE.code])
  })

  await test.step('its own link leads back to the same list', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: quotes.ownLists, exact: true }).click()
    await sheet.getByRole('button', { name: /^Wood & sea/ }).click()
    await sheet.getByRole('button', { name: lists.copy }).click()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    const parameters = new URLSearchParams(link.hash.split('?')[1])
    expect([parameters.get('list'), parameters.get('codes')]).toEqual(['Wood & sea', `${MARINE.code},${TIMBER.code}`])
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoOverflow(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expectNoOverflow(page)
  })

  await test.step('an instrument is put into a list on its own page', async () => {
    await goTo(page, `/quotes/info?code=${PLANTATIONS.code}`)
    await page.getByRole('button', { name: lists.inNone }).click()
    const box = sheet.getByRole('checkbox', { name: 'Renta' })
    await box.click()
    await expect(box).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: new RegExp(`${lists.here}.*Renta`) })).toBeVisible()
  })
})
