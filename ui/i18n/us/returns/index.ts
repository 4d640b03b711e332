import type { BaseTranslation } from '../../i18n-types.ts'

const returns = {
  title: 'Returns',
  failed: 'The returns could not be loaded',
  period: 'Period',
  periods: { '1m': '1M', '3m': '3M', '1y': '1Y', all: 'All' },
  about: 'What is shown',
  everything: 'All assets',
  compare: 'Compare with an index',
  noIndex: 'No index',
  gain: 'Gain or loss',
  timeWeighted: 'Time-weighted return',
  moneyWeighted: 'Money-weighted return',
  largestFall: 'Maximum drawdown',
  paidIn: 'Paid in',
  paidOut: 'Paid out',
  explained:
    'Returns are for the whole period, after fees, taxes and interest. The time-weighted return ignores when and how much you paid in or out; the money-weighted return includes it. All currencies are converted into one.',
  beyond:
    'A return above {limit:string} is not shown as a figure: it comes from very little money, or from money invested for only a short part of the period. The gain or loss in money tells you more.',
  worth: 'Total assets by day',
  view: 'Chart',
  growth: 'Return',
  asTable: 'As a table',
  day: 'Day',
  total: 'Total assets',
  inAndOut: 'Paid in and out',
  contributions: 'What each position contributed',
  asOf: 'Figures as of {time:string}',
  realised: 'Realised',
  other: 'Rewards, interest, other fees',
  rest: 'Exchange rates and rounding',
  statements: 'Monthly statements',
  incomeAndCosts: 'Income and costs by month',
  lines: {
    dividends: 'Dividends before tax',
    lending: 'Securities lending',
    rewards: 'Rewards',
    fees: 'Fees',
    taxes: 'Tax withheld',
    interest: 'Interest on loans',
  },
} satisfies BaseTranslation

export default returns
