import { Deferred, Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Statement } from '../../../../ports/Wealth.statement.ts'
import { currentWords } from '../../../i18n/words.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import StatementScreen from './StatementScreen.tsx'

const [FIRST, LATEST] = ['2026-04', '2026-05']
const of = (month: string, first = FIRST): Statement => ({
  month,
  first,
  latest: LATEST,
  from: Date.UTC(2026, 3, 1),
  to: Date.UTC(2026, 4, 1),
  isOver: true,
  wallets: [],
  movements: [],
  heldAt: null,
  holdings: [],
})

beforeAll(async () => {
  await startAllWords('us')
})

const words = () => currentWords().statement
const steps = () => page.getByRole('navigation', { name: words().months() })
const step = (name: string) => steps().getByRole('link', { name })

it('keeps its steps and the focus while another month is loaded', async () => {
  const arrived = Deferred.makeUnsafe<void>()
  const { app } = makeFakeApp({
    reports: {
      statement: (month) =>
        month === undefined ? Effect.succeed(of(LATEST)) : Effect.as(Deferred.await(arrived), of(month)),
    },
  })
  await mountScreen(app, '/mine/statement', StatementScreen, {})
  const [previous, next] = [step(words().previous()), step(words().next())]
  await expect.element(previous).toBeVisible()
  const link = previous.element()
  if (link instanceof HTMLElement) link.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(steps().getByRole('status')).toHaveTextContent('April 2026')
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
  // The first month has no step back: the keyboard goes on with the other one.
  await expect.element(next).toHaveFocus()
  Effect.runSync(Deferred.succeed(arrived, undefined))
  await expect.element(page.getByRole('article')).toBeVisible()
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(steps().getByRole('status')).toHaveTextContent('May 2026')
  await expect.element(previous).toHaveFocus()
})

it('has no step beyond its months', async () => {
  const { app } = makeFakeApp({ reports: { statement: () => Effect.succeed(of(LATEST, LATEST)) } })
  await mountScreen(app, '/mine/statement', StatementScreen, {})
  await expect.element(page.getByRole('article')).toBeVisible()
  expect(steps().getByRole('link').elements()).toEqual([])
})
