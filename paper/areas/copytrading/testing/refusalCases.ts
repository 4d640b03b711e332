import { randomUUID as id } from 'node:crypto'
import { expect } from 'vitest'
import {
  broker,
  type Cases,
  type Fields,
  meanwhile,
  NOTHING,
  type Provoke,
  rejectIdentity,
  say,
} from '../../transfers/testing/refusalCases.ts'
import { ready } from '../../transfers/testing/testing.ts'
import type { Session } from '../../../testing/broker.ts'

const codeOf = async (mine: Session, state: string): Promise<string> => {
  const { list } = (await broker().call('/follow/list', { state, limit: '100' }, mine)).data
  return list.find(({ code }) => /^(AUR|MTR)/.test(code))?.code ?? 'AUR-1'
}

const buySays =
  (change: Fields, state = 'open'): Provoke =>
  async () => {
    const mine = await ready(broker(), { EUR: '2000.00' })
    return say('/follow/buy', { code: await codeOf(mine, state), money: '1000.00', requestid: id(), ...change }, mine)
  }

const bought = async (): Promise<{ mine: Session; order: string }> => {
  const mine = await ready(broker(), { EUR: '5000.00' })
  const fields = { code: await codeOf(mine, 'open'), money: '1000.00', requestid: id() }
  const { data, msg, status } = await broker().call('/follow/buy', fields, mine)
  // A refusal has no data, whatever the type says of a success.
  expect(status, `${fields.code}: ${msg}`).toBe(1)
  return { mine, order: data.id }
}

/** Fields that the contract accepts, whatever they name. */
export const FOLLOW_FIELDS = {
  '/follow/list': {},
  '/follow/info': { code: 'AUR-20' },
  '/follow/record': { code: 'AUR-20', days: '90' },
  '/follow/buy': { code: 'AUR-20', money: '1000.00', requestid: id() },
  '/follow/orders': {},
  '/follow/redeem': { id: NOTHING, requestid: id() },
}

const unknown =
  (path: '/follow/info' | '/follow/record', fields: Fields): Provoke =>
  async () =>
    say(path, { ...fields, code: 'ZZZ-1' }, await broker().customer())

/** A case for each refusal of the calls about copy trading. */
export const FOLLOW_REFUSALS = {
  '/follow/info': { 'product-not-found': unknown('/follow/info', {}) },
  '/follow/record': { 'product-not-found': unknown('/follow/record', { days: '90' }) },
  '/follow/buy': {
    'invalid-parameters': buySays({ money: '1000.001' }),
    'fund-operation-in-progress': async () => {
      const mine = await ready(broker(), { EUR: '2000.00' })
      const fields = { code: await codeOf(mine, 'open'), money: '1000.00', requestid: id() }
      return meanwhile(mine, () => say('/follow/buy', fields, mine))
    },
    'identity-not-verified': async () => say('/follow/buy', FOLLOW_FIELDS['/follow/buy'], await broker().customer()),
    'identity-failed': async () => {
      const mine = await ready(broker())
      await rejectIdentity(mine)
      return say('/follow/buy', FOLLOW_FIELDS['/follow/buy'], mine)
    },
    'product-not-found': buySays({ code: 'ZZZ-1' }),
    'follow-not-open': buySays({}, 'upcoming'),
    'follow-deadline-passed': buySays({}, 'closed'),
    'purchase-below-minimum': buySays({ money: '499.99' }),
    'follow-scale-reached': buySays({ money: '100000000.00' }),
    'insufficient-balance': buySays({ money: '2000.00' }),
    'request-id-reused': async () => {
      const mine = await ready(broker(), { EUR: '5000.00' })
      const fields = { code: await codeOf(mine, 'open'), money: '1000.00', requestid: id() }
      await broker().call('/follow/buy', fields, mine)
      return say('/follow/buy', { ...fields, money: '1001.00' }, mine)
    },
  },
  '/follow/redeem': {
    'fund-operation-in-progress': async () => {
      const { mine, order } = await bought()
      return meanwhile(mine, () => say('/follow/redeem', { id: order, requestid: id() }, mine))
    },
    'order-not-found': async () => {
      const { order } = await bought()
      return say('/follow/redeem', { id: order, requestid: id() }, await broker().customer())
    },
    'follow-locked': async () => {
      const { mine, order } = await bought()
      return say('/follow/redeem', { id: order, requestid: id() }, mine)
    },
    'follow-order-ended': async () => {
      const { mine, order } = await bought()
      const { code } = (await broker().call('/follow/orders', {}, mine)).data.list[0]!
      await broker().control('/follow/end', { code })
      await broker().control('/jobs/run', {})
      const answer = await say('/follow/redeem', { id: order, requestid: id() }, mine)
      // Reopens the product for later tests on the shared broker, which would otherwise have one product fewer each
      // time.
      await broker().broker.db.deleteFrom('follow_products').where('code', '=', code).execute()
      return answer
    },
    'request-id-reused': async () => {
      const { mine, order } = await bought()
      const { code } = (await broker().call('/follow/orders', {}, mine)).data.list[0]!
      const requestid = id()
      await broker().call('/follow/buy', { code, money: '1000.00', requestid }, mine)
      return say('/follow/redeem', { id: order, requestid }, mine)
    },
  },
} satisfies Cases
