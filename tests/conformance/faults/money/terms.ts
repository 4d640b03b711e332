import { decimalsOf, figure, formatDecimal, percentOf, plus, roundTo, times } from '../../contract/amounts.ts'
import { type Fault, inField, inSuccess, more } from '../plant.ts'
import { fault } from './fault.ts'

/** Answers that break published terms, or what was ordered. */
export const byTerms: ReadonlyArray<Fault> = [
  fault(
    'twice the published fee',
    '/trade/orderpreview',
    inSuccess('/trade/orderpreview', ({ data }) => {
      const preview = data as Record<string, unknown> & { fees: Array<Record<string, unknown>> }
      for (const fee of preview.fees) fee['amount'] = more(7)(fee['amount'])
      preview['feetotal'] = more(7 * preview.fees.length)(preview['feetotal'])
    }),
    /^\/trade\/orderpreview \/data\/(fee|cost)/,
  ),
  fault(
    'a fee that the terms do not name',
    '/funds/withdraw',
    inSuccess('/funds/withdraw', ({ data }) => {
      const row = data as Record<string, unknown>
      Object.assign(row, { fee: more(50)(row['fee']), arrival: more(-50)(row['arrival']) })
    }),
    /^\/funds\/withdraw \/data\/fee/,
  ),
  fault(
    'another rate than quoted',
    '/exchange/submit',
    inSuccess('/exchange/submit', ({ data }) => {
      const row = data as Record<string, unknown>
      row['rate'] = more(100_000)(row['rate'])
    }),
    /^\/exchange\/submit \/data/,
  ),
  fault(
    'a currency of the one total at another rate than is named',
    '/trade/worth',
    inField('/trade/worth', '/rates/*/rate', (value) => String(Number(value) * 1.01)),
    /^\/trade\/worth \/data\/total/,
  ),
  fault(
    'a currency that the one total leaves out',
    '/trade/worth',
    inField('/trade/worth', '/total', (value) => String(Math.floor(Number(value) / 2))),
    /^\/trade\/worth \/data\/total/,
  ),
  fault(
    'a unit less than the exchange bought',
    '/exchange/list',
    inField('/exchange/list', '/list/*/received', more(-1)),
    /^\/exchange\/list \/data.*received/,
  ),
  fault(
    'leverage that is not asked for',
    '/trade/order',
    inField('/trade/order', '/leverage', (value) => Number(value) + 1),
    /^\/trade\/order \/data\/leverage/,
  ),
  fault(
    'another quantity than ordered',
    '/trade/order',
    inField('/trade/order', '/quantity', more(100)),
    /^\/trade\/order \/data/,
  ),
  fault(
    'another price than ordered',
    '/trade/order',
    inField('/trade/order', '/price', more(5)),
    /^\/trade\/order \/data/,
  ),
  fault(
    'another amount than asked for',
    '/funds/deposit',
    inField('/funds/deposit', '/money', more(100)),
    /^\/funds\/deposit \/data\/money/,
  ),
  fault(
    'another currency than asked for',
    '/funds/withdraw',
    inField('/funds/withdraw', '/currency', () => 'USD'),
    /^\/funds\/withdraw \/data\/currency/,
  ),
  fault(
    'another term than asked for',
    '/credit/borrow',
    inField('/credit/borrow', '/days', () => 30),
    /^\/credit\/borrow \/data/,
  ),
  fault(
    'the original margin grows with a top-up',
    '/trade/addmargin',
    inField('/trade/addmargin', '/margin', more(700)),
    /^\/trade\/addmargin \/data\/margin/,
  ),
  fault(
    'a day of interest too much, and owed',
    '/credit/loans',
    inField('/credit/loans', '/list/*/interest', (value, row) => {
      const day = roundTo(percentOf(figure(row['outstanding']), figure(row['rate'])), decimalsOf(row['currency']), 'up')
      if (Number(row['status']) !== 0) return value
      row['owed'] = formatDecimal(plus(figure(row['owed']), day))
      return formatDecimal(plus(figure(value), day))
    }),
    /^\/credit\/loans \/data.*interest/,
  ),
  fault(
    'proceeds settled at once',
    '/funds/wallets',
    inField('/funds/wallets', '/*/settled', (_, row) => row['balance']),
    /^\/funds\/wallets \/data.*settled/,
  ),
  fault(
    'a market order filled at a price of long ago',
    '/trade/order',
    inField('/trade/order', '/averageprice', (value, row) => {
      if (row['ordertype'] !== 'market' || Number(row['filled']) === 0) return value
      const price = formatDecimal(plus(figure(value), roundTo(percentOf(figure(value), figure('8')), 3, 'up')))
      row['amount'] = formatDecimal(times(figure(price), figure(row['filled'])))
      return price
    }),
    /^\/trade\/order \/data.*averageprice about/,
  ),
  fault(
    'an equal amount in another currency',
    '/trade/funds',
    inSuccess('/trade/funds', ({ data }) => {
      const [a, b] = data as Array<Record<string, unknown>>
      if (a && b) [a['available'], b['available']] = [b['available'], a['available']]
    }),
    /^\/trade\/funds \/data/,
  ),
]
