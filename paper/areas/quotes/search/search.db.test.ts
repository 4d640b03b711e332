import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LISTINGS } from '../../../market/listing/listings.ts'
import type { Session, TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'

let paper: TestBroker
let mine: Session
beforeAll(async () => {
  paper = await reusedTestBroker()
  mine = await paper.customer()
})
afterAll(() => paper.stop())

const search = async (keyword: string, more: Record<string, string> = {}) => {
  const answer = await paper.call('/quotes/search', { keyword, ...more }, mine)
  expect(answer).toMatchObject({ httpStatus: 200, status: 1 })
  return answer.data
}
const codes = async (keyword: string, more?: Record<string, string>): Promise<ReadonlyArray<string>> =>
  (await search(keyword, more)).list.map(({ code }) => code)

describe('search', () => {
  it.each([
    ['the code', '96010', '96010'],
    ['the code in small letters', 'eurusd', 'EURUSD'],
    ['the code in full width', '９６０１０', '96010'],
    ['the name', 'serimba plant', '96010'],
    ['the name with accents and capitals', 'SÉRIMBÁ', '96010'],
    ['a word of the name', 'Airways', 'JRVNQ'],
    ['the Chinese name', '诗林巴', '96010'],
    ['a part of the Chinese name', '林巴种植', '96010'],
    ['traditional letters for a simplified name', '詩林巴種植', '96010'],
    ['simplified letters for a traditional name', '霁禾半导体', '97101'],
    ['initials', 'slbzz', '96010'],
    ['the beginning of the initials', 'SLBZ', '96010'],
    ['whole pinyin', 'shilinba', '96010'],
    ['whole pinyin with spaces', 'shi lin ba', '96010'],
    ['ü written u', 'luye', 'VERDUSDT'],
    ['ü written v', 'lvye', 'VERDUSDT'],
    ['a name with a letter too many', 'seriimba', '96010'],
    ['a name with two letters swapped', 'sreimba', '96010'],
    ['pinyin with a wrong letter', 'shilimba', '96010'],
  ])('finds by %s', async (_, keyword, code) => {
    expect(await codes(keyword, { limit: '100' })).toContain(code)
  })

  it('shows what only its pinyin finds after every name, to who does not read Chinese', async () => {
    const inLatin = ({ name }: { readonly name: string }) => name.toLowerCase().includes('ba')
    const order = async (more: Record<string, string>) =>
      (await search('ba', { limit: '100', ...more })).list.map(inLatin)
    const shown = await order({ language: 'us' })
    expect(shown.indexOf(false)).toBeGreaterThan(5)
    expect(shown.lastIndexOf(true)).toBeLessThan(shown.indexOf(false))
    for (const more of [{ language: 'cn' }, { language: 'tw' }, {}]) {
      const read = await order(more)
      expect(read.lastIndexOf(true)).toBeGreaterThan(read.indexOf(false))
    }
  })

  it('sorts the exact code first, then what begins with it, then what contains it, each by code', async () => {
    const { list } = await search('usd', { limit: '100' })
    const found: ReadonlyArray<string> = list.map(({ code }) => code)
    const beginning = found.filter((code) => code.startsWith('USD'))
    expect(beginning).toEqual(
      LISTINGS.map(({ instrument }) => instrument.code)
        .filter((code) => code.startsWith('USD'))
        .toSorted(),
    )
    expect(found.slice(0, beginning.length)).toEqual(beginning)

    const semi = await search('semicon', { limit: '100' })
    const names = semi.list.map(({ name }) => name.toLowerCase())
    expect(names.length).toBeGreaterThan(3)
    expect(names.every((name) => name.includes('semicon'))).toBe(true)
    expect(await codes('aurnusdt')).toEqual(['AURNUSDT'])

    // "Gold Continuous" has the code GOLD1: a code that begins so, before names that contain it.
    const gold = await codes('gold1')
    expect(gold[0]).toBe('GOLD1')
  })

  it('lists what has a typing error after what is right', async () => {
    const { list } = await search('aurora', { limit: '100' })
    const right = list.map(({ name }) => name.toLowerCase().includes('aurora'))
    expect(right).toEqual(right.toSorted((a, b) => Number(b) - Number(a)))
    expect(await codes('serimba')).toContain('96010')
    expect(await codes('96019')).not.toContain('96010')
  })

  it('finds nothing where nothing matches', async () => {
    expect(await search('zzzzzz')).toEqual({ list: [], next: '' })
    expect(await search('´')).toEqual({ list: [], next: '' })
  })

  it('stays within a market', async () => {
    const { list } = await search('tech', { market: 'CN', limit: '100' })
    expect(list.length).toBeGreaterThan(1)
    expect(new Set(list.map(({ market }) => market))).toEqual(new Set(['CN']))
  })

  it('is paged without gaps or repeats', async () => {
    const all = await codes('a', { limit: '100' })
    const seen: Array<string> = []
    let cursor: Record<string, string> = {}
    while (seen.length < 40) {
      const { list, next } = await search('a', { limit: '9', ...cursor })
      seen.push(...list.map(({ code }) => code))
      if (next === '') break
      cursor = { cursor: next }
    }
    expect(seen).toEqual(all.slice(0, seen.length))
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('marks watched instruments', async () => {
    const requestid = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a11'
    await paper.call('/quotes/watchadd', { codes: '96010', requestid }, mine)
    const { list } = await search('9601')
    expect(list.map(({ code, watched }) => [code, watched])).toEqual([
      ['96010', true],
      ['96017', false],
    ])
  })
})
