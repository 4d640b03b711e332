import { compare, figure, formatDecimal, isSame, minus, plus, times, zero } from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'

/** A purchase takes at most one part in so many of what the wallet has: a practice account lasts for many runs. */
const PART = '10'

export const blockPurchase = writing(
  'a block purchase',
  ['/block/list', '/block/preview', '/block/buy', '/block/mine', '/trade/positioninfo'],
  async ({ ask, change, refuse, refuseForm, need, holds, leaves, id }) => {
    const { list, channel, password } = await ask('/block/list', {})
    const open = list.filter(({ status }) => Number(status) === 1)
    need(channel === 'open' && Number(password) === 0 ? true : undefined, 'block trades need a password, or are closed')
    const affordable: typeof open = []
    for (const block of open) {
      const { total, available } = await ask('/block/preview', { id: block.id, quantity: String(block.minquantity) })
      const isSmall = compare(times(figure(total), figure(PART)), figure(available)) <= 0
      if (isSmall && compare(figure(block.remaining), figure(block.minquantity)) >= 0) affordable.push(block)
    }
    const {
      id: block,
      lot,
      remaining,
      minlots,
      minquantity,
      price,
    } = need(affordable[0], 'no block is small enough for the account')
    const buy = (quantity: string) => ({ id: block, quantity, requestid: id() })
    const least = figure(minquantity)
    if (compare(figure(lot), figure('1')) > 0)
      await refuse('/block/buy', buy(formatDecimal(plus(least, figure('1')))), 'not-whole-lots')
    if (compare(figure(minlots), figure('1')) > 0)
      await refuse('/block/buy', buy(formatDecimal(minus(least, figure(lot)))), 'purchase-below-minimum')
    const above = formatDecimal(plus(figure(remaining), figure(lot)))
    await refuse('/block/buy', buy(above), 'above-block-remaining')
    for (const quantity of ['0', '-1', '1e3']) await refuseForm('/block/buy', buy(quantity), 'invalid-parameters')
    const preview = await ask('/block/preview', { id: block, quantity: String(minquantity) })
    const made = await change('/block/buy', buy(String(minquantity)), {
      moves: ({ money, fees, currency }) => ({ [currency]: { free: minus(zero, plus(figure(money), figure(fees))) } }),
      own: ({ positionid }) => [positionid],
      altered: { quantity: formatDecimal(plus(least, figure(lot))) },
      unless: ['above-block-remaining', 'block-trade-closed', 'insufficient-available-balance', 'insufficient-balance'],
    })
    leaves(`a block of ${String(minquantity)} ${made.code}`)
    const isDue = isSame(figure(made.fees), figure(preview.feetotal))
    holds('/block/buy', '/data/fees', `${String(preview.feetotal)}, as previewed`, made.fees, isDue)
    holds('/block/buy', '/data/buyprice', String(price), made.buyprice, isSame(figure(made.buyprice), figure(price)))
    const position = await ask('/trade/positioninfo', { positionid: made.positionid })
    const isWhole =
      isSame(figure(position.quantity), figure(minquantity)) && isSame(figure(position.cost), figure(made.money))
    holds(
      '/trade/positioninfo',
      '/data',
      `${String(minquantity)} shares for ${String(made.money)}`,
      position.cost,
      isWhole,
    )
    const mine = (await ask('/block/mine', {})).list.filter((row) => row.id === made.id)
    holds('/block/mine', '/data/list', `the purchase ${made.id}, once`, mine.length, mine.length === 1)
  },
)
