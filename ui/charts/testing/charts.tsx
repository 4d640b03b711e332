import { type Chart, init } from 'klinecharts'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { make } from 'effect/BigDecimal'
import { decimal } from '../../../domain/money/decimal.ts'
import type { Candle } from '../../../domain/quotes/candles.ts'
import { loadNamespace, startWords } from '../../i18n/words.ts'
import { mount } from '../../kit/testing/mount.tsx'
import type { Locales } from '../../i18n/i18n-types.ts'

/**
 * Renders a chart component in a language, in a column as wide as a phone. `rerender` keeps the column, so that the chart is
 * updated and not mounted again.
 */
export const mountChart = async (ui: ReactNode, language: Locales = 'us') => {
  await startWords(language)
  await loadNamespace('charts')
  const inColumn = (chart: ReactNode) => <div style={{ padding: 16, background: 'var(--surface)' }}>{chart}</div>
  const drawn = await mount(inColumn(ui), language === 'ar' ? 'rtl' : 'ltr')
  return { ...drawn, rerender: (chart: ReactNode) => drawn.rerender(inColumn(chart)) }
}

/** The klinecharts chart on the page: a second `init` returns the existing one. */
export const chartOnPage = (): Chart => {
  const host = document.querySelector<HTMLElement>('[k-line-chart-id]')
  const chart = host && init(host)
  if (!chart) throw new Error('no chart on the page')
  return chart
}

/** The findings of axe for the part of the page that a test rendered. */
export const violations = async (): Promise<ReadonlyArray<string>> => {
  const found = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // The test page has no landmarks and no title of its own.
    rules: {
      region: { enabled: false },
      'landmark-one-main': { enabled: false },
      'document-title': { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`)
}

const MINUTE = 60_000
/** 09:00 in Kuala Lumpur, Thursday 15 January 2026. */
export const OPEN = Date.UTC(2026, 0, 15, 1)

/** Candles of five minutes from the `from`th on: each a cent above the one before, 10,00 at the start. */
export const rising = (from: number, count: number): Array<Candle> =>
  Array.from({ length: count }, (_, nth) => {
    const cents = BigInt(1000 + from + nth)
    return {
      start: OPEN + (from + nth) * 5 * MINUTE,
      open: make(cents, 2),
      high: make(cents + 3n, 2),
      low: make(cents - 2n, 2),
      close: make(cents + 1n, 2),
      volume: decimal('1500'),
      turnover: decimal('15000'),
    }
  })
