import type { BaseTranslation } from '../../i18n-types.ts'

const dividends = {
  title: 'Dividends',
  short: 'short',
  exOn: 'Ex-date {day:string}',
  payOn: 'Pay date {day:string}',
  exDate: 'Ex-date',
  payDate: 'Pay date',
  perShare: 'Per share',
  quantity: 'Shares',
  gross: 'Gross',
  tax: 'Tax withheld ({rate:string})',
  writtenOff: 'Borne by the broker',
  net: 'Credited to you',
  owed: 'Charged to you',
  paidAt: 'Booked',
  instrument: 'View instrument',
  holdings: 'View holdings',
  failed: 'The dividends could not be loaded',
  noneUpcoming: 'No upcoming dividends',
  noneUpcomingHint: 'Announced dividends on shares you hold appear here.',
  nonePaid: 'No dividends paid yet',
  nonePaidHint: 'What you receive, or pay for a short position, appears here.',
  simulated: 'Simulated dividends of invented companies.',
  about: 'Tax is withheld at the usual rate of each market; this is not tax advice.',
  tabs: { upcoming: 'Upcoming', paid: 'Paid' },
  states: { announced: 'Estimate', fixed: 'Final', paid: 'Paid' },
  notes: {
    announced: 'Based on what you hold now. What counts is what you hold at the close before the ex-date.',
    fixed: 'What you held at the close before the ex-date counts; selling now changes nothing.',
    paid: 'Booked to the balance in this currency.',
    short: 'If you are short, you owe the dividend; the broker covers any shortfall.',
  },
} satisfies BaseTranslation

export default dividends
