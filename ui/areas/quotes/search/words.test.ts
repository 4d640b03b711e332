import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../i18n/locales.ts'
import { currentWords, loadNamespace, startWords } from '../../../i18n/words.ts'

describe.each(LOCALES)('words of quotes in $name', ({ code }) => {
  it('use the plural forms of the language', async () => {
    await startWords(code)
    await loadNamespace('quotes')
    const { quotes } = currentWords()
    for (const count of [0, 1, 2, 5, 11, 100]) {
      const said = quotes.count({ count })
      const minutes = quotes.rule.afterMinutes({ minutes: count })
      // Arabic says one and two by the form of the word alone.
      const hasNumeral = code !== 'ar' || count < 1 || count > 2
      for (const text of [said, minutes]) expect(text.includes(String(count))).toBe(hasNumeral)
      expect(said).not.toMatch(/[{}|]/)
      expect(quotes.rule.days({ days: count })).not.toMatch(/[{}|]/)
    }
  })

  it('name the event and the row, and differ where the meaning differs', async () => {
    await startWords(code)
    await loadNamespace('quotes')
    const { quotes } = currentWords()
    expect(quotes.moved({ name: 'Umbara', place: 3, count: 8 })).toMatch(/(?=.*Umbara)(?=.*3)(?=.*8)/)
    const name = 'Umbara'
    const labels = [quotes.moveUp, quotes.moveDown, quotes.remove, quotes.removed, quotes.watch, quotes.unwatch]
    const said = labels.map((label) => label({ name }))
    for (const label of said) expect(label).toContain(name)
    expect(new Set(said).size).toBe(said.length)
    const orders = [
      quotes.sorted.own(),
      quotes.sorted.falling(),
      quotes.sorted.rising(),
      quotes.buy(),
      quotes.sell(),
      quotes.sellShort(),
    ]
    expect(new Set(orders).size).toBe(orders.length)
  })
})
