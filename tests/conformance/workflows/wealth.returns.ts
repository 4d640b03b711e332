import { decimal, type Decimal, figure, formatDecimal, isSame, minus, sumOf } from '../contract/amounts.ts'
import { reading } from '../workflow.ts'

const PATH = '/trade/performance'

/** The parts of a report come to its sums, in every period, and about one currency or market as about everything. */
export const performance = reading('how the assets did, and why', [PATH], async ({ ask, holds }) => {
  const forms = [
    { period: '1m' },
    { period: '3m', type: 'USD' },
    { period: '1y', market: 'MY' },
    { period: 'all' },
  ] as const
  for (const form of forms) {
    const report = await ask(PATH, form)
    const is = (at: string, counted: Decimal, got: unknown, why: string) =>
      holds(PATH, `/data/${at}`, `${formatDecimal(counted)}: ${why}`, got, isSame(counted, figure(got)))
    const { currency, days, positions } = report
    const expected = 'type' in form ? form.type : 'EUR'
    holds(PATH, '/data/currency', expected, currency, currency === expected)
    const [first, last] = [days[0], days.at(-1)]
    const net = minus(figure(report.paidin), figure(report.paidout))
    const grown = minus(minus(figure(last?.total), figure(first?.total)), net)
    is('gain', grown, report.gain, 'assets at the end, less those at the beginning and what came in')
    const parts = [...positions.map(({ gain }) => figure(gain)), figure(report.other), figure(report.rest)]
    is('gain', sumOf(parts), report.gain, 'positions, other and rest together')
    is('paidin', sumOf(days.map(({ paidin }) => figure(paidin))), report.paidin, 'the sum of the days')
    is('paidout', sumOf(days.map(({ paidout }) => figure(paidout))), report.paidout, 'the sum of the days')
    is('days/0/growth', decimal('0'), first?.growth, 'growth begins with the report')
    is('timeweighted', figure(last?.growth), report.timeweighted, 'the growth of the last day')
    for (const [nth, day] of days.entries()) {
      const next = days[nth + 1]
      if (next)
        holds(PATH, `/data/days/${nth}/time`, `before ${next.time}`, day.time, Number(day.time) < Number(next.time))
    }
    const months = report.months.map(({ month }) => month)
    holds(
      PATH,
      '/data/months',
      'each month once, oldest first',
      months,
      months.every((month, nth) => month > (months[nth - 1] ?? '')),
    )
    for (const { from, to } of [report.fall])
      holds(
        PATH,
        '/data/fall',
        'from a high to a later low',
        from,
        from === '-' ? to === '-' : Number(from) < Number(to),
      )
  }
})
