import type { Data } from '../../../../paper/platform/contract/operations.ts'
import { decimalsOf, figure, isSame, zero } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { closing, opening, received, REFUSALS } from './opening.ts'
import { tradables } from './tradable.ts'

/** Why what was just bought cannot be sold yet, by the rules of its instrument; undefined where it can. */
export const lockAfter = ({ sale, salewait }: Pick<Data<'/quotes/info'>['rules'], 'sale' | 'salewait'>) => {
  if (sale === 'T+1') return 'sell-blocked-t1'
  return salewait > 0 ? 'sell-blocked-15-minutes' : undefined
}

/** A plain purchase: it may not be sold until its wait is over, at once where there is none. */
export const purchase = writing(
  'a purchase and its waiting time',
  ['/market/list', '/market/movers', '/quotes/info', '/trade/order', '/trade/positioninfo', '/trade/orderinfo'],
  async ({ ask, change, refuse, need, holds, leaves, id }) => {
    const infos = await tradables({ ask })
    const cheap = infos.filter(({ rules }) => rules.sale === 'T+0').sort((a, b) => lotPrice(a) - lotPrice(b))
    const { code, rules } = need(
      cheap[0] ?? infos[0],
      'no open market takes orders for an instrument that somebody offers',
    )
    const form = { code, direction: 'long', action: 'open', ordertype: 'market', quantity: String(rules.lot) } as const
    const opened = await change(
      '/trade/order',
      { ...form, clientorderid: id() },
      {
        moves: opening,
        own: ({ positionid }) => [positionid],
        isLive: true,
        unless: REFUSALS,
      },
    )
    const left = `a position of ${String(rules.lot)} ${code}`
    if (opened.state !== 'filled') return leaves(left)
    const { positionid } = opened
    const position = await ask('/trade/positioninfo', { positionid })
    const reason = lockAfter(rules)
    if (reason === undefined) {
      const all = 'the whole quantity, since salewait is 0'
      const isAll = isSame(figure(position.closable), figure(position.quantity))
      holds('/trade/positioninfo', '/data/closable', all, position.closable, isAll)
      const sale = { ...closing(position), clientorderid: id() }
      const { state } = await change('/trade/order', sale, { moves: received, isLive: true, unless: REFUSALS })
      if (state !== 'filled') leaves(left)
      return
    }
    leaves(left)
    holds(
      '/trade/positioninfo',
      '/data/closable',
      '0, nothing may be sold yet',
      position.closable,
      isSame(figure(position.closable), zero),
    )
    const waits = Number(position.sellablefrom) - Number(position.buytime)
    holds(
      '/trade/positioninfo',
      '/data/sellablefrom',
      `${rules.salewait} minutes after buying at the earliest`,
      waits,
      waits >= rules.salewait * 60_000,
    )
    await refuse('/trade/order', { ...closing(position), clientorderid: id() }, reason)
  },
)

const lotPrice = ({
  quote,
  rules,
  currency,
}: {
  quote: { nowprice: unknown }
  rules: { lot: unknown }
  currency: string
}): number => (Number(quote.nowprice) * Number(rules.lot)) / (decimalsOf(currency) === 0 ? 100 : 1)
