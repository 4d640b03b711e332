import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeServerModel } from '../../app/session/server.model.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { currentWords } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NeedsFirst } from './NeedsFirst.tsx'

const SESSION = { browser: null, system: null, place: null, openedAt: 0, usedAt: 0, isCurrent: true }

const open = async (isProtected: boolean, entries: ReadonlyArray<readonly [string, string]>) => {
  const { app } = makeFakeApp({
    security: {
      hasFundPassword: () => Effect.succeed(isProtected),
      codeState: () => Effect.succeed({ onSince: isProtected ? 1 : null, recoveryLeft: 0, endsAt: null }),
      sessions: () =>
        Effect.succeed([
          { ...SESSION, id: 'a' },
          { ...SESSION, id: 'b' },
        ]),
    },
  })
  app.model(makeServerModel).settings.value = {
    title: null,
    logo: null,
    customerService: null,
    simulation: true,
    entries: new Map(entries),
  }
  await mountScreen(app, '/mine/index', () => <NeedsFirst />, {})
}

const OFFERS = [
  ['security', 'sessions codes'],
  ['reports', 'statements'],
] as const
const line = () => page.getByRole('link', { name: new RegExp(currentWords().account.securityRow.title()) })

it.each(['us', 'ar'])('says what is missing, and leads to the first of it (%s)', async (language) => {
  await startAllWords(language)
  const { row } = currentWords().account
  await open(false, OFFERS)
  await expect.element(line()).toHaveTextContent(`${row.fundPassword()} · ${row.codes()}`)
  await expect.element(line()).not.toHaveTextContent(row.passkeys())
  await expect.element(line()).toHaveAttribute('href', '/mine/fundPassword')
  await expectNoBarriers()
})

it.each(LOCALES)('what is missing has room in two lines of a phone: $name', async ({ code }) => {
  await page.viewport(390, 844)
  await startAllWords(code)
  await open(false, OFFERS)
  await expect.element(line()).toHaveTextContent(currentWords().account.row.codes())
  // The room that is kept, and the hairline.
  expect(line().element().getBoundingClientRect().height).toBeLessThanOrEqual(77)
})

it('says that everything is set, on how many devices, and offers the documents that the server has', async () => {
  await startAllWords('us')
  const { account } = currentWords()
  await open(true, OFFERS)
  await expect.element(line()).toHaveTextContent(account.securityRow.complete())
  await expect.element(line()).toHaveTextContent(account.securityRow.devices({ count: 2 }))
  await expect.element(line()).toHaveAttribute('href', '/mine/setting')
  await expect.element(page.getByRole('link', { name: account.row.statement() })).toBeVisible()
  await expect.element(page.getByRole('link', { name: account.row.taxReport() })).toBeVisible()
})

it('offers no documents where the server has none', async () => {
  await startAllWords('us')
  await open(true, [])
  await expect.element(line()).toHaveTextContent(currentWords().account.securityRow.complete())
  const links = page.getByRole('link').elements()
  // Appearance and language are one tap away, whatever the server has.
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/mine/setting', '/mine/setting'])
  expect(links[1]?.textContent).toContain('Appearance and language')
})

it('says nothing about security where the server has nothing of it', async () => {
  await startAllWords('us')
  await open(true, [['areas', 'quotes']])
  await expect.element(page.getByRole('link', { name: currentWords().account.display.title() })).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(1)
})
