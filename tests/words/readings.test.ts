import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { afterReading, hashOf, readingsIn, storedReadings, unread } from './readings.ts'
import { textsOf } from './texts.ts'

describe('a reading', () => {
  const before = new Map([['orders.title', 'Order']])
  const after = new Map([['orders.title', 'New order']])
  const all = readingsIn(afterReading(before, new Map(), ['tw', 'es', 'cn', 'my', 'it', 'kr', 'ar']))

  it('is out of date once the English has changed', () => {
    expect(unread(before, all, 'es')).toEqual([])
    expect(unread(after, all, 'es')).toEqual(['orders.title'])
  })

  it('counts for the language that was read alone, until the others were', () => {
    const spanish = readingsIn(afterReading(after, all, ['es']))
    expect([unread(after, spanish, 'es'), unread(after, spanish, 'it')]).toEqual([[], ['orders.title']])
    expect(afterReading(after, spanish, ['tw', 'cn', 'my', 'it', 'kr', 'ar'])).toBe(
      `orders.title ${hashOf('New order')}\n`,
    )
  })

  it('leaves out a text that is gone, and knows none of a text that is new', () => {
    expect(afterReading(new Map(), all, [])).toBe('\n')
    expect(unread(new Map([['orders.new', 'New']]), all, 'it')).toEqual(['orders.new'])
  })
})

// Red: read the translations of these texts, mend them, then `npm run words:read`.
it.each(LOCALES.filter(({ code }) => code !== 'us'))(
  '$name was read against the English of today',
  async ({ code }) => {
    expect(unread(await textsOf('us'), storedReadings(), code)).toEqual([])
  },
)
