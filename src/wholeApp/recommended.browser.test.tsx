import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { quoted } from '../../ui/areas/quotes/testing/samples.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { NOW } from '../../ui/testing/now.ts'
import { mountApp } from '../testing/mountApp.tsx'

const BATCHES = [
  ['96115', '96010'],
  ['96171', '96120'],
  ['697001', '697002'],
] as const

it('recommendations are swapped for others, and added one by one or all together', async () => {
  const added: string[] = []
  await mountApp('/quotes/index', {
    ports: {
      markets: { list: () => Effect.succeed([]) },
      quotes: { batch: (codes) => Effect.succeed({ quotes: codes.map((code) => quoted(code)), time: NOW }) },
      watchlist: {
        list: () => Effect.succeed([]),
        add: (codes) =>
          Effect.sync(() => {
            added.unshift(...codes)
            return [...added]
          }),
        recommended: (asked) =>
          Effect.sync(() => {
            const nth = Number(asked ?? 0)
            return { list: BATCHES[nth]!.map((code) => quoted(code)), next: String((nth + 1) % BATCHES.length) }
          }),
      },
    },
  })
  const { quotes } = currentWords()
  const list = page.getByRole('list', { name: quotes.recommended() })
  const codesIn = (name: string) =>
    page
      .getByRole('list', { name })
      .getByRole('link')
      .elements()
      .map((link) => /code=\D*(\d+)/.exec(link.getAttribute('href') ?? '')?.[1])
  const recommended = () => codesIn(quotes.recommended())
  await expect.poll(recommended).toEqual(BATCHES[0])
  await page.getByRole('button', { name: quotes.swap() }).click()
  await expect.poll(recommended).toEqual(BATCHES[1])
  await list.getByRole('button').first().click()
  await expect.poll(() => added).toEqual([BATCHES[1][0]])
  await expect.poll(recommended).toEqual([BATCHES[1][1]])
  await page.getByRole('button', { name: quotes.addAll() }).click()
  await expect.poll(() => added).toEqual(BATCHES[1].toReversed())
  await expect.poll(() => added.filter((code) => codesIn(quotes.watchlist()).includes(code))).toEqual(added)
})
