import { Effect } from 'effect'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { type Failure, Rejected } from '../../../../ports/failure.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { useValue } from '../../../kit/useValue.ts'
import { currentWords } from '../../../i18n/words.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { eventually } from '../../../testing/eventually.ts'
import { NOW } from '../../../testing/now.ts'
import { desk } from '../../orders/ticket/testing/desk.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { detail, position } from '../../orders/ticket/testing/sample.ts'
import { makePositionModel } from '../detail/position.model.ts'
import { ProtectPart } from './ProtectPart.tsx'

beforeEach(async () => {
  await startAllWords('us')
})

const Screen = () => {
  const held = useValue(useModel(makePositionModel).position)
  return (
    <main>
      <h1 tabIndex={-1}>Position</h1>
      {held && <ProtectPart position={held} />}
    </main>
  )
}

/** The page of a position on which nothing is set, with what the device has stored about its protection. */
const openPage = async (
  answer: Effect.Effect<PositionRecord, Failure> = Effect.succeed(position()),
  stored: object | null = null,
) => {
  const sent: string[] = []
  const settings = {
    title: null,
    logo: null,
    customerService: null,
    simulation: true,
    entries: new Map([['orderfeatures', 'protection']]),
  }
  const found = detail()
  const { app } = desk(
    {},
    {
      serverConfig: { settings: () => Effect.succeed(settings) },
      instrumentDetail: {
        detail: () => Effect.succeed(found),
        depth: () => Effect.succeed(found),
        timeShare: () => Effect.never,
        candles: () => Effect.never,
      },
      orders: { fills: () => Effect.succeed({ list: [], next: null }) },
      positions: {
        detail: () => Effect.succeed(position()),
        protect: (_, __, id) => Effect.suspend(() => (sent.push(id), answer)),
      },
    },
    new Map(stored ? [['intent.protect.7003', JSON.stringify(stored)]] : []),
  )
  await app.model(makeServerModel).load()
  const leave = app.model(makePositionModel).open('7003')
  await mountScreen(app, '/position/info', Screen, { id: '7003' })
  return { app, sent, leave }
}

const sheet = page.getByRole('dialog')
const stop = sheet.getByLabelText('Stop price')

it('leads to the field that is missing, and to the one that the server refused', async () => {
  const { leave, sent } = await openPage(Effect.fail(new Rejected({ code: 'stop-wrong-side' })))
  await page.getByRole('button', { name: 'Set' }).click()
  await stop.fill('')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect.element(sheet.getByText('Enter a number')).toBeVisible()
  await expect.element(stop).toHaveFocus()
  expect(sent).toEqual([])
  await stop.fill('1,40')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect.element(stop).toHaveAttribute('aria-invalid', 'true')
  await expect.element(stop).toHaveFocus()
  // The field rewrites its figure when it gets the focus: the reason stays.
  await expect.element(sheet.getByText(/must be/)).toBeVisible()
  expect(sent).toHaveLength(1)
  leave()
})

it('proposes a stop near the price with what it would lose, says so, and sends it only by a tap', async () => {
  const { leave, sent } = await openPage()
  await page.getByRole('button', { name: 'Set' }).click()
  await expect.element(sheet.getByText(/^Proposed: 5\s?% from the current price/)).toBeVisible()
  await expect.element(stop).toHaveValue('1,460')
  await expect.element(sheet.getByText('If the stop is reached')).toBeVisible()
  expect(sent).toEqual([])
  await stop.fill('1,40')
  await expect.element(sheet.getByText(/^Proposed/)).not.toBeInTheDocument()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await eventually(() => expect(sent).toHaveLength(1))
  leave()
})

it('tells that the protection was changed elsewhere, and keeps the focus in the field', async () => {
  const { app, leave } = await openPage()
  await page.getByRole('button', { name: 'Set' }).click()
  await stop.fill('1,40')
  app.model(makePositionModel).put(
    position({
      protection: {
        state: 'active',
        terms: { takeProfit: decimal('1.70') },
        trailPrice: null,
        stopNow: null,
        side: null,
        triggerPrice: null,
        triggeredAt: null,
        updatedAt: NOW,
      },
    }),
  )
  await expect.element(sheet.getByText(/changed elsewhere/)).toBeVisible()
  await expect.element(sheet.getByLabelText('Take-profit price')).toHaveValue('1,700')
  await expect.element(stop).toHaveValue('1,40')
  await expect.element(stop).toHaveFocus()
  leave()
})

it('shows after a reload what was sent and not confirmed, and sends it again only by a tap', async () => {
  const form = { positionId: '7003', protection: { stop: '1.42' } }
  const { leave, sent } = await openPage(undefined, { id: 'id-before', account: 'me', sentAt: NOW - 5_000, form })
  await expect.element(sheet.getByText('1,420')).toBeVisible()
  await expect.element(sheet.getByText('Not confirmed')).toBeVisible()
  await expect.element(stop).not.toBeInTheDocument()
  expect(sent).toEqual([])
  await sheet.getByRole('button', { name: 'Send again' }).click()
  await eventually(() => expect(sent).toEqual(['id-before']))
  await expect.element(sheet).not.toBeInTheDocument()
  leave()
})

it.each(['es', 'ar'] as const)('the form shows what a stop risks, without barriers (%s)', async (language) => {
  await startAllWords(language)
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const { leave } = await openPage()
  const { protection: words } = currentWords()
  await page.getByRole('button', { name: words.set(), exact: true }).click()
  await sheet.getByLabelText(words.stopPrice()).fill('1,40')
  await expect.element(sheet.getByText(words.atStop())).toBeVisible()
  await sheet.getByLabelText(words.profitPrice()).fill('1,70')
  await expect.element(sheet.getByText(words.atProfit())).toBeVisible()
  await expectNoBarriers()
  leave()
})
