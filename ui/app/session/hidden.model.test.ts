import { describe, expect, it } from 'vitest'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeHiddenModel } from './hidden.model.ts'
import { eventually } from '../../testing/eventually.ts'

describe('hide toggle', () => {
  it('hides figures until the stored preference is read', async () => {
    const { app } = makeFakeApp({})
    const { hidden } = makeHiddenModel(app)
    expect(hidden.value).toBe(true)
    await eventually(() => expect(hidden.value).toBe(false))
  })

  it('is stored on the device', async () => {
    const kept = new Map<string, string>()
    const first = makeHiddenModel(makeFakeApp({}, kept).app)
    await eventually(() => expect(first.hidden.value).toBe(false))
    first.toggle()
    expect(first.hidden.value).toBe(true)
    await eventually(() => expect(kept.get('hideFigures')).toBe('1'))
    const second = makeHiddenModel(makeFakeApp({}, kept).app)
    await new Promise((resolve) => setImmediate(resolve))
    expect(second.hidden.value).toBe(true)
  })

  it('applies a tap that came before the stored preference was read', async () => {
    const kept = new Map([['hideFigures', '1']])
    const { hidden, toggle } = makeHiddenModel(makeFakeApp({}, kept).app)
    toggle()
    await new Promise((resolve) => setImmediate(resolve))
    expect(hidden.value).toBe(false)
  })
})
