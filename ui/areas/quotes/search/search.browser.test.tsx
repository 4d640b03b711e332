import { Deferred, Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Timeout } from '../../../../ports/failure.ts'
import type { MarketNow } from '../../../../ports/Markets.ts'
import { currentWords } from '../../../i18n/words.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { englishWords } from '../../../kit/gallery/words.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { NOW } from '../../../testing/now.ts'
import { device, quoted } from '../testing/samples.ts'
import SearchScreen from './SearchScreen.tsx'

const MARKET: MarketNow = {
  code: 'MY',
  name: 'Malaysia',
  currency: 'MYR',
  zone: 'Asia/Kuala_Lumpur',
  state: 'open',
  changesAt: null,
  day: 20_468,
  sessions: [],
  hasHomeHours: false,
  sale: 'T+0',
  settlementDays: 2,
  shorting: true,
  tradable: true,
  leverages: [1],
}
const FOUND = quoted('96010', '1.50', { name: 'Serimba Plantations Berhad' })

/** The search of a server that knows one instrument, also by a name with a typing error. */
const open = async (language: 'es' | 'ar') => {
  await startAllWords(language)
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const { app } = makeFakeApp({
    ...device(),
    markets: { list: () => Effect.succeed([]) },
    positions: { list: () => Effect.succeed({ list: [], next: null }) },
    quotes: {
      batch: () => Effect.succeed({ time: NOW, quotes: [FOUND] }),
      movers: () => Effect.succeed({ list: [], next: null }),
      search: ({ keyword }) =>
        Effect.succeed({ list: keyword.startsWith('plant') ? [{ ...FOUND, watched: false }] : [], next: null }),
    },
  })
  await mountScreen(app, '/quotes/search', SearchScreen, {})
}

it.each(['es', 'ar'] as const)('shows what is found, and says that nothing is (%s)', async (language) => {
  await open(language)
  const { quotes: words } = currentWords()
  const field = page.getByRole('searchbox', { name: words.searchLabel() })
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText(words.searchHint())).toBeVisible()
  await field.fill('plantatoins')
  const found = page.getByRole('list', { name: words.hits() }).getByRole('link', { name: FOUND.name })
  await expect.element(found).toHaveTextContent(/1,50.*%/)
  await expect.element(found).toHaveAttribute('href', expect.stringMatching(/^\/quotes\/info\?code=.*96010/))
  await expectNoBarriers()

  await field.fill('zzzzqq')
  await expect.element(page.getByRole('status').filter({ hasText: words.noHitsHint() })).toBeVisible()
  await expectNoBarriers()
  await page.getByRole('button', { name: words.clearText() }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(page.getByText(words.searchHint())).toBeVisible()
})

it.each(['es', 'ar'] as const)('finds what can be done by the titles that the account has (%s)', async (language) => {
  await open(language)
  const { account, quotes: words } = currentWords()
  const field = page.getByRole('searchbox', { name: words.searchLabel() })
  const actions = page.getByRole('navigation', { name: words.actions() })
  await field.fill(account.shortcut.withdraw())
  await expect.element(actions.getByRole('link').first()).toHaveTextContent(account.shortcut.withdraw())
  await expect.element(actions.getByRole('link').first()).toHaveAttribute('href', '/mine/withdraw')
  await expectNoBarriers()
})

it('shows that the most traded is waited for, then why it is missing, and asks again', async () => {
  await startAllWords('es')
  const answer = Deferred.makeUnsafe<never, Timeout>()
  let asked = 0
  const { app } = makeFakeApp({
    ...device(),
    markets: { list: () => Effect.succeed([MARKET]) },
    positions: { list: () => Effect.succeed({ list: [], next: null }) },
    quotes: {
      batch: () => Effect.succeed({ time: NOW, quotes: [FOUND] }),
      movers: () => ((asked += 1) > 1 ? Effect.succeed({ list: [FOUND], next: null }) : Deferred.await(answer)),
    },
  })
  await mountScreen(app, '/quotes/search', SearchScreen, {})
  const { quotes: words } = currentWords()
  await expect.element(page.getByRole('heading', { name: words.popular() })).toBeVisible()
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
  Deferred.doneUnsafe(answer, Effect.fail(new Timeout({ millis: 20_000 })))
  await expect.element(page.getByText(words.moversFailed())).toBeVisible()
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
  await page.getByRole('button', { name: englishWords.retry }).click()
  await expect.element(page.getByRole('link', { name: new RegExp(FOUND.name) })).toBeVisible()
})
