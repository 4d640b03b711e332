import { Effect } from 'effect'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import { startWords } from '../../../i18n/words.ts'
import { pass } from '../../../testing/time.ts'
import { position } from '../../orders/ticket/testing/sample.ts'
import { start } from '../detail/testing/positionPage.ts'

beforeAll(() => startWords('us'))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

describe('a form that was left without sending it', () => {
  it('of a close has what was typed when it is opened again, until its order has ended', async () => {
    const { closing, leave } = await start()
    closing.show()
    const filledIn = closing.entry.draft.value
    closing.entry.change({ quantity: '200' })
    closing.hide()
    closing.show()
    expect(closing.entry.draft.value).toEqual({ ...filledIn, quantity: '200' })
    leave()
    const stop = closing.open('7003')
    closing.show()
    expect(closing.entry.draft.value.quantity).toBe('200')
    closing.end()
    closing.show()
    expect(closing.entry.draft.value).toEqual(filledIn)
    stop()
  })

  it('of a top-up has what was typed when it is opened again, until it was added', async () => {
    const { adding, leave } = await start({
      position: () => Effect.succeed(position({ leverage: 5, margin: decimal('150') })),
    })
    adding.show()
    adding.change('200')
    adding.close()
    adding.show()
    expect(adding.draft.value).toBe('200')
    await adding.send()
    await pass()
    adding.show()
    expect(adding.draft.value).toBe('')
    leave()
  })
})

it('asks for no preview of a close once the position is closed, while its outcome is read', async () => {
  let previews = 0
  let state: 'holding' | 'closed' = 'holding'
  const { closing, leave, model } = await start(
    { position: () => Effect.sync(() => position({ state })) },
    { preview: () => Effect.suspend(() => ((previews += 1), Effect.never)) },
  )
  closing.show()
  closing.entry.change({ type: 'market' })
  await pass(1_000)
  expect(previews).toBe(1)
  state = 'closed'
  await model.refresh()
  await closing.entry.refresh()
  await pass(1_000)
  expect([previews, closing.entry.preview.value]).toEqual([1, { is: 'none' }])
  leave()
})
