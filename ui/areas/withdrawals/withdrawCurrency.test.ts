import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import type { CurrencyFunds } from '../../../ports/Wealth.ts'
import { eventually } from '../../testing/eventually.ts'
import { setUp } from './testing/withdrawing.ts'

const wallet = (currency: CurrencyFunds['currency'], available: string): CurrencyFunds => ({
  currency,
  available: decimal(available),
  held: null,
  margin: null,
  frozen: null,
  marketValue: null,
  totalAssets: null,
  floatingProfit: null,
  realisedProfit: null,
  buyingPower: null,
})
const FUNDS = [wallet('EUR', '0.00'), wallet('USD', '0.00'), wallet('MYR', '500.00'), wallet('CNY', '9.00')]
const empty = { available: decimal('0.00') }

it('the form of a withdrawal begins with the first currency with money, where the wallet in EUR is empty', async () => {
  const { asked, model } = setUp(empty, undefined, { funds: FUNDS })
  await model.load()
  await eventually(() => expect(model.preview.value?.currency).toBe('MYR'))
  expect([model.currency.value, asked.map(({ currency }) => currency)]).toEqual(['MYR', ['EUR', 'MYR']])
})

it('it begins with EUR where that has money, or nothing has', async () => {
  const rich = setUp({}, undefined, { funds: FUNDS })
  await rich.model.load()
  const poor = setUp(empty, undefined, { funds: FUNDS.slice(0, 2) })
  await poor.model.load()
  expect([rich.model.currency.value, poor.model.preview.value?.currency]).toEqual(['EUR', 'EUR'])
})

it('that gives way to a choice of the customer, which then stays', async () => {
  const { model } = setUp(empty, undefined, { funds: FUNDS })
  const loading = model.load()
  model.chooseCurrency('USD')
  await loading
  await eventually(() => expect(model.preview.value?.currency).toBe('USD'))
  await model.load()
  expect(model.currency.value).toBe('USD')
})
