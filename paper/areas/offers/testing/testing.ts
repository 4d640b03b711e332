import { randomUUID } from 'node:crypto'
import type { Data } from '../../../platform/contract/operations.ts'
import { MONDAY } from '../../transfers/testing/testing.ts'
import type { Session, TestBroker } from '../../../testing/broker.ts'
import { DAY, later } from '../../../platform/clock/instant.ts'

export type WireOffer = Data<'/offer/info'>
export type WireSubscription = Data<'/offer/subscribe'>

/** Short ways to subscribe at a test broker. */
export const offerDesk = (paper: TestBroker) => {
  const offers = async (mine: Session, fields: Record<string, string>): Promise<ReadonlyArray<WireOffer>> =>
    (await paper.call('/offer/list', { kind: 'newshare', tab: 'open', limit: '100', ...fields }, mine)).data.list
  const moveTo = async (at: Date): Promise<void> => {
    await paper.control('/clock', { to: at.toISOString(), rate: 0 })
    // Weeks pass within a test; its customers stay logged in.
    await paper.broker.db
      .updateTable('sessions')
      .set({ used_at: at, expires_at: later(at, DAY) })
      .execute()
  }
  /** Runs the due jobs. Waits for the broker's own runner, which may be running some of them. */
  const runDue = async (): Promise<void> => {
    const now = await paper.broker.clock.now()
    for (let left = true; left;) {
      await paper.control('/jobs/run', {})
      const { jobs } = await paper.control<{ jobs: ReadonlyArray<{ due: string; failedWith: string | null }> }>('/jobs')
      const failed = jobs.find(({ failedWith }) => failedWith !== null)
      if (failed) throw new Error(`a job failed: ${JSON.stringify(failed)}`)
      left = jobs.some(({ due }) => Date.parse(due) <= now.getTime())
    }
  }
  return {
    offers,
    moveTo,
    runDue,
    /**
     * Moves the clock on to a Monday, ten o'clock in Kuala Lumpur. Time goes forward only: a job runner that is running
     * would do the jobs that are due by the later clock.
     */
    nextMonday: async (): Promise<Date> => {
      const now = await paper.broker.clock.now()
      const week = 7 * DAY
      const weeks = Math.max(0, Math.ceil((now.getTime() - MONDAY.getTime()) / week))
      const at = later(MONDAY, weeks * week)
      await moveTo(at)
      return at
    },
    /** The open offer of a market that closes first, at a fixed price or by bids. */
    open: async (mine: Session, market: string, kind = 'newshare', byBids = false): Promise<WireOffer> => {
      const found = (await offers(mine, { market, kind })).find(
        ({ band, stage }) => stage === 'open' && (band !== undefined) === byBids,
      )
      if (found === undefined) throw new Error(`nothing is open in ${market}`)
      return found
    },
    subscribe: (mine: Session, id: string, quantity: string, requestid = randomUUID()) =>
      paper.call('/offer/subscribe', { id, quantity, requestid }, mine),
    bid: (mine: Session, id: string, quantity: string, bid: string, requestid = randomUUID()) =>
      paper.call('/offer/subscribe', { id, quantity, bid, requestid }, mine),
    pay: (mine: Session, id: string, requestid = randomUUID()) => paper.call('/offer/pay', { id, requestid }, mine),
    cancel: (mine: Session, id: string, requestid = randomUUID()) =>
      paper.call('/offer/cancel', { id, requestid }, mine),
    mine: async (mine: Session, kind = 'newshare'): Promise<ReadonlyArray<WireSubscription>> =>
      (await paper.call('/offer/subscriptions', { kind }, mine)).data.list,
    /** Moves the clock to an instant of the contract and runs the due jobs. */
    until: async (time: number | string): Promise<void> => {
      await moveTo(new Date(Number(time)))
      await runDue()
    },
    outcome: (id: string, allotted: string) => paper.control('/subscriptions/outcome', { id, allotted }),
    step: (id: string, step: string) => paper.control('/subscriptions/step', { id, step }),
  }
}
