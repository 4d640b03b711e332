import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browser, open, pass, quotes, ready, server } from './testing/streams.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('several tabs', () => {
  it('share a stream for what all of them want, and another one takes it over', async () => {
    const { asked, send, write } = server()
    const { tabs } = browser()
    const [first, second] = [open(send, tabs()), open(send, tabs())]
    second.want({ quotes: ['B'], depth: ['B'], own: true })
    await pass(500)
    expect(asked.at(-1)?.url.search).toBe('?quotes=A%2CB&depth=B&own=1')
    expect(asked.filter(({ signal }) => !signal.aborted)).toHaveLength(1)
    write(ready('e-1-0') + quotes('e-2-0'))
    await pass(0)
    expect(first.names()).toEqual(['open', 'beat', 'quotes'])
    expect(second.names()).toEqual(['open', 'beat', 'quotes'])
    await first.stop()
    await pass(500)
    expect(asked.at(-1)).toMatchObject({ after: 'e-2-0' })
    expect(asked.at(-1)?.url.search).toBe('?quotes=B&depth=B&own=1')
    write(ready('e-2-0') + quotes('e-3-0'))
    await pass(0)
    expect(second.names().slice(-2)).toEqual(['beat', 'quotes'])
    expect(first.names()).toHaveLength(3)
  })

  it('ask again for what changed before they joined the stream of another one, once', async () => {
    const { send, write } = server()
    const { tabs } = browser()
    const first = open(send, tabs())
    await pass(500)
    write(ready('e-1-0') + quotes('e-2-0'))
    await pass(0)
    const second = open(send, tabs())
    await pass(500)
    write(quotes('e-3-0') + quotes('e-4-0'))
    await pass(0)
    expect(second.events.slice(0, 1)).toEqual([{ is: 'open', isGap: true }])
    expect(second.names()).toEqual(['open', 'quotes', 'quotes'])
    expect(first.names()).toEqual(['open', 'beat', 'quotes', 'quotes', 'quotes'])
  })

  it('of another customer neither hear what this one is sent, nor want anything of its stream', async () => {
    const { asked, send, write } = server()
    const { tabs } = browser()
    const [first, other] = [open(send, tabs()), open(send, tabs(), '2')]
    other.want({ quotes: ['B'], depth: [], own: true })
    await pass(500)
    write(ready('e-1-0') + quotes('e-2-0'))
    await pass(0)
    expect(first.names()).toEqual(['open', 'beat', 'quotes'])
    expect(other.events).toEqual([])
    expect(asked.map(({ url }) => url.search)).toEqual(['?quotes=A&own=1'])
  })
})
