import type { Body, Data, Operation } from '../contract/operations.ts'
import { type Session, startTestBroker, type TestBroker } from '../testing/broker.ts'
import { changeMarket, type MarketChange } from '../trading/changeMarket.ts'

/** A broker whose time stands still, with one customer, for tests that look at the market. */
export interface TestMarket {
  readonly paper: TestBroker
  readonly mine: Session
  readonly at: (instant: string) => Promise<unknown>
  readonly later: (milliseconds: number) => Promise<unknown>
  readonly change: (what: MarketChange) => Promise<void>
  /** The data of a call that succeeds; throws where it does not. */
  readonly data: <P extends Operation>(path: P, body?: Partial<Body<P>> | Record<string, string>) => Promise<Data<P>>
  /** The message of a call that is refused. */
  readonly refusal: <P extends Operation>(path: P, body: Record<string, string>) => Promise<string | undefined>
}

export const startTestMarket = async (): Promise<TestMarket> => {
  const paper = await startTestBroker()
  const mine = await paper.customer()
  return {
    paper,
    mine,
    at: (to) => paper.control('/clock', { to, rate: 0 }),
    later: (advanceMilliseconds) => paper.control('/clock', { advanceMilliseconds }),
    change: async (what) => changeMarket(paper.broker.db, what, await paper.broker.clock.now()),
    data: async (path, body = {}) => {
      const { data, msg, status } = await paper.call(path, body, mine)
      if (status !== 1) throw new Error(`${path} was refused: ${msg}`)
      return data
    },
    refusal: async (path, body) => (await paper.call(path, body, mine)).msg,
  }
}
