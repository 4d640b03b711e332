import { BigDecimal, Option } from 'effect'
import { listOf, type Node, nodeOf } from '../tools/node.ts'

/** What makes a row one of an instrument. */
const NAMES = ['code', 'name', 'chinesename', 'market', 'currency']
/** What an instrument has in every row of it. */
const OWN = [...NAMES, 'zone', 'decimals']
/** Figures that are prices of the instrument, wherever they stand in an answer. */
const PRICES = new Set(
  'nowprice preclose open high low close average price trend yearhigh yearlow upperlimit lowerlimit'.split(' '),
)
/** Parts that an answer may lack, and that are true of the example alone. */
const OF_THE_EXAMPLE = new Set(['profile', 'index', 'atlimit'])

/** Every row of an instrument in an answer: a quote, an order, a position. */
export const rowsIn = (answer: unknown): ReadonlyArray<Node> => {
  const node = nodeOf(answer)
  const isRow = NAMES.every((name) => typeof node[name] === 'string')
  return [...(isRow ? [node] : []), ...Object.values(node).flatMap(rowsIn)]
}

/** The fields of a row with these names. */
export const picked = (row: Node, names: ReadonlyArray<string>): Node =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]))

/** What tells the instrument of a row from others. */
export const namesOf = (row: Node): Node => picked(row, OWN)

/** The instruments of some rows by code: what the first row of each says, and what only later ones do. */
export const instrumentsIn = (rows: ReadonlyArray<Node>): ReadonlyMap<string, Node> => {
  const found = new Map<string, Node>()
  for (const row of rows) {
    const code = String(row['code'])
    found.set(code, { ...picked(row, [...OWN, 'nowprice', 'preclose']), ...found.get(code) })
  }
  return found
}

/** The code of the instrument that an answer is about. */
const codeIn = (answer: unknown): unknown => nodeOf(answer)['code'] ?? nodeOf(nodeOf(answer)['quote'])['code']

/** The price that an answer ends with: its own, that of its quote, of its last minute or of its last candle. */
const priceIn = (answer: unknown): unknown => {
  const { list, nowprice, quote } = nodeOf(answer)
  const last = nodeOf(listOf(list).at(-1))
  return nowprice ?? nodeOf(quote)['nowprice'] ?? last['price'] ?? last['close']
}

const figure = (value: unknown): Option.Option<BigDecimal.BigDecimal> =>
  typeof value === 'string' || typeof value === 'number' ? BigDecimal.fromString(`${value}`) : Option.none()

/** A function that moves prices around one price to the same places around another; without both it leaves them. */
export const mover = (from: unknown, to: unknown, decimals: number) => {
  const ratio = Option.flatMap(Option.all([figure(to), figure(from)]), ([above, below]) =>
    BigDecimal.divide(above, below),
  )
  const move = (price: unknown): unknown =>
    Option.match(Option.all([figure(price), ratio]), {
      onNone: () => price,
      onSome: ([value, by]) => BigDecimal.format(BigDecimal.round(BigDecimal.multiply(value, by), { scale: decimals })),
    })
  return (value: unknown): unknown => (Array.isArray(value) ? value.map(move) : move(value))
}

/** The answer about another instrument: with its codes and names, and with prices around its own. */
export const toldOf = (answer: unknown, instrument: Node): unknown => {
  const example = codeIn(answer)
  const move = mover(priceIn(answer), instrument['nowprice'], Number(instrument['decimals'] ?? 2))
  const told = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(told)
    if (typeof value !== 'object' || value === null) return value
    const { code } = nodeOf(value)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !OF_THE_EXAMPLE.has(name))
        .map(([name, inner]: [string, unknown]) => {
          if ((code === example || name === 'zone') && name in instrument) return [name, instrument[name]]
          // Of a row `open` tells whether it can be traded now, of a day or a candle its first price.
          return [name, PRICES.has(name) && (name !== 'open' || code === undefined) ? move(inner) : told(inner)]
        }),
    )
  }
  return told(answer)
}
