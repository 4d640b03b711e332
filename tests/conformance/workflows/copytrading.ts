import { absolute, compare, divideTo, figure, formatDecimal, minus, plus, smallest, zero } from '../contract/amounts.ts'
import { halfwayAmount } from '../promises/halfway.ts'
import { writing } from '../workflow.ts'

const less = (amount: unknown) => minus(zero, figure(amount))

export const following = writing(
  'following a product',
  ['/follow/list', '/follow/buy', '/follow/orders', '/follow/redeem', '/funds/wallets'],
  async ({ ask, change, refuse, refuseForm, need, holds, leaves, id }) => {
    const products = (await ask('/follow/list', {})).list
    const closed = products.find(({ state }) => state === 'closed')
    if (closed !== undefined)
      await refuse(
        '/follow/buy',
        { code: closed.code, money: String(closed.minmoney), requestid: id() },
        'follow-deadline-passed',
      )
    if (closed !== undefined)
      await refuse(
        '/follow/buy',
        { code: closed.code, money: formatDecimal(smallest(closed.currency)), requestid: id() },
        'follow-deadline-passed',
      )
    const upcoming = products.find(({ state }) => state === 'upcoming')
    if (upcoming !== undefined)
      await refuse(
        '/follow/buy',
        { code: upcoming.code, money: String(upcoming.minmoney), requestid: id() },
        'follow-not-open',
      )
    const { list } = await ask('/follow/list', { state: 'open' })
    const { code, minmoney, currency, scale, raised, feerate } = need(list[0], 'no product is open')
    const unit = smallest(currency)
    const buy = (money: string) => ({ code, money, requestid: id() })
    await refuse('/follow/buy', buy(formatDecimal(minus(figure(minmoney), unit))), 'purchase-below-minimum')
    await refuse(
      '/follow/buy',
      buy(formatDecimal(plus(minus(figure(scale), figure(raised)), figure(scale)))),
      'follow-scale-reached',
    )
    for (const money of ['0', '-1', '1e3', '500.001'])
      await refuseForm('/follow/buy', buy(money), 'invalid-parameters', 'purchase-below-minimum')
    // An amount whose fee shows how the server rounds, where there is one near the least.
    const near = plus(figure(minmoney), divideTo(figure(minmoney), figure('2'), 2, 'down'))
    const money = halfwayAmount(feerate, currency, figure(minmoney), near) ?? String(minmoney)
    const made = await change('/follow/buy', buy(money), {
      moves: ({ money, fee, currency }) => ({
        [currency]: { free: minus(less(money), figure(fee)), frozen: figure(money) },
      }),
      altered: { money: formatDecimal(plus(figure(money), unit)) },
      unless: ['insufficient-balance', 'follow-scale-reached'],
    })
    const rows = (await ask('/follow/orders', {})).list.filter((row) => row.id === made.id)
    holds('/follow/orders', '/data/list', `the order ${made.id}, once`, rows.length, rows.length === 1)
    holds(
      '/follow/buy',
      '/data/value',
      String(made.money),
      made.value,
      compare(absolute(minus(figure(made.value), figure(made.money))), unit) < 0,
    )
    await refuse('/follow/redeem', { id: made.id, requestid: id() }, 'follow-locked')
    leaves(`a copy order of ${String(made.money)} ${currency}`)
  },
)
