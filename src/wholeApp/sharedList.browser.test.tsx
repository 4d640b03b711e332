import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { quoted } from '../../ui/areas/quotes/testing/samples.ts'
import { currentWords } from '../../ui/i18n/words.ts'
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
