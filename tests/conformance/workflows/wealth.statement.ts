import { type Decimal, figure, formatDecimal, isSame, plus, sumOf } from '../contract/amounts.ts'
import { reading } from '../workflow.ts'

const PATH = '/trade/statement'

/** Each wallet of a month opens, moves and closes without a gap, and opens with what the month before closed with. */
export const statement = reading('the statement of a month', [PATH], async ({ ask, holds }) => {
  const latest = await ask(PATH, {})
  holds(PATH, '/data/month', `the running month ${latest.latest}`, latest.month, latest.month === latest.latest)
  const months = [latest]
  if (latest.first < latest.latest) months.push(await ask(PATH, { month: latest.first }))
  for (const { from, movements, to, wallets } of months) {
    const is = (at: string, counted: Decimal, got: unknown, why: string) =>
      holds(PATH, `/data/${at}`, `${formatDecimal(counted)}: ${why}`, got, isSame(counted, figure(got)))
    for (const [nth, wallet] of wallets.entries()) {
      const own = movements.filter(({ currency }) => currency === wallet.currency)
      const closing = plus(figure(wallet.opening), sumOf(own.map(({ money }) => figure(money))))
      is(`wallets/${nth}/closing`, closing, wallet.closing, 'the opening balance and all movements')
      const frozen = plus(figure(wallet.openingfrozen), sumOf(own.map(({ frozenmoney }) => figure(frozenmoney))))
      is(`wallets/${nth}/closingfrozen`, frozen, wallet.closingfrozen, 'the opening frozen cash and all movements')
    }
    for (const [nth, { time }] of movements.entries())
      holds(
        PATH,
        `/data/movements/${nth}/time`,
        `from ${from} to ${to}`,
        time,
        Number(from) <= Number(time) && Number(time) <= Number(to),
      )
    const codes = new Set(wallets.map(({ currency }) => currency))
    const strange = movements.find(({ currency }) => !codes.has(currency))
    holds(PATH, '/data/movements', 'only wallets that are listed', strange?.currency, strange === undefined)
  }
})
