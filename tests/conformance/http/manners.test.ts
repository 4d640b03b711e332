import { describe, expect, it } from 'vitest'
import type { Answer, Sent } from '../contract/caller.ts'
import { withManners } from './manners.ts'

const NEWS: Sent = { path: '/news/list', form: {}, isUpload: false, headers: {} }
const NOON = 'Wed, 10 Jun 2026 12:00:00 GMT'

const answer = (status: number, headers: Readonly<Record<string, string>>): Answer => ({
  kind: 'answered',
  status,
  contentType: 'application/json',
  location: null,
  headers: { date: NOON, ...headers },
  text: '',
})

/** Sends one call to a server that gives these answers, one after the other; the last one again and again. */
const hear = async (...answers: ReadonlyArray<Answer>) => {
  const waits: Array<number> = []
  let nth = 0
  const { call, found } = withManners(
    async () => answers[Math.min(nth++, answers.length - 1)] ?? answer(200, {}),
    async (milliseconds) => void waits.push(milliseconds),
  )
  const last = await call(NEWS)
  return { status: last.kind === 'answered' ? last.status : undefined, waits, nth, found: found.get('/news/list') }
}

describe('a busy server', () => {
  it.each([429, 503])('with HTTP %i is called again after the time that it names', async (status) => {
    const heard = await hear(
      answer(status, { 'retry-after': '3' }),
      answer(status, { 'retry-after': '1' }),
      answer(200, {}),
    )
    expect(heard).toEqual({ status: 200, waits: [3_000, 1_000], nth: 3, found: undefined })
  })

  it('is not called again where it names no time, or one that is too long', async () => {
    expect(await hear(answer(503, {}))).toMatchObject({ status: 503, waits: [], found: [{ at: 'retry-after' }] })
    const soon = answer(429, { 'retry-after': 'soon' })
    expect(await hear(soon)).toMatchObject({ status: 429, waits: [], found: [{ at: 'retry-after', got: '"soon"' }] })
    expect(await hear(answer(429, { 'retry-after': '3600' }))).toMatchObject({ waits: [], found: undefined })
  })

  it('is not called by anybody before that time', async () => {
    let isOver = false
    let end = (): void => {}
    const seen: Array<boolean> = []
    const { call } = withManners(
      async () => {
        seen.push(isOver)
        return seen.length === 1 ? answer(503, { 'retry-after': '3' }) : answer(200, {})
      },
      () => new Promise<void>((resolve) => (end = resolve)),
    )
    const first = call(NEWS)
    await expect.poll(() => seen).toEqual([false])
    const second = call(NEWS)
    await Promise.resolve()
    isOver = true
    end()
    await Promise.all([first, second])
    expect(seen).toEqual([false, true, true])
  })

  it('is not called for ever', async () => {
    const { nth, status } = await hear(answer(503, { 'retry-after': '1' }))
    expect({ nth, status }).toEqual({ nth: 12, status: 503 })
  })
})
