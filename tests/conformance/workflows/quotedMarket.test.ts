import { describe, expect, it } from 'vitest'
import { quotedMarket } from './quotedMarket.ts'

const market = (code: string, tradable: boolean, state = 'open', homehours?: true) => ({
  code,
  tradable,
  state,
  ...(homehours && { homehours }),
})

describe('the market of which quotes are read', () => {
  it('is an open one in which orders can be placed, where there is one', () => {
    const [index, closed, open] = [
      market('INDEX', false, 'open', true),
      market('MY', true, 'closed'),
      market('FX', true),
    ]
    expect(quotedMarket([index, closed, open])).toBe(open)
    expect(quotedMarket([index, closed])).toBe(closed)
  })

  it('is one that is only quoted, where a server has no trading', () => {
    const [index, closed, open] = [
      market('INDEX', false, 'open', true),
      market('MY', false, 'closed'),
      market('US', false),
    ]
    expect(quotedMarket([index, closed, open])).toBe(open)
    expect(quotedMarket([index, closed])).toBe(closed)
    expect(quotedMarket([index])).toBe(index)
    expect(quotedMarket([])).toBeUndefined()
  })
})
