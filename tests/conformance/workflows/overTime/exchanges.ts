import { figure, minus, plus, zero, total } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { startTrip, TRIP } from './trip.ts'

/** From a strong currency into a weak one, back, and between two with other decimals: a rate that is turned round is far off in each. */
const PAIRS = [
  ['EUR', 'JPY', '100.00'],
  ['JPY', 'USD', '5000'],
  ['USD', 'MYR', '20.00'],
  ['MYR', 'EUR', '40.00'],
] as const

/** Exchanges as the records tell them on the days after: the rate, what was paid and what was received. */
export const exchangesOverDays = writing(
  'exchanges in the records of the next days',
  [...TRIP, '/exchange/quote', '/exchange/submit', '/exchange/list', '/records/funding'],
  async (steps) => {
    const { ask, comesTo, holds, id } = steps
    const trip = await startTrip(steps)
    for (const [currency, , amount] of PAIRS) await trip.decide('/credit', { account: trip.account, currency, amount })
    const start = new Map<string, string>()
    for (const [currency] of PAIRS) start.set(currency, (await trip.wallet(currency)).balance)
    const exchanged = async ([from, to, asked]: (typeof PAIRS)[number]) => {
      const { quoteid, rate: quoted } = await ask('/exchange/quote', { from, to }, trip.as())
      return {
        ...(await ask('/exchange/submit', { quoteid, money: asked, requestid: id() }, trip.as())),
        quoted,
        asked,
      }
    }
    const made: Array<Awaited<ReturnType<typeof exchanged>>> = []
    for (const pair of PAIRS) made.push(await exchanged(pair))
    const check = async (when: string): Promise<void> => {
      const { list } = await ask('/exchange/list', { limit: '50' }, trip.as())
      const { list: moves } = await ask('/records/funding', { kind: 'exchange', limit: '50' }, trip.as())
      for (const one of made) {
        const rows = list.filter((row) => row.id === one.id)
        const [row] = rows
        const way = `${one.from} into ${one.to}, ${when}`
        holds('/exchange/list', '/data/list', `the exchange ${one.id} once: ${way}`, rows.length, rows.length === 1)
        const isWay = row?.from === one.from && row?.to === one.to
        holds('/exchange/list', '/data/list/from', way, `${String(row?.from)} into ${String(row?.to)}`, isWay)
        for (const [name, due, got] of [
          ['rate', one.quoted, row?.rate],
          ['paid', one.asked, row?.paid],
          ['received', one.received, row?.received],
        ] as const)
          comesTo('/exchange/list', `/data/list/${name}`, figure(due), got, way)
        const mine = moves.filter(({ orderid }) => orderid === one.id)
        for (const [currency, due] of [
          [one.from, minus(zero, figure(one.asked))],
          [one.to, figure(one.received)],
        ] as const) {
          const booked = total(
            mine.filter((move) => move.currency === currency),
            'money',
          )
          comesTo('/records/funding', `/data/list/${currency}`, due, booked, way)
        }
      }
      for (const currency of ['EUR', 'JPY', 'USD', 'MYR'] as const) {
        const parts = made.map(({ from, to, paid, received }) => {
          if (from === currency) return minus(zero, figure(paid))
          return to === currency ? figure(received) : zero
        })
        const due = parts.reduce(plus, figure(start.get(currency)))
        const wallet = await trip.wallet(currency)
        for (const name of ['balance', 'total'] as const)
          comesTo('/funds/wallets', `/data/${currency}/${name}`, due, wallet[name], `with what was exchanged, ${when}`)
      }
    }
    await check('on the same day')
    await trip.wait(60 * 30)
    await check('a day later')
  },
)
