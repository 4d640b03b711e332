import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONGEST_KEYWORD, MOST_RECENT, readRecent, remember, tidyKeyword } from './recent.ts'

describe('recent searches', () => {
  it('are newest first, without duplicates in other case', () => {
    expect(['kin', 'HP', 'Kin', '  hp '].reduce<ReadonlyArray<string>>(remember, [])).toEqual(['hp', 'Kin'])
  })

  it('are at most twenty', () => {
    const many = Array.from({ length: 30 }, (_, nth) => `K${nth}`)
    const kept = many.reduce<ReadonlyArray<string>>(remember, [])
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([MOST_RECENT, 'K29', 'K10'])
  })

  it('leave out texts of spaces only', () => {
    expect(remember(['a'], '   ')).toEqual(['a'])
  })

  it.each([
    [null, []],
    ['', []],
    ['not json', []],
    ['{"a":1}', []],
    ['"0317"', []],
    ['null', []],
    ['["0317","kin"]', ['0317', 'kin']],
    ['["a",null,3,{"b":1},["c"]," ","b","A"]', ['a', 'b']],
  ] as const)('are read from %s as %j', (kept, read) => {
    expect(readRecent(kept)).toEqual(read)
  })

  it('are restored as they were stored, and never more, longer or twice', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60, unit: 'grapheme' }), { maxLength: 40 }), (typed) => {
        const kept = typed.reduce<ReadonlyArray<string>>(remember, [])
        expect(readRecent(JSON.stringify(kept))).toEqual(kept)
        expect(kept.length).toBeLessThanOrEqual(MOST_RECENT)
        expect(new Set(kept.map((one) => one.toLowerCase())).size).toBe(kept.length)
        for (const one of kept) expect([one.length <= LONGEST_KEYWORD, tidyKeyword(one)]).toEqual([true, one])
      }),
    )
  })
})
