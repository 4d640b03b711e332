import { describe, expect, it } from 'vitest'
import {
  freeListName,
  type InstrumentList,
  listed,
  listNameProblem,
  LONGEST_LIST_NAME,
  MOST_LISTED,
  placeList,
  putOn,
  reorder,
  takeOff,
  tidyListName,
} from './lists.ts'
import { alreadyOwned, readShared, sharedParameters } from './sharedList.ts'

const list = (codes: string, id = 'a'): InstrumentList => ({ id, name: id, codes: codes.split('') })
const codesOf = ({ codes }: InstrumentList) => codes.join('')

describe('the name of a list', () => {
  it.each([
    ['  Dividends   at home ', 'Dividends at home'],
    ['رابحة\u00a0اليوم', 'رابحة اليوم'],
    ['Te\u0301cnica', 'T\u00e9cnica'],
    ['\u202eabc\u2066\0 d\r\ne', 'abc d e'],
    // A joiner belongs to the word.
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('%j is stored as %j', (typed, kept) => expect(tidyListName(typed)).toBe(kept))

  it.each([
    ['   ', 'empty'],
    ['x'.repeat(LONGEST_LIST_NAME), undefined],
    ['x'.repeat(LONGEST_LIST_NAME + 1), 'long'],
    // A character outside the basic plane counts once.
    ['𠮷'.repeat(LONGEST_LIST_NAME), undefined],
    ['tech', 'taken'],
    ['Ｔｅｃｈ ', 'taken'],
    ['Technik', undefined],
    [`a${'\u0333'.repeat(399)}`, undefined],
    [`a${'\u0333'.repeat(400)}`, 'long'],
  ])('%j beside “Tech”: %s', (typed, problem) => expect(listNameProblem(typed, ['All', 'Tech'])).toBe(problem))

  it('gets a number where a shared list has a name in use, and stays within its length', () => {
    expect(freeListName('Tech', [])).toBe('Tech')
    expect(freeListName('Tech', ['tech', 'Tech 2'])).toBe('Tech 3')
    expect(freeListName(`${'x'.repeat(29)} yy`, [])).toBe('x'.repeat(29))
    const long = 'x'.repeat(40)
    expect(freeListName(long, [freeListName(long, [])])).toBe(`${'x'.repeat(LONGEST_LIST_NAME - 2)} 2`)
  })
})

describe('the instruments of a list', () => {
  it('are those that are watched now, in the order of the list', () => {
    const watched = [{ code: 'A' }, { code: 'B' }, { code: 'C' }]
    expect(listed(list('CXA'), watched)).toEqual([{ code: 'C' }, { code: 'A' }])
  })

  it('are put on top once, and stay in their place when put again', () => {
    expect(codesOf(putOn(list('AB'), ['C', 'B', 'C']))).toBe('CAB')
  })

  it('are never more than the most', () => {
    const full = { ...list(''), codes: Array.from({ length: MOST_LISTED }, (_, nth) => `N${nth}`) }
    const { codes } = putOn(full, ['A'])
    expect([codes.length, codes[0], codes.includes(`N${MOST_LISTED - 1}`)]).toEqual([MOST_LISTED, 'A', false])
  })

  it('are taken off, and moved before those that are not shown', () => {
    expect(codesOf(takeOff(list('ABC'), 'B'))).toBe('AC')
    expect(codesOf(reorder(list('AXBC'), ['C', 'A', 'B']))).toBe('CABX')
  })
})

it('a list is moved to a place among the lists', () => {
  const lists = [list('', 'a'), list('', 'b'), list('', 'c')]
  const ids = (id: string, to: number) =>
    placeList(lists, id, to)
      .map((one) => one.id)
      .join('')
  expect([ids('a', 2), ids('c', 0), ids('b', 1), ids('x', 0)]).toEqual(['bca', 'cab', 'abc', 'abc'])
})

describe('a shared list', () => {
  it('reads what it was written as', () => {
    const { list: name, codes } = sharedParameters({ name: 'Renta & más', codes: ['MY0101', 'BTC-P'] })
    expect(readShared(name, codes)).toEqual({ name: 'Renta & más', codes: ['MY0101', 'BTC-P'] })
  })

  it('leaves out what no instrument can be called, and repeated codes', () => {
    expect(readShared('A', 'MY0101,,<b>,my1,MY0101,X')?.codes).toEqual(['MY0101', 'X'])
    expect(readShared('A', `MY0101<b>,${'A'.repeat(20)},${'B'.repeat(21)}`)?.codes).toEqual(['A'.repeat(20)])
    expect(readShared('A', '<script>')).toBeNull()
    expect(readShared(undefined, undefined)).toBeNull()
  })

  it('has a name of the usual length, or none', () => {
    expect([readShared('x'.repeat(99), 'A')?.name.length, readShared(undefined, 'A')?.name]).toEqual([
      LONGEST_LIST_NAME,
      '',
    ])
  })

  it('has a name that takes little room, whatever is heaped on its characters', () => {
    const heaped = `a${'\u0333'.repeat(100)}`.repeat(30)
    const name = readShared(heaped, 'A')?.name ?? ''
    expect([name.length < 500, name.startsWith('a\u0333')]).toEqual([true, true])
    expect(readShared(`a${'\u0333'.repeat(100_000)}`, 'A')?.name).toBe(`a${'\u0333'.repeat(399)}`)
    // Four characters of a hundred units each; with a number behind them, three have room.
    const four = `a${'\u0333'.repeat(99)}`.repeat(4)
    expect(freeListName(four, [])).toBe(four)
    expect(freeListName(four, [four])).toBe(`${four.slice(0, 300)} 2`)
  })

  it('has no more instruments than a list', () => {
    const many = Array.from({ length: MOST_LISTED + 9 }, (_, nth) => `N${nth}`).join()
    expect(readShared('A', many)?.codes).toHaveLength(MOST_LISTED)
  })

  it('is known where the customer has its name and its instruments, in whatever order', () => {
    const own = [
      { id: '1', name: 'Wood', codes: ['A', 'B', 'C'] },
      { id: '2', name: 'Wood 2', codes: ['A', 'B'] },
    ]
    const known = (name: string, ...codes: ReadonlyArray<string>) => alreadyOwned(own, { name, codes })?.id
    expect([known(' wood', 'C', 'A', 'B'), known('Wood', 'A', 'B'), known('Wood 2', 'A', 'B', 'C')]).toEqual([
      '1',
      undefined,
      undefined,
    ])
    expect([known('Wood', 'A', 'B', 'X'), known('Wood', 'X', 'Y', 'Z')]).toEqual([undefined, undefined])
  })
})
