import { beforeAll, expect, it } from 'vitest'
import { Effect } from 'effect'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { desk } from '../../orders/ticket/testing/desk.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { detail, position } from '../../orders/ticket/testing/sample.ts'
import { makePositionModel } from '../detail/position.model.ts'
import { makeCloseModel } from './close.model.ts'
import { CloseGate } from './CloseGate.tsx'
import { CloseParts } from './CloseParts.tsx'
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

it('does not close what is only quoted: says so, shows no field and asks for no preview', async () => {
  const quoted = () => Effect.succeed(detail('open', { tradable: false }))
  const { app, asked } = desk(
    {},
    {
      positions: { detail: () => Effect.succeed(position()) },
      instrumentDetail: {
        detail: quoted,
        depth: quoted,
        timeShare: () => Effect.never,
        candles: () => Effect.never,
      },
      orders: {
        fills: () => Effect.succeed({ list: [], next: null }),
        preview: () => Effect.sync(() => asked.push('preview')).pipe(Effect.andThen(Effect.never)),
        byClientId: () => Effect.succeed(null),
      },
    },
  )
  const closing = app.model(makeCloseModel)
  const stops = [app.model(makePositionModel).open('7003'), closing.open('7003')]
  await expect.poll(() => closing.detail.value?.code).toBe('MY0101')
  closing.show()
  await mountScreen(app, '/position/info', () => <CloseParts position={position()} />, {})
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByText('Quoted for information. It cannot be traded.')).toBeVisible()
  await expect.element(sheet.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(sheet.getByRole('button', { name: 'Review' })).not.toBeInTheDocument()
  expect(asked).toEqual([])
  for (const stop of stops) stop()
})
