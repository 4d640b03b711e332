import { heroSize } from '../../ui/kit/figures/heroSize.ts'
import { storedValue } from './choose.ts'

/**
 * A figure of the wire with so many decimals, as `formatAmount` and `formatPrice` show it, without the packages for exact
 * decimals, which are still downloaded. Null where it is no figure or has more decimals than are shown: React shows that
 * one. In another style than the product's, React writes every figure.
 */
export const figureText = (wire: unknown, decimals: number): string | null => {
  const [, minus, whole = '', fraction = ''] = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/.exec(String(wire)) ?? []
  if (minus === undefined || !(fraction.length <= decimals) || ![null, 'dot-comma'].includes(storedValue('figures')))
    return null
  const isZero = /^0*$/.test(whole + fraction)
  const shown = whole.replace(/\B(?=(?:\d{3})+$)/g, '.') + (decimals > 0 ? `,${fraction.padEnd(decimals, '0')}` : '')
  return `${minus && !isZero ? '\u2212' : ''}${shown}`
}

/** Writes a figure in the place of one that the shell does not know. */
const put = (place: Element, text: string): void => {
  // Another element: in Arabic one that grows would move from the right edge.
  const figure = document.createElement('span')
  figure.className = 'num whitespace-nowrap inline-block text-hero'
  figure.style.fontSize = heroSize(text)
  figure.textContent = text
  place.replaceWith(figure)
}

/**
 * Writes the total of an answer of `/trade/worth` into the static shell, as React will show it. An answer without a total, in
 * a currency that the shell does not name, or that the customer hides leaves the shell as it is.
 */
export const showTotal = (page: Document, answer: unknown): void => {
  const { currency, total } = Object(Object(answer).data)
  const text = figureText(total, 2)
  const unknown = page.querySelector('#shell .text-hero')
  const names = unknown?.closest('section')?.querySelector('h2')?.textContent
  if (!unknown || text === null || storedValue('hideFigures') === '1' || !names?.endsWith(` ${currency}`)) return
  put(unknown, text)
}

/** Writes the price of an answer of `/quotes/info` into the static shell; its colour comes with React. */
export const showPrice = (page: Document, answer: unknown): void => {
  const { decimals, quote } = Object(Object(answer).data)
  const text = figureText(Object(quote).nowprice, decimals)
  const unknown = page.querySelector('#shell .text-hero')
  if (unknown && text !== null) put(unknown, text)
}
