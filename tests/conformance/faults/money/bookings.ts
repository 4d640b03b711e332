import { escaped, type Fault, more } from '../plant.ts'
import type { Break, Passing } from '../recorded.ts'
import { fault } from './fault.ts'

/** The server books something else than it says: from then on, the money of a currency is off wherever it is shown. */
const misbooks = (
  path: string,
  off: number,
  mechanism: string,
  when: (passing: Passing) => boolean = () => true,
): Fault => {
  const plant = (): Break => {
    let shift = 0
    const done = new Set<string>()
    return (passing) => {
      const { text, form } = passing
      const id = form['requestid'] ?? form['clientorderid'] ?? ''
      if (passing.path === path && text.startsWith('{"status":1') && !done.has(id) && when(passing)) {
        done.add(id)
        shift += off
      }
      if (shift === 0 || !text.startsWith('{"status":1')) return {}
      const body = JSON.parse(text) as { data: unknown }
      const shifted = (row: Record<string, unknown>, names: ReadonlyArray<string>) =>
        names.forEach((name) => (row[name] = more(shift)(row[name])))
      if (passing.path === '/funds/wallets')
        (body.data as Array<Record<string, unknown>>).forEach((row) => shifted(row, ['balance', 'settled', 'total']))
      else if (passing.path === '/trade/funds')
        (body.data as Array<Record<string, unknown>>).forEach((row) =>
          shifted(row, ['available', 'buyingpower', 'totalassets']),
        )
      else if (passing.path === '/user/getUserinfo')
        shifted(body.data as Record<string, unknown>, ['eur', 'usd', 'usdt'])
      else return {}
      return { text: JSON.stringify(body) }
    }
  }
  return fault(mechanism, path, plant, new RegExp(`^(/funds/wallets|/records/transaction|${escaped(path)}) /data`))
}

const WRITES = [
  '/trade/order',
  '/trade/cancelorder',
  '/trade/addmargin',
  '/funds/withdraw',
  '/funds/withdrawcancel',
  '/exchange/submit',
  '/credit/borrow',
  '/credit/repay',
  '/offer/subscribe',
  '/offer/cancel',
  '/follow/buy',
  '/lending/lend',
  '/funds/deposit',
  '/bank/add',
]
/** Calls that book too much. */
export const bookings: ReadonlyArray<Fault> = [
  ...WRITES.map((path) => misbooks(path, 1, 'a call that books one unit too much')),
  ...['/funds/withdraw', '/trade/order', '/exchange/submit'].map((path) =>
    misbooks(path, -10_000, 'a call that books twice'),
  ),
]

/** The books do not move at all after a call. */
const frozen = (path: string): Fault => {
  const plant = (): Break => {
    const last = new Map<string, string>()
    let isStuck = false
    return (passing) => {
      if (passing.path === path && passing.text.startsWith('{"status":1')) isStuck = true
      if (
        !['/funds/wallets', '/trade/funds', '/user/getUserinfo', '/records/funding', '/records/transaction'].includes(
          passing.path,
        )
      )
        return {}
      const key = `${passing.path} ${JSON.stringify(passing.form)}`
      const before = last.get(key)
      if (isStuck && before !== undefined) return { text: before }
      last.set(key, passing.text)
      return {}
    }
  }
  return fault(
    'a call that moves nothing',
    path,
    plant,
    new RegExp(`^(/funds/wallets|/records|/trade/funds|${escaped(path)}).* /data`),
  )
}

/** Calls that book nothing. */
export const stuck: ReadonlyArray<Fault> = [
  '/funds/withdraw',
  '/trade/order',
  '/exchange/submit',
  '/credit/borrow',
  '/offer/subscribe',
].map((path) => frozen(path))
