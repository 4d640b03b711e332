import type { Body, Data, Operation } from '../../../platform/contract/operations.ts'
import type { Session, TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'

/** A tester's change to the market, as `/control/market/…` accepts it. */
type Change =
  | { readonly kind: 'price'; readonly code: string; readonly price: string }
  | { readonly kind: 'halt' | 'resume' | 'no-price' | 'price-again'; readonly code: string }
  | { readonly kind: 'open' | 'close' | 'hours'; readonly calendar: string }

/** A broker with a stopped clock and one customer, for tests of the market. */
export interface TestMarket {
  readonly paper: TestBroker
  readonly mine: Session
  readonly at: (instant: string) => Promise<unknown>
  readonly later: (milliseconds: number) => Promise<unknown>
  readonly change: (what: Change) => Promise<unknown>
  /** The market of the seed. */
  readonly forget: () => Promise<unknown>
  /** The data of a call that succeeds; throws where it does not. */
  readonly data: <P extends Operation>(path: P, body?: Partial<Body<P>> | Record<string, string>) => Promise<Data<P>>
  /** The message of a call that is refused. */
  readonly refusal: <P extends Operation>(path: P, body: Record<string, string>) => Promise<string | undefined>
}

export const startTestMarket = async (): Promise<TestMarket> => {
  const paper = await reusedTestBroker()
  const mine = await paper.customer()
  return {
    paper,
    mine,
    at: (to) => paper.control('/clock', { to, rate: 0 }),
    later: (advanceMilliseconds) => paper.control('/clock', { advanceMilliseconds }),
    change: ({ kind, ...subject }) => paper.control(`/market/${kind}`, subject),
    forget: () => fetch(`${paper.url}/control/market`, { method: 'DELETE' }),
    data: async (path, body = {}) => {
      const { data, msg, status } = await paper.call(path, body, mine)
      if (status !== 1) throw new Error(`${path} was refused: ${msg}`)
      return data
    },
    refusal: async (path, body) => (await paper.call(path, body, mine)).msg,
  }
}
