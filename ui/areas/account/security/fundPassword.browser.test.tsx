import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
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
  await mountScreen(app, '/mine/fundPassword', FundPassword, {})
  for (const label of ['Current transaction PIN', 'New transaction PIN', 'Repeat the transaction PIN'])
    await expect.element(page.getByLabelText(label, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change transaction PIN' }).click()
  await expect.element(page.getByText('Enter your current transaction PIN')).toBeVisible()
  for (const label of ['Current transaction PIN', 'New transaction PIN'])
    await page.getByLabelText(label, { exact: true }).fill('483920')
  await page.getByLabelText('Repeat the transaction PIN', { exact: true }).fill('483921')
  await page.getByRole('button', { name: 'Change transaction PIN' }).click()
  await expect.element(page.getByText('The new PIN must differ from the current one')).toBeVisible()
  await expect.element(page.getByText('The PINs do not match')).toBeVisible()
})
