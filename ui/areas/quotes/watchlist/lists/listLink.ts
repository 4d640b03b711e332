import type { InstrumentList } from '../../../../../domain/watchlist/lists.ts'
import { sharedParameters } from '../../../../../domain/watchlist/sharedList.ts'

/**
 * The address that shows a list to somebody else, made of the app's own address `own`. Null where nobody else could open
 * it, as inside a native shell, which serves the app from a host without a port.
 */
export const listLink = (list: InstrumentList, own: string): string | null => {
  const address = new URL(own)
  if (!/^https?:$/.test(address.protocol) || (address.hostname === 'localhost' && address.port === '')) return null
  return `${address.origin}${address.pathname}#/quotes/index?${new URLSearchParams(sharedParameters(list)).toString()}`
}
