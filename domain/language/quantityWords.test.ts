import { describe, expect, it, onTestFinished } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { isReadTwoWays, prepareQuantityWords, quantityInWords } from './quantityWords.ts'

describe('a quantity in words', () => {
  it.each([
    ['en-GB', '1 thousand', '12 thousand 345', '2 million 500'],
    ['es', 'mil', '12 mil 345', '2 millones 500'],
    ['it', 'mille', '12 mila 345', '2 milioni 500'],
    ['ms', 'seribu', '12 ribu 345', '2 juta 500'],
    ['zh-Hant', '1000', '1萬2345', '200萬500'],
    ['zh-Hans', '1000', '1万2345', '200万500'],
    ['ko', '천', '1만 2345', '200만 500'],
    ['ar', 'ألف', '12 ألف و345', '2 مليون و500'],
  ])('in %s', (tag, thousand, more, millions) => {
    const said = ['1000', '12345', '2000500'].map((text) => quantityInWords(decimal(text), tag))
    expect(said).toEqual([thousand, more, millions])
  })

  it('is not needed where the figures can be read in one way only', () => {
    expect(['0', '1', '100', '999'].map((text) => quantityInWords(decimal(text), 'en-GB'))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('is not said of less than nothing', () => {
    expect(['-1', '-1234', '-1.5', '-1234.5'].map((text) => quantityInWords(decimal(text), 'en-GB'))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('names the thousands within ten thousand where the language has a word for them', () => {
    const said = ['5000', '25000', '5001'].map((text) => quantityInWords(decimal(text), 'ko'))
    expect(said).toEqual(['5천', '2만 5천', '5001'])
  })

  it('has the decimal sign of the language', () => {
    expect(quantityInWords(decimal('1.234'), 'en-GB')).toBe('1.234')
    expect(quantityInWords(decimal('0.05'), 'es')).toBe('0,05')
    expect(quantityInWords(decimal('1234.5'), 'en-GB')).toBe('1 thousand 234.5')
    expect(quantityInWords(decimal('2000.5'), 'en-GB')).toBe('2 thousand 0.5')
  })

  it('is needed where the dot or comma between thousands is the decimal sign of the language', () => {
    const figures = ['1.000', '12.345', '1,000', '999', '1.000.000', '1.234,5']
    const read = (tag: string) => figures.filter((figure) => isReadTwoWays(figure, tag))
    for (const tag of ['en-GB', 'ms', 'zh-Hant', 'zh-Hans', 'ko'])
      expect([tag, read(tag)]).toEqual([tag, ['1.000', '12.345']])
    for (const tag of ['es', 'it']) expect([tag, read(tag)]).toEqual([tag, ['1,000']])
  })

  it('creates the formats of a language once, before the first quantity where that was asked for', () => {
    const { NumberFormat } = Intl
    let created = 0
    Intl.NumberFormat = new Proxy(NumberFormat, {
      construct: (format, options) => {
        created += 1
        return Reflect.construct(format, options)
      },
    })
    onTestFinished(() => void (Intl.NumberFormat = NumberFormat))
    prepareQuantityWords('en-CA')
    expect(created).toBe(2)
    const said = ['1000', '1234.5'].map((text) => quantityInWords(decimal(text), 'en-CA'))
    expect(said).toEqual(['1 thousand', '1 thousand 234.5'])
    expect(created).toBe(2)
  })
})
