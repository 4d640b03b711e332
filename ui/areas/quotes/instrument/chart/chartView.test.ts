import { expect, it } from 'vitest'
import { FIRST_VIEW, readView } from './chartView.ts'

it.each([null, '', 'nonsense', 'null', '[]', '"day"', '{"range":7,"main":"SMA"}'])(
  '%s is the view of the first visit',
  (kept) => {
    expect(readView(kept)).toEqual(FIRST_VIEW)
  },
)

it('keeps the valid parts of a view', () => {
  const view = { range: 'week', main: 'BOLL', sub: 'RSI' } as const
  expect(readView(JSON.stringify(view))).toEqual(view)
  expect(readView('{"sub":"KDJ","range":"1min"}')).toEqual({ ...FIRST_VIEW, sub: 'KDJ' })
})
