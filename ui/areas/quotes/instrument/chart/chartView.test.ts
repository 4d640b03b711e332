import { valuesOf } from '../../../../charts/indicatorSettings.ts'
import { expect, it } from 'vitest'
import { FIRST_VIEW, readView } from './chartView.ts'

it.each([null, '', 'nonsense', 'null', '[]', '"day"', '{"range":7,"main":"SMA"}'])(
  '%s is the view of the first visit',
  (kept) => {
    expect(readView(kept)).toEqual(FIRST_VIEW)
  },
)

it('keeps the valid parts of a view', () => {
  const view = {
    span: null,
    line: '1Y',
    range: 'week',
    main: 'BOLL',
    sub: 'RSI',
    settings: { MA: [7, 14, 28] },
  } as const
  expect(readView(JSON.stringify(view))).toEqual(view)
  expect(readView('{"sub":"KDJ","range":"1min"}')).toEqual({ ...FIRST_VIEW, sub: 'KDJ' })
})

it('keeps the settings of indicators, and takes the standard ones in place of unsound ones', () => {
  const kept = { MA: [0, 10, 20], RSI: [5, 9, 14], BOLL: [20], SAR: 'x', XYZ: [1] }
  const { settings } = readView(JSON.stringify({ settings: kept }))
  expect(Object.keys(settings)).toEqual(['MA', 'BOLL', 'RSI'])
  expect(valuesOf(settings, 'MA')).toEqual([5, 10, 20])
  expect(valuesOf(settings, 'RSI')).toEqual([5, 9, 14])
  expect(valuesOf(settings, 'BOLL')).toEqual([20, 2])
  expect(valuesOf(settings, 'SAR')).toEqual([2, 20])
})

it.each([
  ['{"range":"day"}', null],
  ['{"range":"time-share"}', '1D'],
  ['{"range":"day","span":"5Y"}', '5Y'],
  ['{"range":"time-share","span":null}', null],
  ['{"span":"2Y"}', '1D'],
])('%s shows the range %s: who chose an interval before there were ranges keeps the candles', (kept, span) => {
  expect(readView(kept).span).toBe(span)
})

it.each([
  ['{"span":null,"line":"1Y"}', '1Y'],
  ['{"span":"5Y","line":"1Y"}', '5Y'],
  ['{"span":null}', '1D'],
  ['{"span":null,"line":"2Y"}', '1D'],
])('after %s the line begins with %s again', (kept, line) => {
  expect(readView(kept).line).toBe(line)
})
