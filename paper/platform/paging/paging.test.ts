import { describe, expect, it } from 'vitest'
import { isRejection } from '../rejection/rejection.ts'
import { listRequestOf } from './listRequest.ts'
import { type Page, pageAnswer, pageOf } from './cursor.ts'
import { makeCursorSeal, sealPage } from './cursorSeal.ts'
import { rangeOf } from './range.ts'

const LIST = { path: '/funds/depositlist', customerId: 'c1', fields: { type: 'EUR' } }
const first = pageOf(LIST, {}) as Page
const cursor = first.cursorAfter('0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12')

describe('a cursor', () => {
  it('continues where the previous page ended, whatever the size of the pages', () => {
    expect(pageOf(LIST, { cursor })).toMatchObject({ after: '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12', limit: 20 })
    const resized = pageOf({ ...LIST, fields: { ...LIST.fields, limit: '5', cursor } }, { cursor, limit: '5' })
    expect(resized).toMatchObject({ limit: 5 })
  })

  it.each([
    ['another call', { ...LIST, path: '/exchange/list' }, cursor],
    ['another customer', { ...LIST, customerId: 'c2' }, cursor],
    ['other fields', { ...LIST, fields: { type: 'USD' } }, cursor],
    ['nobody', LIST, 'bm90IG91cnM'],
    ['a page that was cut off', LIST, cursor.slice(0, -8)],
    ['a forged key', LIST, `${cursor.slice(0, 16)}${Buffer.from('7').toString('base64url')}`],
    ['an invalid key', LIST, first.cursorAfter("' or true")],
  ])('of %s is refused', (_, listing, foreign) => {
    expect(pageOf(listing, { cursor: foreign })).toMatchObject({ code: 'invalid-parameters', field: '/cursor' })
  })
})

describe('the seal of a cursor', () => {
  const { open, seal } = makeCursorSeal('key')

  it('is opened by every process with the key', () => {
    expect(makeCursorSeal('key').open(seal(cursor))).toBe(cursor)
    expect(seal('')).toBe('')
  })

  it.each([
    ['a client without the key', cursor],
    ['a broker with another key', makeCursorSeal('other').seal(cursor)],
    ['one that was changed', `${seal(cursor)}A`],
    ['one that was cut off', seal(cursor).slice(0, 10)],
    ['nothing', ''],
  ])('of %s is not opened', (_, text) => {
    expect(open(text)).toBeUndefined()
  })
})

it('the cursors of rows are sealed too, each as that of a page', () => {
  const cursors = makeCursorSeal('key')
  const rows = [{ money: '2.00', next: 'after' }, { money: '1.00', next: '' }, 'no row']
  expect(sealPage(cursors, rows)).toEqual([
    { money: '2.00', next: cursors.seal('after') },
    { money: '1.00', next: '' },
    'no row',
  ])
})

it('a page has a cursor only where there is another page', () => {
  const rows = ['a1', 'b2', 'c3']
  const of = (limit: string) => {
    const page = pageOf(LIST, { limit }) as Page
    return pageAnswer(page, rows.slice(0, page.limit + 1), String, (row) => row.toUpperCase())
  }
  expect(of('3')).toEqual({ list: ['A1', 'B2', 'C3'], next: '' })
  const { list, next } = of('2')
  expect([list, (pageOf(LIST, { cursor: next }) as Page).after]).toEqual([['A1', 'B2'], 'b2'])
})

describe('a range', () => {
  it('is open at an end that is not given, and covers 366 days at most', () => {
    expect(rangeOf({ from: '7' })).toEqual({ from: new Date(7), to: undefined })
    const days = (count: number) => rangeOf({ from: '0', to: String(count * 86_400_000) })
    expect([isRejection(days(366)), isRejection(days(367)), isRejection(days(0))]).toEqual([false, true, true])
  })

  it('is refused together with its page', () => {
    expect(listRequestOf('/x', 'c1', { from: '8', to: '7' })).toMatchObject({
      code: 'invalid-parameters',
      field: '/to',
    })
    expect(listRequestOf('/x', 'c1', { cursor: 'x' })).toMatchObject({ field: '/cursor' })
  })
})
