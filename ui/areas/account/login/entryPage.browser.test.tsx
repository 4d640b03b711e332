import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { currentWords } from '../../../i18n/words.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import Login from './Login.tsx'

it.each([
  ['asks whether one has no account where one can register', 'registration', 1],
  ['does not where the server registers nobody', 'quotes', 0],
])('%s', async (_, areas, times) => {
  await startAllWords('us')
  const { app } = makeFakeApp({})
  const server = { title: null, logo: null, customerService: null, simulation: false }
  app.model(makeServerModel).settings.value = { ...server, entries: new Map([['areas', areas]]) }
  await mountScreen(app, '/login/login', () => <Login />, {})
  const { login } = currentWords()
  await expect.element(page.getByRole('button', { name: login.logIn() })).toBeVisible()
  expect(page.getByText(login.noAccount()).elements()).toHaveLength(times)
})
