import type { Plugin } from 'vite'

/** The module of klinecharts, a list of it, and what of the list the charts use. */
const FILE = /[\\/]klinecharts[\\/]dist[\\/]index\.esm\.js$/
const USED: Readonly<Record<string, readonly string[]>> = {
  // MACD, SAR and ATR are registered by ui/charts/indicators/ownIndicators.ts.
  averagePrice: [
    'bollingerBands',
    'exponentialMovingAverage',
    'movingAverage',
    'onBalanceVolume',
    'relativeStrengthIndex',
    'stoch',
    'volume',
    'williamsR',
  ],
  // Drawings and marks are overlays of our own (ui/charts/trading/surface.ts, marks.ts).
  fibonacciLine: [],
}

/**
 * The source of klinecharts with no more in its lists of indicators and overlays than the charts use: it registers all of them
 * when it is loaded, so that no bundler can leave one out. Throws where a list or a name is not there, as after an upgrade.
 */
export const withoutUnused = (source: string): string =>
  Object.entries(USED).reduce((code, [first, used]) => {
    const list = new RegExp(`(var extensions(?:\\$\\d+)? = \\[)(\\s*${first},[^\\]]*)(\\];)`)
    const [, before, names, after] = list.exec(code) ?? []
    if (before === undefined || names === undefined || after === undefined)
      throw new Error(`klinecharts has no list that begins with ${first}`)
    const known = new Set(names.split(',').map((name) => name.trim()))
    const missing = used.filter((name) => !known.has(name))
    if (missing.length > 0) throw new Error(`klinecharts has no ${missing.join(', ')}`)
    return code.replace(list, () => before + used.join(', ') + after)
  }, source)

/** Leaves out of klinecharts what no chart uses: a sixth of it. */
export const chartParts = (): Plugin => ({
  name: 'chart-parts',
  apply: 'build',
  transform: {
    filter: { id: FILE },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
})
