import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOwn, foldLetters, initialConsonants, isFoundBy, isOneErrorApart, rankOf } from './searching.ts'

const keysOf = (code: string, ...names: ReadonlyArray<string>) => ({
  code: foldLetters(code),
  names: names.map(foldLetters),
  sounds: [],
})
const SAMSUNG = keysOf('005930', '삼성전자', 'Samsung Electronics')
const ARAMCO = keysOf('2222', 'أرامكو السعودية')
const BANK = keysOf('1120', 'مصرف الراجحي للإستثمار المدينة')

const EURO = { code: 'eurusd', names: ['euro / us dollar'], sounds: [] }
const BITCOIN = { code: 'btc-p', names: ['bitcoin'], sounds: [] }

describe('a search', () => {
  it.each([
    ['삼성', SAMSUNG, 1],
    ['전자', SAMSUNG, 3],
    ['삼서', SAMSUNG, 1],
    ['ㅅㅅㅈㅈ', SAMSUNG, 1],
    ['ㅈㅈ', SAMSUNG, 3],
    ['ㅎㄷ', SAMSUNG, undefined],
    ['ارامكو', ARAMCO, 1],
    ['اَرامكــو', ARAMCO, 1],
    ['إرامكو', ARAMCO, 1],
    ['السعوديه', ARAMCO, 2],
    ['المدينه', BANK, 2],
    ['الراجحى', BANK, 2],
    ['samsnug', SAMSUNG, 4],
    ['samsng', SAMSUNG, 4],
    ['samssung', SAMSUNG, 4],
    ['semsung', SAMSUNG, 4],
    ['elektronics', SAMSUNG, 4],
    ['semsnug', SAMSUNG, undefined],
    ['sem', SAMSUNG, undefined],
    ['005931', SAMSUNG, undefined],
    ['005930', SAMSUNG, 0],
    ['', SAMSUNG, undefined],
    // The shortest with an error, and the beginning of a longer word.
    ['sems', SAMSUNG, 4],
    ['elektron', SAMSUNG, 4],
    ['ellectro', SAMSUNG, 4],
    ['7samsung', SAMSUNG, undefined],
    ['samsung7', SAMSUNG, undefined],
    ["'", SAMSUNG, undefined],
    ['-', SAMSUNG, undefined],
    ['EUR/USD', EURO, 0],
    ['eur-u', EURO, 1],
    ['btcp', BITCOIN, 0],
    ['BTC-P', BITCOIN, 0],
    ['btc-', BITCOIN, 1],
    ['/', EURO, 2],
    ['eur/jpy', EURO, undefined],
  ] as const)('for %s ranks', (keyword, keys, rank) => {
    expect(rankOf(keys, foldLetters(keyword))).toBe(rank)
  })

  it('a sound ranks with names for who reads Chinese, and after every name for others', () => {
    const keys = { code: '737Z', names: ['hakumei precision', '薄明精机'], sounds: ['bmjj', 'baomingjingji'] }
    expect([rankOf(keys, 'ba', true), rankOf(keys, 'ba', false)]).toEqual([1, 4])
    expect(['ba', 'bao ming', 'bao’ming', "'"].map((keyword) => rankOf(keys, keyword))).toEqual([1, 1, 1, undefined])
    expect(rankOf(keys, 'hakumei', false)).toBe(1)
    expect(rankOf(keys, 'prec', false)).toBe(2)
    expect(rankOf(keys, 'bx', false)).toBeUndefined()
  })

  it.each([
    ['ٱىة', 'ايه'],
    ['  Ｓａｍｓｕｎｇ\t \n Électronics ', 'samsung electronics'],
  ])('compares %j as %j', (text, folded) => expect(foldLetters(text)).toBe(folded))

  it('takes the initial consonants of Hangul alone', () => {
    expect(initialConsonants(foldLetters('삼성 A1 하이닉스'))).toBe(foldLetters('ㅅㅅㅎㅇㄴㅅ'))
  })
})

const word = fc.string({ unit: fc.constantFrom(...'abcd'.split('')), maxLength: 8 })

describe('one error', () => {
  /** Every text with at most one letter changed, added, removed or swapped. */
  const around = (text: string): ReadonlySet<string> => {
    const all = new Set([text])
    for (let at = 0; at <= text.length; at += 1) {
      const [before, after] = [text.slice(0, at), text.slice(at)]
      all.add(before + after.slice(1))
      all.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2))
      for (const letter of 'abcd') {
        all.add(before + letter + after)
        if (after !== '') all.add(before + letter + after.slice(1))
      }
    }
    return all
  }

  it.each([
    ['ab', 'ba', true],
    ['xaby', 'xbay', true],
    ['ab', 'bc', false],
    ['ab', 'ca', false],
    ['abc', 'bad', false],
    ['abcd', 'ab', false],
    ['', 'a', true],
    ['', 'ab', false],
  ])('%j and %j: %s', (a, b, expected) => {
    expect([isOneErrorApart(a, b), isOneErrorApart(b, a)]).toEqual([expected, expected])
  })

  it('is what a list of all errors has', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneErrorApart(a, b)).toBe(around(a).has(b))
        expect([...around(a)].filter((near) => !isOneErrorApart(a, near))).toEqual([])
      }),
    )
  })
})

describe('what the app itself knows', () => {
  const find = (keyword: string, byWords?: boolean) =>
    findOwn(
      ['Bank transfer', 'Fund password', 'Log-in password', 'Withdraw', 'Fees'],
      (name) => ({ code: '', names: [name] }),
      keyword,
      byWords,
    )

  it('is found by its beginning before a later word, and by typing errors', () => {
    expect(find('with')).toEqual(['Withdraw'])
    expect(find('withdarw')).toEqual(['Withdraw'])
    expect(find('f')).toEqual(['Fund password', 'Fees', 'Bank transfer'])
    expect(find('zzzz')).toEqual([])
    // Only a code is compared without its signs, and these have none.
    expect(find('-')).toEqual(['Log-in password'])
    expect(find('')).toEqual([])
  })

  it('is found by a word of what was typed where that is asked for', () => {
    expect(find('change password', true)).toEqual(['Fund password', 'Log-in password'])
    expect(find('change password')).toEqual([])
    // A word of three letters finds nothing by itself, one of four does.
    expect(find('fee password', true)).toEqual(['Fund password', 'Log-in password'])
    expect(find('bank zzzzz', true)).toEqual(['Bank transfer'])
    expect(find('log-in password', true)).toEqual(['Log-in password', 'Fund password'])
  })

  it('is why an instrument was found where its name matches', () => {
    expect(isFoundBy('茂森園實業', '茂森')).toBe(true)
    expect(isFoundBy('Serimba Plantations', '茂森')).toBe(false)
    expect(isFoundBy('Serimba Plantations', '/')).toBe(false)
    expect(isFoundBy('Serimba Plantations', 'plantatoins')).toBe(true)
  })
})
