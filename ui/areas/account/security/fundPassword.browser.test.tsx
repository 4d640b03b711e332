import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { NOW } from '../../../testing/now.ts'
import FundPassword from './FundPassword.tsx'

it('a change names the transaction PIN in each field, in what is wrong with it and on its button: the login password is another', async () => {
  await startAllWords('us')
  const { app } = makeFakeApp({
    clock: { now: () => NOW, newId: () => 'id' },
    security: { hasFundPassword: () => Effect.succeed(true) },
  })
  app.model(makeServerModel).settings.value = {
    title: null,
    logo: null,
    customerService: 'https://chat.example.com/',
    simulation: true,
    entries: new Map(),
  }
  await mountScreen(app, '/mine/fundPassword', FundPassword, {})
  for (const label of ['Current transaction PIN', 'New transaction PIN', 'Repeat the transaction PIN'])
    await expect.element(page.getByLabelText(label, { exact: true })).toBeVisible()
  // The screen has no button of customer service.
  await expect.element(page.getByText('If you have forgotten it, only customer service can help.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Customer service' })).toBeVisible()
  await page.getByRole('button', { name: 'Change transaction PIN' }).click()
  await expect.element(page.getByText('Enter your current transaction PIN')).toBeVisible()
  for (const label of ['Current transaction PIN', 'New transaction PIN'])
    await page.getByLabelText(label, { exact: true }).fill('483920')
  // Pasted with a space: no digit is lost for it.
  const repeated = page.getByLabelText('Repeat the transaction PIN', { exact: true })
  await repeated.fill('483 921')
  await expect.element(repeated).toHaveValue('483921')
  await page.getByRole('button', { name: 'Change transaction PIN' }).click()
  await expect.element(page.getByText('The new PIN must differ from the current one')).toBeVisible()
  await expect.element(page.getByText('The PINs do not match')).toBeVisible()
})
