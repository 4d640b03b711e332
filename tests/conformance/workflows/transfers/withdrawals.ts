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
} from '../../contract/amounts.ts'
import { withdrawalFee } from '../../promises/money.ts'
import { writing } from '../../workflow.ts'
import { NOWHERE } from '../nowhere.ts'

const less = (amount: unknown) => minus(zero, figure(amount))

export const withdrawal = writing(
  'withdrawal, cancelled',
  [
    '/bank/list',
    '/funds/wallets',
    '/funds/withdrawpreview',
    '/funds/withdraw',
    '/user/withdrawallist',
    '/funds/withdrawcancel',
  ],
  async ({ ask, change, refuse, refuseForm, need, holds, takeBack, id, fundPassword }) => {
    const fundpassword = need(fundPassword, 'it needs the fund password: no --fund-password')
    const cards = await ask('/bank/list', {})
    const card = need(
      cards.find(({ method }) => method === 'bank'),
      'no bank card is bound',
    )
    const type = 'EUR'
    const terms = await ask('/funds/withdrawpreview', { type, cardid: card.id })
    const { min, max, hours, available } = terms
    need((terms.waituntil ?? '-') === '-' || undefined, 'withdrawals wait: a new payee, or a changed password')
    const unit = smallest(type)
    const form = {
      currency: type,
      money: formatDecimal(scaled(min, '1.02', type)),
      cardid: card.id,
      fundpassword,
    } as const
    const with_ = (more: object) => ({ ...form, ...more, requestid: id() })
    if (Number(hours.isopen) !== 1) {
      await refuse('/funds/withdraw', with_({}), 'outside-withdrawal-hours')
      need(undefined, 'withdrawals are not taken at this hour')
    }
    await refuse('/funds/withdraw', with_({ cardid: NOWHERE }), 'bank-card-not-found')
    const wallet = cards.find(({ method }) => method === 'wallet')
    if (wallet !== undefined) await refuse('/funds/withdraw', with_({ cardid: wallet.id }), 'card-currency-mismatch')
    await refuse('/funds/withdraw', with_({ money: formatDecimal(scaled(min, '0.98', type)) }), 'amount-below-minimum')
    await refuse('/funds/withdraw', with_({ money: formatDecimal(scaled(max, '1.02', type)) }), 'amount-above-maximum')
    if (compare(figure(available), scaled(max, '0.98', type)) < 0) {
      const tooMuch = formatDecimal(plus(figure(available), unit))
      await refuse('/funds/withdraw', with_({ money: tooMuch }), 'insufficient-withdrawable-amount')
    }
    // One wrong password only: five lock the right one out.
    const wrong = fundpassword === '135792' ? '135793' : '135792'
    await refuse('/funds/withdraw', with_({ fundpassword: wrong }), 'wrong-fund-password')
    // Of two things that are wrong the first check decides; the password is checked last.
    const below = formatDecimal(scaled(min, '0.98', type))
    await refuse('/funds/withdraw', with_({ cardid: NOWHERE, money: below }), 'bank-card-not-found')
    await refuse('/funds/withdraw', with_({ money: below, fundpassword: wrong }), 'amount-below-minimum')
    for (const money of ['0', '-1', '1e3', `${String(min)}1`, '1,5'])
      await refuseForm('/funds/withdraw', with_({ money }), 'invalid-parameters', 'amount-below-minimum')
    const asked = with_({})
    let open: string | undefined
    takeBack('a withdrawal', '/funds/withdrawcancel', () =>
      open === undefined ? undefined : { id: open, requestid: id() },
    )
    const made = await change('/funds/withdraw', asked, {
      moves: ({ money, currency }) => ({ [currency]: { free: less(money), frozen: figure(money) } }),
      altered: { money: formatDecimal(plus(figure(form.money), unit)) },
    })
    open = made.id
    const due = withdrawalFee(terms, form.money)
    holds(
      '/funds/withdraw',
      '/data/fee',
      `${formatDecimal(due)}, the published fee`,
      made.fee,
      isNear(figure(made.fee), due, plus(unit, plus(unit, plus(unit, unit)))),
    )
    const rows = await ask('/user/withdrawallist', { type, requestid: asked.requestid })
    holds('/user/withdrawallist', '/data/0/id', made.id, rows[0]?.id, rows.length === 1 && rows[0]?.id === made.id)
    const cancelled = await change(
      '/funds/withdrawcancel',
      { id: made.id, requestid: id() },
      {
        moves: ({ money, currency }) => ({ [currency]: { free: figure(money), frozen: less(money) } }),
        altered: { id: NOWHERE },
      },
    )
    open = undefined
    const isBack = isSame(figure(cancelled.money), figure(made.money))
    holds('/funds/withdrawcancel', '/data/money', String(made.money), cancelled.money, isBack)
    holds('/funds/withdrawcancel', '/data/status', '3, cancelled', cancelled.status, Number(cancelled.status) === 3)
    const after = (await ask('/user/withdrawallist', { type })).find((row) => row.id === made.id)
    holds('/user/withdrawallist', '/data', `${made.id}, cancelled`, after?.status, Number(after?.status) === 3)
    await refuse('/funds/withdrawcancel', { id: made.id, requestid: id() }, 'withdrawal-not-pending')
  },
)
