import { figure, formatDecimal, isSame, known, minus, plus, zero, total } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { fillsOf, lotsOf } from './trading.ts'
import { type Market, startTrip, TRIP } from './trip.ts'

const DAY = 86_400_000

/** For one share, in any currency: enough for a tax to be seen. */
const PER_SHARE = '0.75'

/** A dividend from its announcement to its payment, of who holds the share or is short of it. */
export const dividendOf = (market: Market, direction: 'long' | 'short') =>
  writing(
    `a dividend of a ${direction} position in ${market}`,
    [...TRIP, '/trade/order', '/trade/orderinfo', '/dividend/upcoming', '/dividend/paid', '/records/transaction'],
    async (steps) => {
      const { ask, comesTo, holds, need } = steps
      const trip = await startTrip(steps)
      await trip.toOpening(market)
      const info = await trip.share(market, direction === 'long' ? 3 : 4)
      const { code, currency, rules } = info
      need(direction === 'long' || rules.shorting || undefined, `${market} has no short sales`)
      const { quantity } = await fillsOf(steps, trip, info)({ direction, action: 'open', quantity: lotsOf(info, 3) })
      const now = need(timeOf(await trip.decide('/clock', { advanceMilliseconds: 0 })), 'the clock tells no time')

      /** Days on which a market is closed are refused: the next two on which it is open. */
      const declared = async (): Promise<boolean> => {
        const days = Array.from({ length: 8 }, (_, nth) => new Date(now + (nth + 1) * DAY).toISOString().slice(0, 10))
        for (const [nth, exdate] of days.entries())
          for (const paydate of days.slice(nth + 1)) {
            const form = { code, pershare: PER_SHARE, exdate, paydate }
            if (
              await trip.decide('/dividends/declare', form).then(
                () => true,
                () => false,
              )
            )
              return true
          }
        return false
      }
      need((await declared()) || undefined, 'no dividend can be declared')
      const isIt = (row: { readonly code: string; readonly pershare: unknown }): boolean =>
        row.code === code && isSame(figure(row.pershare), figure(PER_SHARE))
      const coming = async () => (await ask('/dividend/upcoming', undefined, trip.as())).find(isIt)
      const announced = need(await coming(), `no dividend of ${code} is announced`)
      const before = await trip.wallet(currency)
      await trip.toOpening(market)
      await trip.decide('/dividends/settle', {})
      const fixed = need(await coming(), `the right to the dividend of ${code} is not fixed on its ex-date`)
      await trip.toOpening(market)
      await trip.decide('/dividends/settle', {})
      const paid = (await ask('/dividend/paid', { limit: '50' }, trip.as())).list.find(isIt)
      const state = Number(fixed.state)
      holds('/dividend/upcoming', '/data/state', '1, fixed: its ex-date has come', state, state === 1)
      holds('/dividend/paid', '/data/list', `the dividend of ${code}: its pay date has come`, paid, paid !== undefined)
      if (paid === undefined) return
      for (const [name, was, is] of [
        ['taxrate', announced.taxrate, fixed.taxrate],
        ['taxrate', announced.taxrate, paid.taxrate],
        ['gross', fixed.gross, paid.gross],
        ['quantity', quantity, paid.quantity],
      ] as const)
        comesTo('/dividend/paid', `/data/list/${name}`, figure(was), is, 'as before')
      if (direction === 'short') {
        const why = 'a short owes all of it to the buyer of the share'
        comesTo('/dividend/paid', '/data/list/taxrate', zero, paid.taxrate, why)
        const owes = minus(plus(zero, figure(paid.writtenoff)), figure(paid.net))
        const whole = minus(zero, figure(paid.gross))
        const said = `-${formatDecimal(whole)}: a short pays the gross amount`
        holds('/dividend/paid', '/data/list/net', said, paid.net, isSame(owes, whole) && known(paid.net) !== undefined)
      }
      const net = figure(paid.net)
      const { balance } = await trip.wallet(currency)
      const due = plus(figure(before.balance), net)
      comesTo('/funds/wallets', `/data/${currency}/balance`, due, balance, 'the net dividend, once')
      const { list } = await ask('/records/transaction', { type: currency, limit: '100' }, trip.as())
      const booked = total(
        list.filter(({ kind, code: of }) => kind === 'dividend' && of === code),
        'money',
      )
      comesTo('/records/transaction', '/data/list/dividend', net, booked, `all of dividend for ${code}`)
    },
  )

const timeOf = ({ now }: Readonly<Record<string, unknown>>): number | undefined => {
  const time = Date.parse(String(now))
  return Number.isNaN(time) ? undefined : time
}
