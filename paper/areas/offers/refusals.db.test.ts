import { describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { walletOf } from '../transfers/testing/testing.ts'
import { withBooks } from '../../testing/books.ts'
import type { TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { DAY, HOUR, later, MINUTE } from '../../platform/clock/instant.ts'
import { offerDesk } from './testing/testing.ts'

let paper: TestBroker
let desk: ReturnType<typeof offerDesk>
withBooks(reusedTestBroker, (opened) => {
  paper = opened
  desk = offerDesk(paper)
})

describe('what is refused', () => {
  it('before it opens, after it closes, twice, in wrong quantities and without the money', async () => {
    await desk.nextMonday()
    const mine = await paper.customer({ MYR: '10.00' })
    const upcoming = (await desk.offers(mine, {})).find(({ stage }) => stage === 'upcoming')
    expect((await desk.subscribe(mine, upcoming!.id, String(upcoming!.min))).msg).toBe(
      textByCode['not-subscription-time'],
    )
    expect((await desk.subscribe(mine, 'MY-999', '100')).msg).toBe(textByCode['product-not-found'])
    const offer = await desk.open(mine, 'MY')
    const least = Number(offer.min)
    expect((await desk.subscribe(mine, offer.id, String(least + 1))).msg).toBe(textByCode['invalid-parameters'])
    expect((await desk.subscribe(mine, offer.id, String(Number(offer.max) + least))).msg).toBe(
      textByCode['invalid-parameters'],
    )
    expect((await desk.subscribe(mine, offer.id, String(least))).msg).toBe(textByCode['insufficient-balance'])
    const rich = await paper.customer({ MYR: '90000.00' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.subscribe(rich, offer.id, String(least))))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    for (const { msg, status } of answers) if (status !== 1) expect(msg).toBe(textByCode['already-subscribed'])
    await desk.until(offer.closetime)
    const late = await paper.customer({ MYR: '90000.00' })
    expect((await desk.subscribe(late, offer.id, String(least))).msg).toBe(textByCode['not-subscription-time'])
  })
})

describe('time', () => {
  it('draws the same for the same customer, and dates subscriptions before 9:15 on the same day', async () => {
    // Tuesday, 9:14 and 9:15 in Kuala Lumpur.
    const tuesday = later(await desk.nextMonday(), DAY - HOUR + 14 * MINUTE)
    await desk.moveTo(tuesday)
    const early = await paper.customer({ MYR: '90000.00' })
    const offer = await desk.open(early, 'MY')
    expect((await desk.subscribe(early, offer.id, String(offer.min))).data.recordday).toBe(
      tuesday.toISOString().slice(0, 10),
    )
    await desk.moveTo(later(tuesday, MINUTE))
    const late = await paper.customer({ MYR: '90000.00' })
    expect((await desk.subscribe(late, offer.id, String(offer.min))).data.recordday).toBe(
      later(tuesday, DAY).toISOString().slice(0, 10),
    )
  })

  it('does each step once, on two processes at the same time, and never again', async () => {
    await desk.nextMonday()
    const mine = await paper.customer({ USD: '90000.00' })
    const offer = await desk.open(mine, 'US')
    const { data: made } = await desk.subscribe(mine, offer.id, String(offer.min))
    await desk.outcome(made.id, String(offer.min))
    const twin = await paper.twin()
    await desk.moveTo(new Date(Number(offer.listtime)))
    const run = (url: string) => fetch(`${url}/control/jobs/run`, { method: 'POST' })
    await Promise.all([run(paper.url), run(twin.url), run(paper.url), run(twin.url)])
    await desk.runDue()
    await twin.stop()
    const { data } = await paper.call('/trade/positionlist', { which: 'held' }, mine)
    expect(data.list).toHaveLength(1)
    expect(await walletOf(paper, mine, 'USD')).toEqual([(90_000 - Number(made.money)).toFixed(2), '0.00'])
    const { list } = (await paper.call('/message/list', { language: 'us' }, mine)).data
    expect(list.filter(({ title }) => title === 'Shares credited')).toHaveLength(1)
  })

  it('can be moved forward by testers, but a share is not delivered before its first day', async () => {
    await desk.nextMonday()
    const mine = await paper.customer({ JPY: '9000000' })
    const offer = await desk.open(mine, 'JP')
    const { data: made } = await desk.subscribe(mine, offer.id, String(offer.min))
    await desk.outcome(made.id, '0')
    await desk.step(made.id, 'result')
    expect(await desk.mine(mine)).toMatchObject([{ state: 'notwon' }])
    await desk.step(made.id, 'refund')
    expect(await walletOf(paper, mine, 'JPY')).toEqual(['9000000', '0'])
    await expect(desk.step(made.id, 'delivery')).rejects.toThrow('400')
    await expect(desk.outcome(made.id, '100')).rejects.toThrow('409')
  })
})
