import { compare, figure, formatDecimal, isSame, minus, plus, times, zero } from '../../contract/amounts.ts'
import { tickAt } from '../../promises/market.ts'
import { writing } from '../../workflow.ts'
import { closing, opening, REFUSALS } from './opening.ts'
import { tradables } from './tradable.ts'

/** A short sale: its margin, a top-up, and the way back. Shorts have no waiting time. */
export const shortSale = writing(
  'a short sale with added margin',
  [
    '/market/list',
    '/market/movers',
    '/quotes/info',
    '/trade/order',
    '/trade/positioninfo',
    '/trade/addmargin',
    '/trade/fills',
    '/trade/cancelorder',
    '/trade/orderpreview',
    '/trade/positionlist',
  ],
  async ({ ask, change, refuse, refuseForm, need, holds, leaves, id }) => {
    const infos = (await tradables({ ask })).filter(({ rules }) => rules.shorting && rules.leverages.length > 1)
    const { code, rules, currency } = need(infos[0], 'no open market offers short sales')
    const leverage = String(rules.leverages[1])
    const form = {
      code,
      direction: 'short',
      action: 'open',
      ordertype: 'market',
      quantity: String(rules.lot),
      leverage,
    } as const
    const opened = await change(
      '/trade/order',
      { ...form, clientorderid: id() },
      {
        moves: opening,
        own: ({ positionid }) => [positionid],
        isLive: true,
        altered: { leverage: '1' },
        unless: REFUSALS,
      },
    )
    if (opened.state !== 'filled') return leaves(`the order ${opened.id} of ${code}, not filled at once`)
    const positionid = opened.positionid
    const start = await ask('/trade/positioninfo', { positionid })
    const right = { positionid, amount: '1' }
    for (const amount of ['0', '-1', '1.5', '1e1'])
      await refuseForm('/trade/addmargin', { ...right, amount, requestid: id() }, 'invalid-parameters')
    const plain = (await ask('/trade/positionlist', { which: 'held' })).list.find(
      (one) => one.direction === 'long' && one.leverage === 1 && one.state === 'holding',
    )
    if (plain !== undefined)
      await refuse('/trade/addmargin', { positionid: plain.id, amount: '1', requestid: id() }, 'not-a-margin-position')
    const added = await change(
      '/trade/addmargin',
      { ...right, amount: '7', requestid: id() },
      {
        moves: () => ({ [currency]: { free: figure('-7') } }),
        altered: { amount: '8' },
        own: () => [opened.id],
      },
    )
    const grown = minus(figure(added.addedmargin), figure(start.addedmargin))
    holds(
      '/trade/addmargin',
      '/data/addedmargin',
      `7 more than ${String(start.addedmargin)}`,
      added.addedmargin,
      isSame(grown, figure('7')),
    )
    holds(
      '/trade/addmargin',
      '/data/margin',
      `${String(start.margin)}: the original margin stays`,
      added.margin,
      isSame(figure(added.margin), figure(start.margin)),
    )
    // A small top-up of many shares moves it by less than a tick, to which it is rounded.
    const tick = tickAt(rules, start.stopprice)
    const isSmall = compare(figure('7'), times(figure(start.quantity), plus(tick, tick))) < 0
    const off = compare(figure(added.stopprice), figure(start.stopprice))
    const isAway = isSmall ? off >= 0 : off > 0
    holds(
      '/trade/addmargin',
      '/data/stopprice',
      `${isSmall ? 'not below' : 'above'} ${String(start.stopprice)}: a top-up moves it away`,
      added.stopprice,
      isAway,
    )
    const whole = closing(start)
    const more = formatDecimal(plus(figure(start.quantity), figure(rules.lot)))
    await refuse('/trade/order', { ...whole, quantity: more, clientorderid: id() }, 'above-position')
    const preview = await ask('/trade/orderpreview', whole)
    const closed = await change(
      '/trade/order',
      { ...whole, clientorderid: id() },
      {
        moves: ({ amount, fees, currency, state }) => {
          const back = plus(
            plus(figure(added.margin), figure(added.addedmargin)),
            minus(figure(start.cost), figure(amount)),
          )
          return state === 'filled' ? { [currency]: { free: minus(back, figure(fees)) } } : {}
        },
        own: () => [positionid, opened.id],
        isLive: true,
        unless: REFUSALS,
      },
    )
    if (closed.state !== 'filled') return leaves(`the short position ${positionid}`)
    const { list } = await ask('/trade/fills', { positionid, limit: '100' })
    const profit = list.map((fill) => figure(fill.profit)).reduce(plus, zero)
    const gain = minus(
      minus(figure(opened.amount), figure(closed.amount)),
      plus(figure(opened.fees), figure(closed.fees)),
    )
    holds('/trade/fills', '/data/list/profit', formatDecimal(gain), formatDecimal(profit), isSame(profit, gain))
    const isForeseen = !isSame(figure(preview.amount), figure(closed.amount)) || isSame(figure(preview.profit), gain)
    holds(
      '/trade/orderpreview',
      '/data/profit',
      `${formatDecimal(gain)}, what closing realised`,
      preview.profit,
      isForeseen,
    )
  },
)
