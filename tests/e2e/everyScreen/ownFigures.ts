import type { Page } from '@playwright/test'
import { decimal } from '../../../domain/money/decimal.ts'
import { formatAmount, formatQuantity } from '../../../domain/money/format.ts'

/** Calls whose answers are about the customer; what an order would cost is seen, since nobody confirms what they do not see. */
const OWN =
  /\/api\/vue\/(trade|funds|plan|exchange|dividend|lending|credit|follow\/orders|daytrade|block\/trades|user)\b/
/** Fields with what the customer has, paid or earned; prices, rates and limits have other names. */
const FIELDS = new Set(
  `amount available balance buyingpower cost fees floatingprofit frozen gross held holdingvalue marketvalue money net openedquantity outstanding owed
  paid profit quantity realisedprofit received rest sum tax total totalassets value worth yingkui`.split(/\s+/),
)
/** What is available for an order. */
const BALANCES = new Set(['available', 'balance', 'buyingpower', 'frozen'])
/** The form of an order, which may cost what a holding is worth: its balances are hidden. */
const TICKET = '/quotes/infoBuy'
/** Written by the broker, and read on purpose. */
export const IN_FULL = ['/mine/message', '/mine/messageInfo']

/** Adds the figures of an answer, as the app writes them. Shorter ones are also prices, sizes of lots and days. */
const collect = (data: unknown, into: Set<string>, fields = FIELDS): void => {
  if (Array.isArray(data)) for (const one of data) collect(one, into, fields)
  else if (typeof data === 'object' && data !== null)
    for (const [name, value] of Object.entries(data)) {
      const isFigure = fields.has(name) && /^-?\d+(\.\d+)?$/.test(String(value))
      if (!isFigure) collect(value, into, fields)
      else
        for (const text of [formatAmount, formatQuantity].map((format) =>
          format(decimal(String(value).replace('-', ''))),
        ))
          if (text.length >= 7) into.add(text)
    }
}

/** Listens to what the broker answers from now on; tells which of the customer's own figures a screen shows. */
export const watchOwnFigures = (page: Page) => {
  const own = new Set<string>()
  const balances = new Set<string>()
  page.on('response', async (response) => {
    if (!OWN.test(response.url()) || response.url().includes('preview')) return
    const answer: unknown = await response.json().catch(() => null)
    collect(answer, own)
    collect(answer, balances, BALANCES)
  })
  return async (path: string): Promise<ReadonlyArray<string>> => {
    const known = path === TICKET ? balances : own
    const text = await page.locator('main').innerText()
    return (text.match(/\d[\d.]*(,\d+)?/g) ?? []).filter((figure) => known.has(figure))
  }
}
