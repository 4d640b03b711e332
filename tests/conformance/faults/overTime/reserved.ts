import type { Passing } from '../recorded.ts'
import { accepting, added, inRows, type Json, raised, type Row, rowsOf, together } from './answer.ts'
import type { FaultOverTime } from './fault.ts'

const RESERVED = 'reserved money over a night'

/** Where in the workflow: what an order holds, and whether it and a withdrawal reserve money. */
const watched = () => {
  let [held, nights]: [Json, number] = ['0', 0]
  let isHeld = false
  let isAsked = false
  return {
    watch: (passing: Passing): Partial<Passing> => {
      const { path } = passing
      if (path === '/trade/order') [held, isHeld] = [rowsOf(passing)[0]?.['held'] ?? '0', true]
      if (path === '/funds/withdraw' && passing.text.startsWith('{"status":1')) isAsked = true
      if (path === '/funds/withdrawcancel') isAsked = false
      if (path === '/trade/cancelorder') isHeld = false
      if (path === '/user/login' && isHeld && !isAsked) nights += 1
      return {}
    },
    reserved: (): Json => (isHeld ? held : '0'),
    withdrawn: (): Json => (isAsked ? '1200.00' : '0'),
    isNextDay: () => nights > 0 && isHeld,
  }
}

const reserving = (
  variant: string,
  reason: RegExp,
  make: (seen: ReturnType<typeof watched>) => (passing: Passing) => Partial<Passing>,
): FaultOverTime => ({
  kind: 'reserved money leaves',
  variant,
  workflow: RESERVED,
  plant: () => {
    const seen = watched()
    return together(seen.watch, make(seen))
  },
  reason,
})

const inEuro =
  (names: ReadonlyArray<string>, more: () => Json) =>
  (row: Row): Row =>
    row['currency'] === 'EUR' ? raised(row, names, more()) : row

const ORDER = 'what an order reserves is not free'
const BOTH = 'what an order and a withdrawal reserve is not free'

export const reserved: ReadonlyArray<FaultOverTime> = [
  reserving(
    'an order: may be withdrawn by the preview',
    new RegExp(`^/funds/withdrawpreview /data/available .*${ORDER}`),
    (seen) => inRows('/funds/withdrawpreview', inEuro(['available'], seen.reserved)),
  ),
  reserving(
    'a withdrawal: may be withdrawn again by the preview',
    new RegExp(`^/funds/withdrawpreview /data/available .*${BOTH}`),
    (seen) => inRows('/funds/withdrawpreview', inEuro(['available'], seen.withdrawn)),
  ),
  reserving(
    'an order: free in the figures of the account',
    new RegExp(`^/trade/funds /data/EUR/available .*${ORDER}`),
    (seen) => inRows('/trade/funds', inEuro(['available', 'buyingpower', 'totalassets'], seen.reserved)),
  ),
  reserving('an order: free in the user info', new RegExp(`^/user/getUserinfo /data/eur .*${ORDER}`), (seen) =>
    inRows('/user/getUserinfo', (row) => raised(row, ['eur'], seen.reserved())),
  ),
  reserving('a withdrawal: free in the wallet', new RegExp(`^/funds/wallets /data/EUR/balance .*${BOTH}`), (seen) =>
    inRows('/funds/wallets', (row) =>
      inEuro(['balance', 'settled'], seen.withdrawn)(raisedDown(row, seen.withdrawn())),
    ),
  ),
  reserving(
    'an order until cancelled: free on the next day',
    /^\/funds\/wallets \/data\/EUR\/(balance|frozen) .*reserves over night/,
    (seen) =>
      inRows('/funds/wallets', (row) => {
        const more = seen.isNextDay() ? seen.reserved() : '0'
        return inEuro(['balance', 'settled'], () => more)(raisedDown(row, more))
      }),
  ),
  {
    kind: 'reserved money leaves',
    variant: 'a withdrawal of more than is free is taken',
    workflow: RESERVED,
    plant: (record) => accepting(record, '/funds/withdraw'),
    reason: /^\/funds\/withdraw .*insufficient-withdrawable-amount/,
  },
  ...['an order', 'an order and a withdrawal'].map((what, nth): FaultOverTime => ({
    kind: 'reserved money leaves',
    variant: `an exchange of what ${what} reserves is taken`,
    workflow: RESERVED,
    plant: () => {
      let refused = 0
      return (passing) => {
        if (passing.path !== '/exchange/submit') return {}
        refused += 1
        const money = passing.form['money'] ?? '1'
        const data = { id: `x${refused}`, from: 'EUR', to: 'USD', paid: money, received: money, rate: '1', time: 1 }
        return refused === nth + 1 ? { text: JSON.stringify({ status: 1, msg: '', data }) } : {}
      }
    },
    reason: /^\/exchange\/submit .*insufficient-available-balance/,
  })),
]

/** A wallet in euros with so much less set aside. */
function raisedDown(row: Row, less: Json): Row {
  return row['currency'] === 'EUR' ? { ...row, frozen: added(row['frozen'], less, -1) } : row
}
