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

/** The place of the figure that the shell does not know. */
const placeIn = (page: Document) => page.querySelector('#shell .text-hero')

/** Writes a figure, and the currency that its label does not name, in its place. */
const put = (page: Document, text: string, currency?: string): void => {
  // Another element: in Arabic one that grows would move from the right edge.
  const figure = page.createElement('span')
  figure.className = 'num whitespace-nowrap inline-block text-hero'
  figure.style.fontSize = heroSize(text)
  figure.textContent = text
  if (currency) {
    const unit = page.createElement('span')
    unit.className = 'ms-1 text-small font-normal text-ink-3'
    unit.textContent = `\u00a0${currency}`
    figure.append(unit)
  }
  placeIn(page)?.replaceWith(figure)
}

/** The text of an amount of money; null where the shell does not show it. */
const amountText = (wire: unknown): string | null => (storedValue('hideFigures') === '1' ? null : figureText(wire, 2))

/**
 * Writes the total of an answer of `/trade/worth` into the static shell, as React will show it. An answer without a total, in
 * a currency that the shell does not name, or that the customer hides leaves the shell as it is.
 */
export const showTotal = (page: Document, answer: unknown): void => {
  const { currency, total } = Object(Object(answer).data)
  const text = amountText(total)
  const label = placeIn(page)?.closest('section')?.querySelector('h2')?.textContent
  if (text !== null && label?.endsWith(` ${currency}`)) put(page, text)
}

/** Writes the total of the chosen currency of an answer of `/trade/funds` into the static shell, as `showTotal` does. */
export const showWallet = (page: Document, answer: unknown): void => {
  const wallets: unknown = Object(answer).data
  const chosen = page.querySelector('#shell [aria-selected=true]')?.textContent
  if (!Array.isArray(wallets) || !chosen) return
  const wallet: unknown = wallets.find((one) => Object(one).currency === chosen)
  const text = amountText(Object(wallet).totalassets)
  if (text !== null) put(page, text, chosen)
}

/** Writes the price of an answer of `/quotes/info` into the static shell; its colour comes with React. */
export const showPrice = (page: Document, answer: unknown): void => {
  const { decimals, quote } = Object(Object(answer).data)
  const text = figureText(Object(quote).nowprice, decimals)
  if (text !== null) put(page, text)
}
