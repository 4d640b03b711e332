/** What says how much a market shows. */
interface Quoted {
  readonly tradable?: unknown
  readonly homehours?: unknown
  readonly state?: unknown
}

const worth = ({ homehours, state, tradable }: Quoted): number =>
  (tradable === true ? 4 : 0) + (homehours === true ? 0 : 2) + (state === 'open' ? 1 : 0)

/**
 * The market of which instruments are read: before others one in which orders can be placed, with hours of its own, and
 * open. A server of quotes alone has none to trade on, and its quotes are checked all the same.
 */
export const quotedMarket = <Market extends Quoted>(markets: ReadonlyArray<Market>): Market | undefined =>
  markets.toSorted((a, b) => worth(b) - worth(a))[0]
