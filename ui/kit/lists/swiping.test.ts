import { describe, expect, it } from 'vitest'
import { swipeTarget } from './swiping.ts'

describe('swipeTarget', () => {
  it.each([
    ['slow and short stays', { by: -80, ms: 1000, width: 300 }, 1, 1],
    ['just at the speed stays', { by: -100, ms: 400, width: 300 }, 1, 1],
    ['faster than 0.25 px/ms goes on', { by: -101, ms: 400, width: 300 }, 1, 2],
    ['half the width stays', { by: -150, ms: 5000, width: 300 }, 1, 1],
    ['over half the width goes on', { by: -151, ms: 5000, width: 300 }, 1, 2],
    ['the other way goes back', { by: 151, ms: 5000, width: 300 }, 1, 0],
    ['not before the first', { by: 200, ms: 100, width: 300 }, 0, 0],
    ['not after the last', { by: -200, ms: 100, width: 300 }, 2, 2],
  ] as const)('%s', (_, way, from, to) => expect(swipeTarget(way, from, 3)).toBe(to))
})
