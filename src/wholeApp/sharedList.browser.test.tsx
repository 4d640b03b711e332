import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { detailOf, quoted } from '../../ui/areas/quotes/testing/samples.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { expectNoBarriers } from '../../ui/testing/barriers.ts'
import { NOW } from '../../ui/testing/now.ts'
import { mountApp, shownPath } from '../testing/mountApp.tsx'

/** With a last parameter, to which the router's history in a frame adds the address of the frame. */
const SHARED = '/quotes/index?list=Wood&codes=96115,96171&end='

it('a shared list is put off by its button, by Escape and by Back, and a link that is followed leads where it says', async () => {
  const added: string[] = []
  await mountApp('/mine/about', {
    ports: {
      quotes: {
        batch: (codes) => Effect.succeed({ quotes: codes.map((code) => quoted(code)), time: NOW }),
        search: ({ keyword }) => Effect.succeed({ list: [{ ...quoted(keyword), watched: false }], next: null }),
      },
      watchlist: {
        list: () => Effect.succeed([]),
        add: (codes) =>
          Effect.sync(() => {
            added.push(...codes)
            return added
          }),
      },
    },
  })
  const { lists } = currentWords()
  const sheet = page.getByRole('dialog', { name: lists.sharedTitle({ name: 'Wood' }) })
  const rows = sheet.getByRole('list', { name: lists.instruments() }).getByRole('listitem')
  const open = async () => {
    location.hash = SHARED
    await expect.poll(() => rows.elements()).toHaveLength(2)
  }
  const putOff: ReadonlyArray<() => unknown> = [
    () => sheet.getByRole('button', { name: lists.notNow() }).click(),
    () => userEvent.keyboard('{Escape}'),
    () => history.back(),
  ]
  // The same address shows it again each time.
  for (const close of putOff) {
    await open()
    await close()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.poll(() => location.hash).toBe('#/quotes/index')
  }
  await open()
  location.hash = '/news/index'
  await expect.poll(shownPath).toBe('/news/index')
  expect(location.hash).toBe('#/news/index')
  await expect.element(sheet).not.toBeInTheDocument()
  expect(added).toEqual([])
})

const [TIMBER, PLANTATIONS, MARINE] = ['96115', '96010', '96171'] as const

it('a shared list is added once, has an order of its own on the device, and is shared and filled from other screens', async () => {
  let watched: ReadonlyArray<string> = []
  const sent: string[] = []
  const copied: string[] = []
  const keep = (call: string, next: ReadonlyArray<string>) =>
    Effect.sync(() => {
      sent.push(call)
      watched = next
      return next
    })
  const mounting = {
    kept: new Map<string, string>(),
    ports: {
      instrumentDetail: {
        detail: (code: string) => Effect.succeed({ ...detailOf(code), watched: watched.includes(code) }),
      },
      platform: { copy: (text: string) => Effect.sync(() => copied.push(text) > 0) },
      quotes: {
        batch: (codes: ReadonlyArray<string>) =>
          Effect.succeed({ quotes: codes.filter((code) => code !== 'NOSUCH').map((code) => quoted(code)), time: NOW }),
        search: ({ keyword }: { readonly keyword: string }) =>
          Effect.succeed({ list: [{ ...quoted(keyword), watched: false }], next: null }),
      },
      watchlist: {
        list: () => Effect.sync(() => watched.map((code) => quoted(code))),
        add: (codes: ReadonlyArray<string>) => keep('add', [...new Set([...codes, ...watched])]),
        remove: (codes: ReadonlyArray<string>) =>
          keep(
            'remove',
            watched.filter((code) => !codes.includes(code)),
          ),
        reorder: (codes: ReadonlyArray<string>) => keep('order', codes),
      },
    },
  }
  const shared = `/quotes/index?list=Wood+%26+sea&codes=${TIMBER},NOSUCH,${MARINE},<b>&end=`
  const { leave } = await mountApp('/mine/about', mounting)
  const { lists, quotes } = currentWords()
  const sheet = page.getByRole('dialog')
  const named = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const chips = page.getByRole('radiogroup', { name: quotes.ownLists() }).getByRole('radio')
  const order = () =>
    page
      .getByRole('list', { name: 'Wood & sea' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => /\d{5}/.exec(textContent)?.[0])

  location.hash = shared
  const offer = page.getByRole('dialog', { name: lists.sharedTitle({ name: 'Wood & sea' }) })
  const rows = offer.getByRole('list', { name: lists.instruments() }).getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBe(2)
  await expect.element(rows.first()).toHaveTextContent(`${TIMBER} Berhad`)
  await expect.element(offer.getByText(/^1 instrument is not offered/)).toBeVisible()
  await expectNoBarriers()
  expect(watched).toEqual([])
  await offer.getByRole('button', { name: lists.add() }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(order).toEqual([TIMBER, MARINE])
  expect(watched).toEqual([TIMBER, MARINE])

  // Opened once more, it is not added a second time.
  location.hash = '/news/index'
  await expect.poll(shownPath).toBe('/news/index')
  location.hash = shared
  await sheet.getByRole('button', { name: lists.add() }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(chips.elements()).toHaveLength(2)

  // Its order is its own, also at the next visit.
  sent.length = 0
  await named(quotes.edit()).click()
  await named(quotes.moveUp({ name: `${MARINE} Berhad` })).click()
  await named(quotes.done()).click()
  await expect.poll(order).toEqual([MARINE, TIMBER])
  await named(quotes.ownLists()).click()
  await sheet.getByLabelText(lists.newName()).fill('Renta')
  await sheet.getByRole('button', { name: lists.create() }).click()
  await expect.element(sheet.getByRole('group', { name: 'Renta' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await leave()
  const second = await mountApp('/quotes/index', mounting)
  await chips.getByText('Renta').click()
  await expect.element(page.getByText(quotes.emptyList())).toBeVisible()
  await chips.getByText('Wood & sea').click()
  await expect.poll(order).toEqual([MARINE, TIMBER])
  expect([watched, sent]).toEqual([[TIMBER, MARINE], []])

  // Its own link leads back to the same list.
  await page.viewport(320, 640)
  await named(quotes.ownLists()).click()
  await sheet.getByRole('button', { name: /^Wood & sea/ }).click()
  await sheet.getByRole('button', { name: lists.copy() }).click()
  await expect.poll(() => copied.length).toBe(1)
  const parameters = new URLSearchParams(new URL(copied[0]!).hash.split('?')[1])
  expect([parameters.get('list'), parameters.get('codes')]).toEqual(['Wood & sea', `${MARINE},${TIMBER}`])
  await expectNoBarriers()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expectNoBarriers()
  await page.viewport(390, 844)

  // An instrument is put into a list on its own page.
  location.hash = `/quotes/info?code=${PLANTATIONS}&end=`
  await page.getByRole('button', { name: lists.inNone() }).click()
  const box = sheet.getByRole('checkbox', { name: 'Renta' })
  await box.click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: new RegExp(`${lists.here()}.*Renta`) })).toBeVisible()
  expect(watched).toContain(PLANTATIONS)
  await second.leave()
})
