import { describe, expect, it } from 'vitest'
import { CURRENCIES } from '../../domain/money/money.ts'
import { currencyName, currencyOptions } from './currencyNames.ts'
import { LOCALES, localeRow } from './locales.ts'

/** EUR, USD, USDT, CNY and MYR, as a broker of each language prints them. */
const PRINTED: ReadonlyArray<readonly [code: string, names: ReadonlyArray<string>]> = [
  ['us', ['Euro', 'US Dollar', 'Tether', 'Renminbi (RMB)', 'Malaysian Ringgit']],
  ['es', ['Euro', 'Dólar estadounidense', 'Tether', 'Renminbi (RMB)', 'Ringit malasio']],
  ['it', ['Euro', 'Dollaro statunitense', 'Tether', 'Renminbi (RMB)', 'Ringgit malese']],
  ['my', ['Euro', 'Dolar AS', 'Tether', 'Renminbi (RMB)', 'Ringgit Malaysia']],
  ['cn', ['欧元', '美元', '泰达币', '人民币', '马来西亚林吉特']],
  ['tw', ['歐元', '美元', '泰達幣', '人民幣', '馬來西亞令吉']],
  ['kr', ['유로', '미국 달러', '테더', '중국 위안(RMB)', '말레이시아 링깃']],
  ['ar', ['يورو', 'دولار أمريكي', 'تيذر', 'يوان صيني (RMB)', 'رينغيت ماليزي']],
]

describe('the names of currencies', () => {
  it.each(PRINTED)('in %s are those that a broker prints', (code, names) => {
    const row = localeRow(code)
    expect((['EUR', 'USD', 'USDT', 'CNY', 'MYR'] as const).map((one) => currencyName(one, row))).toEqual(names)
  })

  it.each(LOCALES.map(({ code }) => code))('in %s are eleven different ones, and no codes', (code) => {
    const names = CURRENCIES.map((one) => currencyName(one, localeRow(code)))
    expect(new Set(names).size).toBe(CURRENCIES.length)
    expect(names.filter((name) => CURRENCIES.some((one) => one === name))).toEqual([])
  })

  it('stand beside the code in a choice', () => {
    expect(currencyOptions(['JPY', 'CNY'], localeRow('tw'))).toEqual([
      { value: 'JPY', label: 'JPY · 日圓' },
      { value: 'CNY', label: 'CNY · 人民幣' },
    ])
  })
})
