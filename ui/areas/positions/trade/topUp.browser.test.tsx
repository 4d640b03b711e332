import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startAllWords } from '../../../testing/allWords.ts'
import { desk } from '../../orders/ticket/testing/desk.ts'
import { mountScreen } from '../../orders/ticket/testing/mountScreen.tsx'
import { position } from '../../orders/ticket/testing/sample.ts'
import { makeTopUpModel } from './topUp.model.ts'
import { TopUpSheet } from './TopUpSheet.tsx'

beforeAll(async () => {
  await startAllWords('us')
})

it('explains before the tap what added margin does and that it can be lost', async () => {
  const { app } = desk()
  app.model(makeTopUpModel).show()
  await mountScreen(app, '/position/info', () => <TopUpSheet position={position()} />, {})
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText(/moves the automatic close further away/)).toBeVisible()
  await expect.element(sheet.getByText(/does not reduce your loss.*lose the added money too/)).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Add margin' })).toBeVisible()
})
