import type { BaseTranslation } from '../../i18n-types.ts'

const statement = {
  title: 'Account statement',
  owner: 'Account {account:string}',
  months: 'Month',
  previous: 'Previous month',
  next: 'Next month',
  print: 'Print or save as PDF',
  failed: 'The statement could not be loaded',
  running: 'The month is not over: this is what has happened so far.',
  inUtc: 'All dates and times are in UTC.',
  opening: 'Opening balance',
  openingFrozen: 'Frozen at the beginning',
  closing: 'Closing balance',
  closingFrozen: 'Frozen at the end',
  taxes: 'Tax withheld',
  interest: 'Interest paid',
  realised: 'Realised profit or loss',
  movements: 'Movements',
  noMovements: 'No movements',
  holdings: 'Holdings',
  heldAt: 'Valued on {time:string}',
  noHoldings: 'Nothing was held.',
  value: 'Value',
  timeUtc: 'Time (UTC)',
  code: 'Code',
} satisfies BaseTranslation

export default statement
