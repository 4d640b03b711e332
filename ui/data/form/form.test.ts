import { describe, expect, it } from 'vitest'
import { type Problem, problemAt } from '../../../domain/validation/problem.ts'
import { makeForm } from './form.ts'

interface Draft {
  readonly name: string
  readonly code: string
}
type Code = 'missing' | 'long' | 'taken'

const rules = (draft: Draft): ReadonlyArray<Problem<keyof Draft, Code>> => [
  ...problemAt('name', draft.name === '' ? 'missing' : draft.name.length > 3 ? 'long' : undefined),
  ...problemAt('code', draft.code === '' ? ('missing' as const) : undefined),
]
const form = () => makeForm<Draft, Code>({ name: '', code: '' }, rules)

/** A send that the test ends. */
const slow = () => {
  let end = () => {}
  let count = 0
  const send = () => {
    count += 1
    return new Promise<void>((resolve) => {
      end = resolve
    })
  }
  return { send, end: () => end(), count: () => count }
}

describe('form', () => {
  it('shows no error while the customer types, and shows it once the field has lost the focus', () => {
    const it = form()
    it.change('name', 'long name')
    expect(it.errors.value).toEqual({})
    it.leave('name')
    expect(it.errors.value).toMatchObject({ name: 'long' })
    it.change('name', 'abc')
    expect(it.errors.value.name).toBeUndefined()
  })

  it('is told of the input that was left by its name, and takes no other name for a field', () => {
    const it = form()
    it.change('name', 'long name')
    it.leaveInput('search')
    it.leaveInput('toString')
    expect(it.errors.value).toEqual({})
    it.leaveInput('name')
    expect(it.errors.value).toMatchObject({ name: 'long' })
  })

  it('does not call an empty field wrong before it is sent', async () => {
    const it = form()
    it.leave('name')
    expect(it.errors.value.name).toBeUndefined()
    expect(await it.submit(async () => {})).toBe('name')
    expect(it.errors.value).toMatchObject({ name: 'missing', code: 'missing' })
  })

  it('returns the first invalid field in the order of the screen', async () => {
    const it = form()
    it.change('name', 'abc')
    expect(await it.submit(async () => {})).toBe('code')
  })

  it('sends once however often it is pressed', async () => {
    const it = form()
    const wire = slow()
    it.change('name', 'abc')
    it.change('code', '1')
    const first = it.submit(wire.send)
    expect(it.sending.value).toBe(true)
    expect(await it.submit(wire.send)).toBeNull()
    wire.end()
    expect(await first).toBeNull()
    expect(wire.count()).toBe(1)
    expect(it.sending.value).toBe(false)
  })

  it('waits for what fills a field before it checks, and still sends once', async () => {
    let arrive = () => {}
    const filled = new Promise<void>((resolve) => (arrive = resolve))
    const it = makeForm<Draft, Code>({ name: '', code: '1' }, rules, () => filled)
    const wire = slow()
    const pressed = it.submit(wire.send)
    expect([it.sending.value, it.errors.value, await it.submit(wire.send)]).toEqual([true, {}, null])
    it.change('name', 'abc')
    arrive()
    await Promise.resolve()
    wire.end()
    expect([await pressed, wire.count(), it.sending.value]).toEqual([null, 1, false])
  })

  it('can be sent again after a send that threw', async () => {
    const it = form()
    it.change('name', 'abc')
    it.change('code', '1')
    await expect(it.submit(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(it.sending.value).toBe(false)
  })

  it('shows what the server refused at its field until that field changes', async () => {
    const it = form()
    it.change('name', 'abc')
    it.change('code', '1')
    expect(await it.submit(async () => it.refuse('code', 'taken'))).toBe('code')
    it.change('name', 'abd')
    expect(it.errors.value.code).toBe('taken')
    it.change('code', '2')
    expect(it.errors.value.code).toBeUndefined()
  })

  it('discards everything when cleared', async () => {
    const it = form()
    it.change('name', 'abcd')
    await it.submit(async () => {})
    it.clear()
    expect(it.draft.value).toEqual({ name: '', code: '' })
    expect(it.errors.value).toEqual({})
  })
})
