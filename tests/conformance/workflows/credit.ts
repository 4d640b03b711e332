import {
  isNear,
  scaled,
  compare,
  figure,
  formatDecimal,
  isSame,
  minus,
  plus,
  smallest,
  zero,
} from '../contract/amounts.ts'
import { halfwayAmount } from '../promises/halfway.ts'
import { writing } from '../workflow.ts'

const less = (amount: unknown) => minus(zero, figure(amount))

export const credit = writing(
  'credit loan, repaid',
  [
    '/credit/terms',
    '/credit/borrow',
    '/credit/loans',
    '/credit/repay',
    '/funds/withdraw',
    '/bank/list',
    '/funds/withdrawpreview',
  ],
  async ({ ask, change, refuse, refuseForm, need, holds, takeBack, id, fundPassword }) => {
    const fundpassword = need(fundPassword, 'it needs the fund password: no --fund-password')
    const { min, max, channel, rate, owed } = await ask('/credit/terms', { type: 'EUR' })
    const unit = smallest('EUR')
    // An amount whose interest shows how the server rounds, where there is one.
    const least = scaled(min, '1.02', 'EUR')
    const halfway = halfwayAmount(rate, 'EUR', least, scaled(max, '0.98', 'EUR'))
    const form = { currency: 'EUR', money: halfway ?? formatDecimal(least), days: '7', fundpassword } as const
    const with_ = (more: object) => ({ ...form, ...more, requestid: id() })
    if (channel !== 'open' || compare(figure(min), figure(max)) > 0) {
      await refuse('/credit/borrow', with_({}), 'borrow-unavailable')
      need(undefined, 'no credit loan is given now')
    }
    await refuse('/credit/borrow', with_({ money: formatDecimal(scaled(min, '0.98', 'EUR')) }), 'borrow-below-minimum')
    await refuse('/credit/borrow', with_({ money: formatDecimal(scaled(max, '1.02', 'EUR')) }), 'borrow-unavailable')
    // Of two things that are wrong the first check decides; the password is checked last.
    const wrong = {
      money: formatDecimal(scaled(min, '0.98', 'EUR')),
      fundpassword: fundpassword === '135792' ? '135793' : '135792',
    }
    await refuse('/credit/borrow', with_(wrong), 'borrow-below-minimum')
    for (const money of ['0', '-1', '1e3', `${String(min)}1`])
      await refuseForm('/credit/borrow', with_({ money }), 'invalid-parameters', 'borrow-below-minimum')
    await refuseForm('/credit/borrow', with_({ days: '8' }), 'invalid-parameters')
    let loan: { id: string; owed: string } | undefined
    takeBack('a credit loan', '/credit/repay', () => loan && { id: loan.id, money: loan.owed, requestid: id() })
    const made = await change('/credit/borrow', with_({}), {
      moves: ({ money, currency }) => ({ [currency]: { free: figure(money) } }),
      altered: { days: '14' },
    })
    loan = { id: made.id, owed: String(made.owed) }
    holds(
      '/credit/borrow',
      '/data/rate',
      `${String(rate)}, the published rate`,
      made.rate,
      isSame(figure(made.rate), figure(rate)),
    )
    const owing = await ask('/credit/terms', { type: 'EUR' })
    const grown = minus(figure(owing.owed), figure(owed))
    holds(
      '/credit/terms',
      '/data/owed',
      `${String(owed)} and ${String(made.money)}`,
      owing.owed,
      compare(minus(grown, figure(made.money)), unit) <= 0 && compare(minus(figure(made.money), grown), unit) <= 0,
    )
    const card = (await ask('/bank/list', { type: 'EUR' }))[0]
    const preview = await ask('/funds/withdrawpreview', { type: 'EUR', ...(card && { cardid: card.id }) })
    holds(
      '/funds/withdrawpreview',
      '/data/creditloan',
      '1, a loan is owed',
      preview.creditloan,
      Number(preview.creditloan) === 1,
    )
    if (card !== undefined && Number(preview.hours.isopen) === 1)
      await refuse(
        '/funds/withdraw',
        { currency: 'EUR', money: String(preview.min), cardid: card.id, fundpassword, requestid: id() },
        // Both waits come before it, and a run before this one has changed the password.
        ...((preview.waituntil ?? '-') === '-'
          ? (['credit-loan-outstanding'] as const)
          : (['withdrawals-waiting', 'payee-waiting'] as const)),
      )
    const { list } = await ask('/credit/loans', {})
    const found = list.find((row) => row.id === made.id)
    const ids = list.map((row) => row.id)
    holds('/credit/loans', '/data/list', `the loan ${made.id}`, ids, found !== undefined)
    const listed = need(found, 'the loan is not listed')
    const tooMuch = formatDecimal(plus(figure(listed.owed), unit))
    await refuse('/credit/repay', { id: made.id, money: tooMuch, requestid: id() }, 'repayment-above-owed')
    const repays = (amount: string) => ({ moves: () => ({ EUR: { free: less(amount) } }), altered: { money: tooMuch } })
    const part = formatDecimal(unit)
    const partly = await change('/credit/repay', { id: made.id, money: part, requestid: id() }, repays(part))
    const rest = minus(figure(listed.owed), unit)
    // Interest is kept exactly, and what is owed is rounded again after each payment.
    const isRest = isNear(figure(partly.owed), rest, plus(unit, unit))
    holds('/credit/repay', '/data/owed', formatDecimal(rest), partly.owed, isRest)
    holds(
      '/credit/repay',
      '/data/outstanding',
      `${String(listed.outstanding)}: interest is paid first`,
      partly.outstanding,
      isSame(figure(partly.outstanding), figure(listed.outstanding)) || compare(figure(listed.interest), unit) < 0,
    )
    loan = { id: made.id, owed: String(partly.owed) }
    const all = String(partly.owed)
    const repaid = await change('/credit/repay', { id: made.id, money: all, requestid: id() }, repays(all))
    loan = undefined
    holds('/credit/repay', '/data/status', '2, repaid', repaid.status, Number(repaid.status) === 2)
    holds(
      '/credit/repay',
      '/data/paid',
      formatDecimal(plus(unit, figure(all))),
      repaid.paid,
      isSame(figure(repaid.paid), plus(unit, figure(all))),
    )
    const [after] = (await ask('/credit/loans', {})).list.filter((row) => row.id === made.id)
    holds('/credit/loans', '/data/list', `the loan ${made.id}, repaid`, after?.status, Number(after?.status) === 2)
    await refuse('/credit/repay', { id: made.id, money: '1.00', requestid: id() }, 'loan-not-running')
  },
)
