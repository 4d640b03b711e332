import { inField } from '../plant.ts'
import { about, fault } from './fault.ts'

/** Answers that do not match their request. */
const ECHOED: ReadonlyArray<readonly [path: string, pointer: string, become: (value: unknown) => unknown]> = [
  ['/trade/order', '/direction', (value) => (value === 'long' ? 'short' : 'long')],
  ['/trade/order', '/ordertype', (value) => (value === 'limit' ? 'market' : 'limit')],
  ['/trade/order', '/clientorderid', () => '00000000-0000-4000-8000-00000000000a'],
  ['/trade/orderinfo', '/code', () => 'ELSE'],
  ['/trade/positioninfo', '/id', () => 'other-position'],
  ['/funds/withdraw', '/cardid', () => 'another-card'],
  ['/funds/deposit', '/transferdate', () => '2026-01-01'],
  ['/exchange/quote', '/to', () => 'KRW'],
  ['/quotes/candles', '/period', () => 'year'.replace('year', 'week')],
  ['/quotes/info', '/name', () => 'Somebody else'],
  ['/news/info', '/title', () => 'Another article'],
  ['/message/info', '/id', () => 'another-message'],
  ['/lending/lend', '/days', () => 30],
  ['/follow/buy', '/code', () => 'XYZ-1'],
  ['/offer/subscribe', '/offerid', () => 'XX-1'],
  ['/common/article', '/name', () => 'about'],
]
/** Answers to a different request. */
export const echoes = ECHOED.map(([path, pointer, become]) =>
  fault('another thing than was asked for', `${path} ${pointer}`, inField(path, pointer, become), about(path)),
)
