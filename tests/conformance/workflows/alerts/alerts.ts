import { decimal, figure, formatDecimal, isSame, times } from '../../contract/amounts.ts'
import { tickAt } from '../../promises/market.ts'
import { writing } from '../../workflow.ts'
import { tradables } from '../trading/tradable.ts'
import { NOTHING } from '../nowhere.ts'

/** A price alert is set, listed, refused where it makes no sense, and removed. */
export const alerts = writing(
  'price alerts: set, listed, removed',
  ['/common/config', '/market/list', '/market/movers', '/quotes/info', '/alert/list', '/alert/add', '/alert/remove'],
  async ({ ask, change, refuse, need, holds, takeBack, id }) => {
    const entries = await ask('/common/config', { type: 'all' })
    const isOffered = entries.some(({ name, value }) => name === 'alerts' && String(value) === '1')
    need(isOffered ? true : undefined, 'the server offers no price alerts')
    const { code, rules } = need(
      (await tradables({ ask }))[0],
      'no open market takes orders for an instrument that somebody bids for',
    )
    // Per cent that no day brings, so that it waits; the lowest price of all, which every price has reached.
    const form = { code, kind: 'rise', value: '100' } as const
    const lowest = tickAt(rules, '0')
    let open: string | undefined
    takeBack('a price alert', '/alert/remove', () => (open === undefined ? undefined : { ids: open, requestid: id() }))
    const price = { code, kind: 'above', value: formatDecimal(lowest) } as const
    await refuse(
      '/alert/add',
      { ...price, value: formatDecimal(times(lowest, decimal('0.5'))), requestid: id() },
      'off-tick',
    )
    await refuse('/alert/add', { ...price, requestid: id() }, 'alert-met-already')
    await refuse('/alert/add', { ...form, code: NOTHING, requestid: id() }, 'product-not-found')
    await refuse('/alert/add', { ...form, value: '100.5', requestid: id() }, 'invalid-parameters')
    const set = await change('/alert/add', { ...form, requestid: id() }, { altered: { value: '99' } })
    open = set.id
    await refuse('/alert/add', { ...form, value: '100.0', requestid: id() }, 'alert-waits-already')
    holds(
      '/alert/add',
      '/data/state',
      'waiting, without a price that met it',
      set,
      set.state === 'waiting' && set.metprice === '-',
    )
    const listed = (await ask('/alert/list', { code })).find((one) => one.id === set.id)
    const isListed = listed?.state === 'waiting' && isSame(figure(listed.value), figure('100'))
    holds('/alert/list', '/data', `the alert ${set.id}, waiting at 100 per cent`, listed, isListed)
    const elsewhere = (await ask('/alert/list', { code: 'NOTHING' })).map((one) => one.id)
    holds('/alert/list', '/data', 'no alert of another instrument', elsewhere, elsewhere.length === 0)
    const left = await change('/alert/remove', { ids: set.id, requestid: id() }, { altered: { ids: `${set.id},gone` } })
    open = undefined
    holds('/alert/remove', '/data/ids', `without ${set.id}`, left.ids, !left.ids.includes(set.id))
    const again = await ask('/alert/remove', { ids: set.id, requestid: id() })
    holds(
      '/alert/remove',
      '/data/ids',
      'the same ids again',
      again.ids,
      JSON.stringify(again.ids) === JSON.stringify(left.ids),
    )
  },
)
