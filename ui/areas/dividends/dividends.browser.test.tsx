import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentWords } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import DividendScreen from './DividendScreen.tsx'
import { dividend } from './testing/dividend.ts'

/** The screen on one of its tabs, in a language. */
const open = async (language: 'es' | 'tw' | 'ar', tab: 'upcoming' | 'paid') => {
  await startAllWords(language)
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const { app } = makeFakeApp({
    platform: { watchOnline: () => () => undefined, watchVisible: () => () => undefined },
    dividends: {
      upcoming: () => Effect.succeed([dividend('announced'), dividend('fixed')]),
      paid: () => Effect.succeed({ list: [dividend('paid')], next: null }),
    },
  })
  await mountScreen(app, '/home/dividend', DividendScreen, { tab })
}

const rows = page.getByRole('tabpanel').getByRole('listitem')
const sheet = page.getByRole('dialog')

it.each(['es', 'tw', 'ar'] as const)('dividends that are due have their state and details (%s)', async (language) => {
  await open(language, 'upcoming')
  const { dividends: words } = currentWords()
  await expect.element(rows.nth(0)).toHaveTextContent(words.states.announced())
  await expect.element(rows.nth(1)).toHaveTextContent(words.states.fixed())
  await rows.nth(0).getByRole('button').click()
  await expect.element(sheet).toHaveTextContent(words.notes.announced())
  await expect.element(sheet).toHaveTextContent('0,0451')
  await expectNoBarriers()
})

it.each(['es', 'tw', 'ar'] as const)('dividends that were paid have their details (%s)', async (language) => {
  await open(language, 'paid')
  const { dividends: words } = currentWords()
  await expect.element(rows).toHaveTextContent(words.states.paid())
  await rows.getByRole('button').click()
  await expect.element(sheet).toHaveTextContent(words.notes.paid())
  await expectNoBarriers()
})
