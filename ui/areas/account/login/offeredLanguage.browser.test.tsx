import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makePreferencesModel } from '../../../app/session/preferences.model.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { OfferedLanguage } from './OfferedLanguage.tsx'

const open = async (languages: ReadonlyArray<string>, stored?: string) => {
  await startAllWords('es')
  const kept = new Map(stored === undefined ? [] : [['language', stored]])
  let reloads = 0
  const { app } = makeFakeApp(
    {
      platform: {
        languages: Effect.succeed(languages),
        reload: Effect.sync(() => void (reloads += 1)),
      },
    },
    kept,
  )
  await app.model(makePreferencesModel).restore()
  const { container } = await mountScreen(app, '/login/start', OfferedLanguage, {})
  return { container, kept, reloads: () => reloads }
}

it('offers the language that the browser asks for, in its own words, and starts in it with one tap', async () => {
  const { kept, reloads } = await open(['ko-KR', 'en-US'])
  const offer = page.getByRole('button', { name: '한국어로 계속하기' })
  await expect.element(offer).toHaveAttribute('lang', 'ko')
  await offer.click()
  await expect.poll(reloads).toBe(1)
  expect(kept.get('language')).toBe('kr')
})

it.each([
  ['the browser asks for none of the eight', ['fr-FR'], undefined],
  ['the browser asks for the language of the screen', ['es-MX', 'en'], undefined],
  ['a language was chosen', ['ko-KR'], 'es'],
])('offers none where %s, and keeps its room', async (_, languages, stored) => {
  const { container } = await open(languages, stored)
  await expect.poll(() => container.querySelector('p')?.offsetHeight).toBe(44)
  expect(page.getByRole('button').elements()).toEqual([])
})
