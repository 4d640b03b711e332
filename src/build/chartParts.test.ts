import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { MAIN_INDICATORS, SUB_INDICATORS } from '../../ui/charts/series.ts'
import { withoutUnused } from './chartParts.ts'

const entry = createRequire(import.meta.url).resolve('klinecharts')
const source = readFileSync(entry.replace(/[^\\/]+$/, 'index.esm.js'), 'utf8')

/** The names that indicators of a source register, as klinecharts knows them. */
const registered = (code: string): string[] => {
  const [, list = ''] = /var extensions(?:\$\d+)? = \[\s*((?:bollingerBands|averagePrice),[^\]]*)\];/.exec(code) ?? []
  return list
    .split(',')
    .map((name) => name.trim())
    .map((name) => new RegExp(`var ${name} = \\{\\s*name: '(\\w+)'`).exec(code)?.[1] ?? name)
}

describe('what is built of klinecharts', () => {
  it('has every indicator that a chart offers, but those of our own', () => {
    const own = new Set(['MACD', 'SAR', 'ATR'])
    const wanted = [...MAIN_INDICATORS, ...SUB_INDICATORS].filter((name) => !own.has(name))
    expect(registered(withoutUnused(source)).toSorted()).toEqual(wanted.toSorted())
    expect(registered(source).length).toBeGreaterThan(wanted.length)
  })

  it('registers none of the overlays that come with it', () => {
    expect(withoutUnused(source)).toMatch(/var extensions = \[\];\s*extensions\.forEach/)
  })

  it('says so where klinecharts no longer has such a list, or an indicator', () => {
    expect(() => withoutUnused(source.replace('fibonacciLine, ', ''))).toThrow('no list that begins with fibonacciLine')
    expect(() => withoutUnused(source.replace(/\bstoch,/, ''))).toThrow('klinecharts has no stoch')
  })
})
