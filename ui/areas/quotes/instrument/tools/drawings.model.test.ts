import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimal, formatDecimal } from '../../../../../domain/money/decimal.ts'
import { MOST_DRAWINGS } from '../../../../charts/tools/drawings.ts'
import { makeFakeApp } from '../../../../testing/fakeApp.ts'
import { NOW } from '../../../../testing/now.ts'
import { pass } from '../../../../testing/time.ts'
import { device } from '../../testing/samples.ts'
import { makeDrawingsModel } from './drawings.model.ts'
import { readDrawings } from './keptDrawings.ts'
import { makeToolsOpenModel } from './toolsOpen.model.ts'

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

const at = (price: string) => ({ time: NOW, price: decimal(price) })
const KEY = 'drawings.88001234.A'

const setUp = async (kept = new Map<string, string>(), account = '88001234') => {
  let see = (_isSeen: boolean): void => undefined
  const platform = {
    ...device().platform,
    watchVisible: (tell: typeof see) => {
      see = tell
      return () => undefined
    },
  }
  const fake = makeFakeApp({ ...device(), platform, credentials: { current: () => ({ account, token: 't' }) } }, kept)
  const model = fake.app.model(makeDrawingsModel)
  const open = async (code: string) => {
    await model.open(code)
    await pass(0)
  }
  await open('A')
  const shown = () =>
    model.drawings.value.map(({ kind, points }) => [kind, ...points.map(({ price }) => formatDecimal(price))].join(' '))
  return { ...fake, model, open, shown, see: (isSeen: boolean) => see(isSeen) }
}

describe('the drawings on an instrument', () => {
  it('are kept for the customer and the instrument, with every decimal', async () => {
    const { model, kept, open, shown } = await setUp()
    model.choose('trend')
    model.place('trend', [at('1.50'), at('2.00')], '')
    expect(model.tool.value).toBeNull()
    await pass(0)
    expect([...kept.keys()]).toEqual([KEY])
    await open('B')
    expect(shown()).toEqual([])
    await open('A')
    expect(shown()).toEqual(['trend 1.50 2.00'])
    const other = await setUp(kept, '88009999')
    expect(other.shown()).toEqual([])
  })

  it('can be moved, deleted, all deleted, and each change undone', async () => {
    const { model, kept, shown } = await setUp()
    model.place('horizontal', [at('1.00')], '')
    model.place('text', [at('3.00')], 'gap')
    model.move(1, [at('1.10')])
    model.remove(2)
    expect(shown()).toEqual(['horizontal 1.10'])
    model.clear()
    await pass(0)
    expect([shown(), kept.has(KEY)]).toEqual([[], false])
    model.undo()
    expect(shown()).toEqual(['horizontal 1.10'])
    model.undo()
    expect(model.drawings.value[1]).toMatchObject({ kind: 'text', text: 'gap' })
    model.undo()
    model.undo()
    model.undo()
    model.undo()
    await pass(0)
    expect([shown(), model.past.value.length, kept.has(KEY)]).toEqual([[], 0, false])
  })

  it('that another tab has drawn are there when the page is seen again, and are not lost by the next change', async () => {
    const kept = new Map<string, string>()
    const [here, there] = [await setUp(kept), await setUp(kept)]
    const stop = here.model.follow()
    here.model.place('horizontal', [at('1.00')], '')
    await pass(0)
    there.see(false)
    const leave = there.model.follow()
    there.see(true)
    await pass(0)
    there.model.place('horizontal', [at('2.00')], '')
    await pass(0)
    here.see(false)
    here.see(true)
    await pass(0)
    expect(here.shown()).toEqual(['horizontal 1.00', 'horizontal 2.00'])
    // What the other tab drew is not undone here.
    here.model.undo()
    expect(here.shown()).toEqual(['horizontal 1.00', 'horizontal 2.00'])
    stop()
    leave()
  })

  it('can be added across what is visible, up to a number', async () => {
    const { model } = await setUp()
    model.addThere('trend', '')
    expect(model.drawings.value).toEqual([])
    model.suggestBy(() => [at('1.00'), at('2.00')])
    for (let nth = 0; nth < MOST_DRAWINGS + 5; nth++) model.addThere('trend', '')
    expect(model.drawings.value).toHaveLength(MOST_DRAWINGS)
    expect(new Set(model.drawings.value.map(({ id }) => id)).size).toBe(MOST_DRAWINGS)
  })

  it('have their tools downloaded at the next visit only where there are some', async () => {
    const kept = new Map([[KEY, '[]']])
    const { app } = await setUp(kept)
    const tools = app.model(makeToolsOpenModel)
    await tools.open('B')
    expect(tools.hasDrawings.value).toBe(false)
    await tools.open('A')
    expect(tools.hasDrawings.value).toBe(true)
  })
})

it.each([
  null,
  'nonsense',
  '[{"id":1,"kind":"circle","points":[],"text":""}]',
  '[{"id":1,"kind":"trend","points":[{"time":1,"price":"1.0"}],"text":""}]',
  '[{"id":1,"kind":"horizontal","points":[{"time":1e400,"price":"1.0"}],"text":""}]',
  '[{"id":1,"kind":"horizontal","points":[{"time":9e15,"price":"1.0"}],"text":""}]',
  '[{"id":1,"kind":"horizontal","points":[{"time":1,"price":"1e999999999"}],"text":""}]',
  '[{"id":1e300,"kind":"horizontal","points":[{"time":1,"price":"1.0"}],"text":""}]',
  '['.repeat(5_000),
])('%s is read as no drawings', (kept) => {
  expect(readDrawings(kept)).toEqual([])
})

it('reads no more drawings than an instrument has at most, each id once', () => {
  const drawing = (id: number) => ({ id, kind: 'horizontal', points: [{ time: 1, price: '1.0' }], text: '' })
  const many = Array.from({ length: MOST_DRAWINGS + 40 }, (_, nth) => drawing(Math.floor(nth / 2)))
  const more = Array.from({ length: MOST_DRAWINGS + 40 }, (_, nth) => drawing(nth))
  expect(readDrawings(JSON.stringify(many))).toHaveLength(MOST_DRAWINGS / 2 + 20)
  expect(readDrawings(JSON.stringify(more))).toHaveLength(MOST_DRAWINGS)
})
