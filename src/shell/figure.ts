import { heroSize } from '../../ui/kit/figures/heroSize.ts'
import { storedValue } from './choose.ts'

/**
 * An amount of the wire as `formatAmount` shows it, without the packages for exact decimals, which are still downloaded.
 * Null where it is no amount or has more than the two decimals that are shown: React shows that one.
 */
export const amountText = (wire: unknown): string | null => {
  const [, minus, whole = '', fraction = ''] = /^(-?)(0|[1-9]\d*)(?:\.(\d{1,2}))?$/.exec(String(wire)) ?? []
  if (minus === undefined) return null
  const isZero = /^0*$/.test(whole + fraction)
  return `${minus && !isZero ? '\u2212' : ''}${whole.replace(/\B(?=(?:\d{3})+$)/g, '.')},${fraction.padEnd(2, '0')}`
}

/**
 * Writes the total of an answer of `/trade/worth` into the static shell, as React will show it. An answer without a total, in
 * a currency that the shell does not name, or that the customer hides leaves the shell as it is.
 */
export const showTotal = (page: Document, answer: unknown): void => {
  const { currency, total } = Object(Object(answer).data)
  const text = amountText(total)
  const unknown = page.querySelector<HTMLElement>('#shell .text-hero')
  const names = unknown?.closest('section')?.querySelector('h2')?.textContent
  // In another style than the product's, React writes the first figure.
  const isUsual = [null, 'dot-comma'].includes(storedValue('figures'))
  if (!unknown || text === null || !isUsual || storedValue('hideFigures') === '1' || !names?.endsWith(` ${currency}`))
    return
  // Another element: in Arabic one that grows would move from the right edge.
  const figure = page.createElement('span')
  figure.className = 'num whitespace-nowrap inline-block text-hero'
  figure.style.fontSize = heroSize(text)
  figure.textContent = text
  unknown.replaceWith(figure)
}
