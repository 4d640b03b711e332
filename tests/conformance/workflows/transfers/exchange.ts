import {
  compare,
  decimalsOf,
  figure,
  formatDecimal,
  isSame,
  minus,
  plus,
  smallest,
  zero,
} from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { NOWHERE } from '../nowhere.ts'

const less = (amount: unknown) => minus(zero, figure(amount))

export const exchange = writing(
  'currency exchange',
  ['/funds/wallets', '/exchange/pairs', '/exchange/quote', '/exchange/submit', '/exchange/list'],
  async ({ ask, change, refuse, refuseForm, need, holds, leaves, id }) => {
    await refuse('/exchange/quote', { from: 'EUR', to: 'EUR' }, 'same-currency-exchange')
    const pairs = await ask('/exchange/pairs', { from: 'EUR' })
    const wanted = pairs.find(({ to }) => decimalsOf(to) === 0) ?? pairs[0]
    const { from, to, min } = need(wanted, 'EUR is not exchanged')
    const { quoteid, rate } = await ask('/exchange/quote', { from, to })
    const balance = figure((await ask('/funds/wallets')).find(({ currency }) => currency === from)?.total)
    const tooMuch = formatDecimal(plus(balance, smallest(from)))
    await refuse('/exchange/submit', { quoteid, money: tooMuch, requestid: id() }, 'insufficient-balance')
    const nowhere = { quoteid: NOWHERE, money: tooMuch, requestid: id() }
    await refuse('/exchange/submit', nowhere, 'quote-expired')
    for (const money of ['0', '-1', '1e1', '0.001'])
      await refuseForm(
        '/exchange/submit',
        { quoteid, money, requestid: id() },
        'invalid-parameters',
        'amount-below-minimum',
      )
    const form = { quoteid, money: compare(figure(min), figure('1.37')) > 0 ? String(min) : '1.37', requestid: id() }
    const made = await change('/exchange/submit', form, {
      moves: ({ paid, received }) => ({ [from]: { free: less(paid) }, [to]: { free: figure(received) } }),
      altered: { money: formatDecimal(plus(figure(form.money), smallest(from))) },
    })
    holds(
      '/exchange/submit',
      '/data/rate',
      `${String(rate)}, as quoted`,
      made.rate,
      isSame(figure(made.rate), figure(rate)),
    )
    holds('/exchange/submit', '/data', `from ${from} to ${to}`, made, made.from === from && made.to === to)
    await refuse('/exchange/submit', { quoteid, money: form.money, requestid: id() }, 'quote-used')
    await refuse('/exchange/submit', { quoteid: NOWHERE, money: form.money, requestid: id() }, 'quote-expired')
    const { list } = await ask('/exchange/list', {})
    holds(
      '/exchange/list',
      '/data/list/0/id',
      made.id,
      list[0]?.id,
      list.filter((row) => row.id === made.id).length === 1,
    )
    leaves(`an exchange of ${form.money} ${from} into ${to}`)
  },
)
