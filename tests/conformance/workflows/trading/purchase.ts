import { decimalsOf, figure, isSame, zero } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { opening, REFUSALS } from './opening.ts'
import { tradables } from './tradable.ts'

/** A plain purchase: it may not be sold for a quarter of an hour. */
export const purchase = writing(
  'a purchase and its waiting time',
  ['/market/list', '/market/movers', '/quotes/info', '/trade/order', '/trade/positioninfo', '/trade/orderinfo'],
  async ({ ask, change, refuse, need, holds, leaves, id }) => {
    const infos = await tradables({ ask })
    const cheap = infos.filter(({ rules }) => rules.sale === 'T+0').sort((a, b) => lotPrice(a) - lotPrice(b))
    const { code, rules } = need(cheap[0] ?? infos[0], 'no market is open with an instrument that somebody offers')
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
    leaves(`a position of ${String(rules.lot)} ${code}`)
    if (opened.state !== 'filled') return
    const { positionid } = opened
    const position = await ask('/trade/positioninfo', { positionid })
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
    const closing = {
      code,
      direction: 'long',
      action: 'close',
      ordertype: 'market',
      quantity: String(position.quantity),
      positionid,
    } as const
    const reason = rules.sale === 'T+1' ? 'sell-blocked-t1' : 'sell-blocked-15-minutes'
    await refuse('/trade/order', { ...closing, clientorderid: id() }, reason)
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
