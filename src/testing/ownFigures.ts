import { decimal } from '../../domain/money/decimal.ts'
import { formatAmount, formatQuantity } from '../../domain/money/format.ts'

/** Calls whose answers are about the customer; what an order would cost is seen, since nobody confirms what they do not see. */
const OWN =
  /^\/(trade|funds|plan|exchange|dividend|lending|credit|follow\/orders|daytrade|block\/trades|records|user)\b/
/** Fields with what the customer has, paid or earned; prices, rates and limits have other names. */
const FIELDS = new Set(
  `amount available balance buyingpower cost fees floatingprofit frozen gross held holdingvalue margin marketvalue money net openedquantity outstanding owed
  paid profit quantity realisedprofit received rest sum tax total totalassets value worth yingkui`.split(/\s+/),
)
/** What is available for an order. */
const BALANCES = new Set(['available', 'balance', 'buyingpower', 'frozen'])
/** What an order or a deposit may be; such a limit is also a round amount of an example. */
const LIMITS = new Set(['max', 'maximum'])
/** The form of an order, which may cost what a holding is worth: its balances are hidden. */
const TICKET = '/quotes/infoBuy'
/** Written by the broker, and read on purpose. */
export const IN_FULL: ReadonlyArray<string> = ['/mine/message', '/mine/messageInfo']

/** The figures of an answer in these fields, or in all limits, as the app writes them. Shorter ones are also prices, sizes of lots and days. */
const collect = (data: unknown, into: Set<string>, isWanted: (field: string) => boolean): void => {
  if (Array.isArray(data)) for (const one of data) collect(one, into, isWanted)
  else if (typeof data === 'object' && data !== null)
    for (const [name, value] of Object.entries(data))
      if (!/^-?\d+(\.\d+)?$/.test(String(value))) collect(value, into, isWanted)
      else if (isWanted(name))
        for (const text of [formatAmount, formatQuantity].map((format) =>
          format(decimal(String(value).replace('-', ''))),
        ))
          if (text.length >= 7) into.add(text)
}

/** What a server answers about the customer, and which of these figures a text shows. A limit is none. */
export const ownFigures = () => {
  const [own, balances, limits] = [new Set<string>(), new Set<string>(), new Set<string>()]
  return {
    /** An answer of a call. */
    hear: (path: string, answer: unknown): void => {
      if (OWN.test(path) && !path.includes('preview')) {
        collect(answer, own, (name) => FIELDS.has(name))
        collect(answer, balances, (name) => BALANCES.has(name))
      }
      collect(answer, limits, (name) => LIMITS.has(name))
    },
    /** The own figures in the text of a screen. */
    within: (path: string, text: string): ReadonlyArray<string> => {
      const known = path === TICKET ? balances : own
      return (text.match(/\d[\d.]*(,\d+)?/g) ?? []).filter((figure) => known.has(figure) && !limits.has(figure))
    },
  }
}
