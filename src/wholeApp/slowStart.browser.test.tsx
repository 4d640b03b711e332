import { Effect } from 'effect'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentWords, loadNamespace } from '../../ui/i18n/words.ts'
import { startAllWords } from '../../ui/testing/allWords.ts'
import { makeFakeApp } from '../../ui/testing/fakeApp.ts'
import { applyLanguage } from '../../ui/theme/preferences.ts'
import { mountApp } from '../testing/mountApp.tsx'
import { stepsWhenSlow } from '../ahead.ts'

afterEach(() => applyLanguage(document.documentElement, 'en', 'ltr'))

const steps = () => page.getByRole('region', { name: currentWords().login.loadingTitle() })
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

const server = (minimum: string) => ({
  serverConfig: { version: () => Effect.succeed({ minimum, latest: '9.0.0', notes: '', address: null }) },
})

it.each(['us', 'ar'] as const)(
  'shows its steps after 300 ms, and what each of them waits for (%s)',
  async (language) => {
    await startAllWords(language)
    await loadNamespace('login')
    const { app, went } = makeFakeApp(server('0.0.0'))
    let figures = (): void => undefined
    const quotes = new Promise<void>((resolve) => (figures = resolve))
    const end = stepsWhenSlow(app, { quotes, warrants: Promise.resolve() })
    await expect.element(steps()).toBeVisible()
    const { login } = currentWords()
    const at = (done: boolean) => [
      login.steps.version() + login.done(),
      login.steps.quotes() + (done ? login.done() : login.running()),
      login.steps.warrants() + login.done(),
    ]
    await expect.poll(rows).toEqual(at(false))
    figures()
    await expect.poll(rows).toEqual(at(true))
    end()
    await expect.element(steps()).not.toBeInTheDocument()
    expect(went).toEqual([])
  },
)

it('leads to the steps of the log-in where the server no longer serves this version', async () => {
  await startAllWords('us')
  const { app, went } = makeFakeApp(server('8.0.0'))
  const end = stepsWhenSlow(app, { quotes: Promise.resolve(), warrants: Promise.resolve() })
  await expect.poll(rows).toContainEqual(expect.stringContaining('9.0.0'))
  end()
  expect(went).toEqual(['/login/loading?to=%2F'])
})

it('shows nothing where it is ready earlier, even if its code arrives later', async () => {
  await startAllWords('us')
  const { app } = makeFakeApp(server('0.0.0'))
  let figures = (): void => undefined
  const quotes = new Promise<void>((resolve) => (figures = resolve))
  const early = stepsWhenSlow(app, { quotes, warrants: quotes })
  early()
  // One that takes long, begun later, is shown; the other is not.
  const late = stepsWhenSlow(app, { quotes, warrants: quotes })
  await expect.element(steps()).toBeVisible()
  expect(steps().elements()).toHaveLength(1)
  figures()
  late()
  await expect.element(steps()).not.toBeInTheDocument()
})

it.each([
  ['fades in as every other', false],
  ['does not fade in again over the shell of the page, which has', true],
] as const)('the first screen %s', async (_, hasShell) => {
  const shell = document.createElement('div')
  shell.id = 'shell'
  if (hasShell) shell.append('Home')
  document.body.append(shell)
  await mountApp('/mine/company', { ports: { articles: { read: () => Effect.never } } })
  const main = document.querySelector('#main')
  expect(main?.classList.contains('screen-fade')).toBe(!hasShell)
  shell.remove()
})
