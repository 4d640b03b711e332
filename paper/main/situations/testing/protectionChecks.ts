import { expect } from 'vitest'
import type { ControlAnswer } from '../../../platform/control/calls.ts'
import type { Session, TestBroker } from '../../../testing/broker.ts'

type Made = ControlAnswer<'POST /situations/{name}'>
type Check = (paper: TestBroker, mine: Session, made: Made) => Promise<void>

const seen = async (paper: TestBroker, mine: Session, { ids }: Made) => {
  const positionid = ids['position'] ?? ''
  const position = (await paper.call('/trade/positioninfo', { positionid }, mine)).data
  const { list } = (await paper.call('/trade/orderhistory', { limit: '10' }, mine)).data
  const messages = (await paper.call('/message/list', { language: 'us', limit: '50' }, mine)).data.list
  return {
    position,
    protection: position.protection,
    titles: messages.map(({ title }) => title),
    closing: list.filter(({ action }) => action === 'close'),
  }
}

/** One side closed everything, once, and the customer was told. */
const closedBy =
  (side: 'stop-loss' | 'trailing-stop' | 'take-profit', title: string, sign: 1 | -1): Check =>
  async (paper, mine, made) => {
    const { closing, position, protection, titles } = await seen(paper, mine, made)
    expect(protection).toMatchObject({ state: 'ended', side })
    expect(closing).toMatchObject([{ state: 'filled', reason: side }])
    expect(titles.filter((one) => one === title)).toHaveLength(1)
    expect([position.state, Math.sign(Number(position.realised))]).toEqual(['closed', sign])
  }

/** The protection waits, and has closed nothing. */
const waits =
  (fields: object): Check =>
  async (paper, mine, made) => {
    const { closing, protection } = await seen(paper, mine, made)
    expect(protection).toMatchObject({ state: 'active', side: '', ...fields })
    expect(closing).toEqual([])
  }

/** A side was triggered, and its order waits. */
const triggered =
  (type: 'limit' | 'market'): Check =>
  async (paper, mine, made) => {
    const { position, protection } = await seen(paper, mine, made)
    expect([protection?.state, protection?.side, position.state]).toEqual(['triggered', 'stop-loss', 'closing'])
    const { list } = (await paper.call('/trade/pendinglist', { limit: '10' }, mine)).data
    expect(list).toMatchObject([{ state: 'pending', reason: 'stop-loss', ordertype: type }])
  }

/** What a customer of each situation of protective orders sees, by the calls of the contract. */
export const PROTECTION_CHECKS: Readonly<Record<string, Check>> = {
  'bracket-waiting': async (paper, mine, { ids }) => {
    const { data } = await paper.call('/trade/orderinfo', { orderid: ids['order'] ?? '' }, mine)
    expect([data.state, data.protection?.state]).toEqual(['pending', 'waiting'])
  },
  'bracket-active': waits({ takeprofit: expect.stringMatching(/\d/), stopnow: expect.stringMatching(/\d/) }),
  'bracket-partly-filled': async (paper, mine, made) => {
    await waits({})(paper, mine, made)
    const { data } = await paper.call('/trade/orderinfo', { orderid: made.ids['order'] ?? '' }, mine)
    expect(data.state).toBe('partlyfilled')
  },
  'profit-taken': closedBy('take-profit', 'Take-profit filled', 1),
  'stop-gapped': async (paper, mine, made) => {
    await closedBy('stop-loss', 'Stop-loss filled', -1)(paper, mine, made)
    const { closing, protection } = await seen(paper, mine, made)
    expect(Number(closing[0]?.averageprice)).toBeLessThan(Number(protection?.stoploss) * 0.95)
  },
  'stop-limit-missed': triggered('limit'),
  'stop-at-lower-limit': triggered('market'),
  'stop-too-early': async (paper, mine, made) => {
    await waits({})(paper, mine, made)
    const { protection } = await seen(paper, mine, made)
    const { data } = await paper.call('/quotes/info', { code: made.ids['code'] ?? '' }, mine)
    expect(Number(data.quote.nowprice)).toBeLessThan(Number(protection?.stopnow))
  },
  'trailing-stop-followed': async (paper, mine, made) => {
    await waits({ trailpercent: '5' })(paper, mine, made)
    const { position, protection } = await seen(paper, mine, made)
    expect(Number(protection?.stopnow)).toBeGreaterThan(Number(position.averagecost))
  },
  'trailing-stop-filled': closedBy('trailing-stop', 'Trailing stop filled', 1),
}
