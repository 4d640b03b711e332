import { compare, figure, formatDecimal, isSame, minus, plus, zero } from '../contract/amounts.ts'
import { writing } from '../workflow.ts'
import { NOWHERE } from './nowhere.ts'

export const loan = writing(
  'lending shares, recalled',
  ['/lending/holdings', '/lending/lend', '/lending/loans', '/lending/recall', '/trade/positioninfo'],
  async ({ ask, change, refuse, refuseForm, need, holds, leaves, id }) => {
    const { list } = await ask('/lending/holdings', {})
    const held = need(
      list.find(({ lendable, offer }) => Number(lendable) >= Number(offer.minquantity) && offer.state === 'open'),
      'the account holds nothing that can be lent',
    )
    const { positionid, lendable, offer } = held
    const form = { positionid, quantity: String(offer.minquantity), days: '7' } as const
    const with_ = (more: object) => ({ ...form, ...more, requestid: id() })
    const lot = figure(offer.lot)
    const beyond = formatDecimal(plus(figure(lendable), lot))
    if (compare(figure(beyond), figure(offer.demand)) <= 0)
      await refuse('/lending/lend', with_({ quantity: beyond }), 'above-position')
    if (compare(lot, figure('1')) > 0)
      await refuse(
        '/lending/lend',
        with_({ quantity: formatDecimal(plus(figure(offer.minquantity), figure('1'))) }),
        'not-whole-lots',
      )
    const fewer = minus(figure(offer.minquantity), lot)
    if (compare(fewer, zero) > 0)
      await refuse('/lending/lend', with_({ quantity: formatDecimal(fewer) }), 'lend-below-minimum')
    await refuse('/lending/lend', with_({ positionid: NOWHERE, quantity: '1' }), 'position-not-found')
    for (const quantity of ['0', '-1', '1e2'])
      await refuseForm('/lending/lend', with_({ quantity }), 'invalid-parameters')
    await refuseForm('/lending/lend', with_({ days: '8' }), 'invalid-parameters')
    const before = await ask('/trade/positioninfo', { positionid })
    const made = await change('/lending/lend', with_({}), { altered: { days: '14' } })
    const after = await ask('/trade/positioninfo', { positionid })
    const grown = minus(figure(after.lent), figure(before.lent))
    holds(
      '/trade/positioninfo',
      '/data/lent',
      `${String(made.quantity)} more than ${String(before.lent)}`,
      after.lent,
      isSame(grown, figure(made.quantity)),
    )
    const isSound = isSame(figure(after.quantity), figure(before.quantity))
    holds(
      '/trade/positioninfo',
      '/data/quantity',
      `${String(before.quantity)}: lent shares are still held`,
      after.quantity,
      isSound,
    )
    holds(
      '/lending/lend',
      '/data/rate',
      `${String(offer.rate)}, the rate of the day`,
      made.rate,
      isSame(figure(made.rate), figure(offer.rate)),
    )
    const rows = (await ask('/lending/loans', {})).list.filter((row) => row.id === made.id)
    holds('/lending/loans', '/data/list', `the loan ${made.id}, once`, rows.length, rows.length === 1)
    const back = await change('/lending/recall', { id: made.id, requestid: id() }, { altered: { id: NOWHERE } })
    holds('/lending/recall', '/data/status', '1, being returned', back.status, Number(back.status) >= 1)
    await refuse('/lending/recall', { id: made.id, requestid: id() }, 'loan-not-running')
    leaves(`lent shares ${made.id}, being returned`)
  },
)
