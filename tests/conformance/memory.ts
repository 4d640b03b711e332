import { compare, figure, instant, textOf } from './contract/amounts.ts'
import { type Kind, thingsIn, kindsOf } from './promises/entities.ts'
import { type Claim, holds, type Row } from './promises/promise.ts'
import { stateField, wrongStep } from './promises/transitions.ts'

/** Fields of a thing that never change, whatever answer shows it; the first one identifies it. */
const LASTING: { readonly [K in Kind]?: ReadonlyArray<string> } = {
  order: [
    'id',
    'clientorderid',
    'code',
    'direction',
    'action',
    'ordertype',
    'price',
    'quantity',
    'currency',
    'leverage',
    'createtime',
  ],
  fill: [
    'id',
    'orderid',
    'positionid',
    'code',
    'direction',
    'action',
    'price',
    'quantity',
    'amount',
    'fees',
    'profit',
    'time',
  ],
  position: ['id', 'orderid', 'code', 'direction', 'currency', 'leverage'],
  instrument: ['code', 'name', 'chinesename', 'market', 'currency', 'decimals'],
  movement: ['id', 'currency', 'kind', 'money', 'frozenmoney', 'balance', 'frozen', 'orderid', 'time'],
  closing: [
    'id',
    'orderid',
    'code',
    'currency',
    'direction',
    'stock_num',
    'buyprice',
    'sellprice',
    'fee',
    'yingkui',
    'total',
    'selltime',
  ],
  withdrawal: ['id', 'currency', 'money', 'fee', 'arrival', 'cardid', 'card', 'requesttime'],
  deposit: ['id', 'channelid', 'currency', 'money', 'transferdate', 'requesttime'],
  card: ['id', 'method', 'number', 'network', 'addtime'],
  exchange: ['id', 'from', 'to', 'paid', 'received', 'rate', 'time'],
  credit: ['id', 'currency', 'money', 'rate', 'days', 'starttime', 'duetime'],
  plan: ['id', 'code', 'currency', 'createtime'],
  planpurchase: ['id', 'planday', 'time', 'money', 'restbefore'],
  shareloan: ['id', 'positionid', 'code', 'quantity', 'price', 'value', 'rate', 'days', 'starttime'],
  block: ['id', 'code', 'lot', 'minlots', 'quantity', 'opentime', 'closetime'],
  blocktrade: ['id', 'positionid', 'code', 'quantity', 'buyprice', 'money', 'fees', 'time', 'selltime'],
  offer: [
    'id',
    'kind',
    'code',
    'market',
    'currency',
    'payment',
    'price',
    'offered',
    'min',
    'step',
    'max',
    'opentime',
    'closetime',
  ],
  subscription: ['id', 'offerid', 'code', 'payment', 'price', 'quantity', 'money', 'recordday', 'createtime'],
  product: [
    'code',
    'name',
    'strategist',
    'currency',
    'scale',
    'feerate',
    'lockdays',
    'minmoney',
    'opentime',
    'stoptime',
    'endtime',
  ],
  followorder: ['id', 'code', 'currency', 'money', 'fee', 'buytime', 'unlocktime'],
  message: ['id', 'kind', 'time'],
  article: ['id', 'category', 'time'],
}

/** Answers with the server's own time. */
const NAMES_ITS_TIME = new Set(['/quotes/list', '/quotes/timeshare'])

const isSameText = (a: unknown, b: unknown): boolean =>
  String(a) === String(b) ||
  (/^-?\d+(\.\d+)?$/.test(String(a)) && /^-?\d+(\.\d+)?$/.test(String(b)) && compare(figure(a), figure(b)) === 0)

/** The values of earlier answers. A server must show the same value in every call. */
export class Memory {
  readonly #things = new Map<string, Row>()
  readonly #states = new Map<string, string>()
  readonly #quoted = new Map<string, number>()
  readonly #instruments = new Map<string, Row>()
  readonly #books = new Map<string, Row>()
  #now = 0

  /** The latest time that the server named as its own; 0 where it has named none. */
  get now(): number {
    return this.#now
  }

  /** Rules of an instrument as `/quotes/info` answered them last. */
  rulesOf(code: unknown): Row | undefined {
    return this.#instruments.get(String(code))?.['rules'] as Row | undefined
  }

  /** The book of an instrument as it was answered last. */
  bookOf(code: unknown): Row | undefined {
    return this.#books.get(String(code))
  }

  /** A record as it was first shown. */
  thing(kind: Kind, id: unknown): Row | undefined {
    return this.#things.get(`${kind} ${String(id)}`)
  }

  *#compare(kind: Kind, at: string, row: Row): Iterable<Claim> {
    const [identity, ...fields] = LASTING[kind] ?? []
    if (identity === undefined || row[identity] === undefined || row[identity] === '') return
    const key = `${kind} ${textOf(row[identity])}`
    const before = this.#things.get(key)
    for (const field of fields) {
      const [was, is] = [before?.[field], row[field]]
      if (was === undefined || is === undefined) continue
      yield holds(`${at}/${field}`, isSameText(was, is), `${textOf(was)}, as it was shown before`, is)
    }
    const field = stateField(kind)
    if (field !== undefined && row[field] !== undefined) {
      const is = textOf(row[field])
      const expected = wrongStep(kind, this.#states.get(key) ?? is, is)
      yield holds(`${at}/${field}`, expected === undefined, expected ?? is, is)
      this.#states.set(key, is)
    }
    this.#things.set(key, { ...row, ...before })
  }

  /** The customer changed what lasts otherwise: the price and the quantity of an order. */
  #amended(row: Row): void {
    const key = `order ${textOf(row['id'])}`
    const { price: _price, quantity: _quantity, ...others } = this.#things.get(key) ?? {}
    this.#things.set(key, others)
  }

  *#later(at: string, row: Row): Iterable<Claim> {
    const time = instant(row['time'])
    if (time === undefined) return
    const code = String(row['code'])
    const before = this.#quoted.get(code) ?? 0
    yield holds(`${at}/time`, time >= before, `${before} or later: the time of a quote never goes back`, row['time'])
    this.#quoted.set(code, Math.max(before, time))
  }

  /** Compares an answer with earlier ones and stores it. */
  *recall(path: string, data: unknown): Iterable<Claim> {
    for (const kind of kindsOf(path))
      for (const { at, row } of thingsIn(kind, path, data)) {
        if (path === '/trade/amendorder') this.#amended(row)
        yield* this.#compare(kind, at, row)
        if (kind === 'quote') yield* this.#later(at, row)
      }
    if (NAMES_ITS_TIME.has(path)) this.#now = Math.max(this.#now, instant((data as Row)['time']) ?? 0)
    if (path === '/quotes/info') this.#instruments.set(String((data as Row)['code']), data as Row)
    for (const { row } of thingsIn('day', path, data))
      this.#books.set(String((row['quote'] as Row)['code']), row['book'] as Row)
  }
}
