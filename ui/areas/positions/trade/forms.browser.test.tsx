import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { desk } from '../../orders/ticket/testing/desk.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { position } from '../../orders/ticket/testing/sample.ts'
import { CloseGate } from './CloseGate.tsx'
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

it('says in the form that closes a position that it is closed, and not that an order to close waits', async () => {
  const { app } = desk()
  const closed = position({ state: 'closed', quantity: decimal('0'), closable: decimal('0') })
  await mountScreen(app, '/position/info', () => <CloseGate position={closed} />, {})
  await expect.element(page.getByText('This position was not found or is already closed')).toBeVisible()
  await expect.element(page.getByText('An order to close is waiting')).not.toBeInTheDocument()
})
