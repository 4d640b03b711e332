import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '../../../ports/Live.ts'
import { TOPICS, browser, open, pass, quotes, ready, server } from './testing/streams.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the stream', () => {
  it('is asked for the topics and passes on events, a cut one not before it is complete', async () => {
    const { asked, send, write } = server()
    const { events, names, stop } = open(send, browser().tabs())
    await pass(100)
    expect(asked.map(({ after, url }) => [url.pathname, url.search, after])).toEqual([
      ['/api/vue/live/stream', '?quotes=A&own=1', null],
    ])
    write(ready('e-1-0'))
    const text = quotes('e-2-0')
    write(text.slice(0, 30))
    await pass(0)
    expect(events).toEqual([{ is: 'open', isGap: false }, { is: 'beat' }])
    write(text.slice(30))
    await pass(0)
    expect(names()).toEqual(['open', 'beat', 'quotes'])
    await stop()
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  it('is opened again at rest or once a second while what is wanted goes on to change, not for each change', async () => {
    const { asked, send, write } = server()
    const tab = open(send, browser().tabs())
    await pass(100)
    write(ready('e1'))
    const scrollTo = async (code: string) => {
      tab.want({ ...TOPICS, quotes: [code] })
      await pass(20)
    }
    for (let row = 0; row < 60; row += 1) await scrollTo(`R${row}`)
    expect(asked).toHaveLength(2)
    await pass(200)
    expect(asked).toHaveLength(3)
    expect(asked[2]?.url.searchParams.get('quotes')).toBe('R59')
    write(ready('e2'))
    for (const code of ['R60', 'R61', 'R59']) await scrollTo(code)
    await pass(1_000)
    expect(asked).toHaveLength(3)
    await tab.stop()
  })

  it('goes on after the last complete event where the connection is lost, later after each failure', async () => {
    const { answers, asked, close, send, write } = server()
    const { names } = open(send, browser().tabs())
    await pass(100)
    write(ready('e-1-0') + quotes('e-2-0') + quotes('e-3-0').slice(0, 20))
    await pass(0)
    answers.push(null, new Response('busy', { status: 503 }))
    close()
    await pass(0)
    expect(names().at(-1)).toBe('lost')
    await pass(8_000)
    expect(asked.map(({ after }) => after)).toEqual([null, 'e-2-0', 'e-2-0', 'e-2-0'])
    write(ready('e-2-0'))
    await pass(0)
    expect(names().slice(-2)).toEqual(['open', 'beat'])
  })

  it('says that events may be missing where the server does not know the last one', async () => {
    const { close, events, send, write } = { ...server(), events: Array.of<LiveEvent>() }
    const tab = open(send, browser().tabs())
    await pass(100)
    write(ready('e-1-0'))
    await pass(0)
    close()
    await pass(1_100)
    write(ready('f-1-0', 'reset'))
    await pass(0)
    expect([...events, ...tab.events.filter(({ is }) => is === 'open')]).toEqual([
      { is: 'open', isGap: false },
      { is: 'open', isGap: true },
    ])
  })

  it.each([
    ['since the page was opened', 1_000, true],
    ['before that', 3_600_000, false],
  ])('says whether the money of the customer has changed %s', async (_, quiet, isGap) => {
    const { send, write } = server()
    const { events, stop } = open(send, browser().tabs())
    await pass(2_000)
    write(`event: ready\ndata: {"quiet":${quiet}}\nid: e-1-0\n\n`)
    await stop()
    expect(events[0]).toEqual({ is: 'open', isGap })
  })

  it('is lost where two beats name an own event that did not come, and is opened again', async () => {
    const { asked, send, write } = server()
    const { names } = open(send, browser().tabs())
    const wallets = (id: string) => `event: wallets\ndata: []\nid: ${id}\n\n`
    const beat = (last?: string) =>
      write(`event: beat\ndata: ${JSON.stringify({ time: 1768442400000, last })}\nid: e-1-0\n\n`)
    await pass(100)
    write(ready('e-1-0'))
    beat()
    // Named before it came, and between two beats that name later ones.
    beat('e-2-1')
    write(wallets('e-2-1'))
    beat('e-2-1')
    beat('e-3-1')
    write(wallets('e-3-1'))
    beat('e-4-1')
    await pass(0)
    expect([asked.length, names().includes('lost')]).toEqual([1, false])
    beat('e-5-1')
    await pass(0)
    expect(names().at(-1)).toBe('lost')
    await pass(1_100)
    expect(asked).toHaveLength(2)
    write(ready('e-1-0') + quotes('e-6-0'))
    beat('e-5-1')
    await pass(0)
    expect(names().slice(-4)).toEqual(['open', 'beat', 'quotes', 'beat'])
  })

  it('is opened again where nothing is heard for 20 seconds', async () => {
    const { asked, send, write } = server()
    const { names } = open(send, browser().tabs())
    await pass(100)
    write(ready('e-1-0'))
    await pass(19_000)
    expect(names()).toEqual(['open', 'beat'])
    await pass(3_000)
    expect(names().at(-1)).toBe('lost')
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['the server has none', new Response('no', { status: 404 }), 'Unavailable'],
    ['the session has ended', new Response('{"status":0,"msg":"请重新登录"}', { status: 401 }), 'SessionExpired'],
    ['the answer is no stream', new Response('{"status":1}'), 'ContractBroken'],
  ])('fails where %s', async (_, answer, tag) => {
    const { answers, asked, send } = server()
    answers.push(answer)
    const { result } = open(send, browser().tabs())
    await pass(100)
    const exit = result()
    await pass(60_000)
    expect(await exit).toMatchObject({ cause: { reasons: [{ error: { _tag: tag } }] } })
    expect(asked).toHaveLength(1)
  })

  it('fails where an event breaks the contract', async () => {
    const { send, write } = server()
    const { result } = open(send, browser().tabs())
    await pass(100)
    write(`${ready('e-1-0')}event: quotes\ndata: {"time":"soon","list":[]}\nid: e-2-0\n\n`)
    const exit = result()
    await pass(0)
    expect(await exit).toMatchObject({ cause: { reasons: [{ error: { _tag: 'ContractBroken' } }] } })
  })
})
