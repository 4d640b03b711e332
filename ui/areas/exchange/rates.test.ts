import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { formatMovingRate, formatRate } from './rates.ts'

it.each([
  ['1.086791335', '1,08679', '1,086791335'],
  ['1.0868', '1,08680', '1,0868'],
  ['0.0067123456', '0,00671235', '0,0067123456'],
  ['17.25', '17,2500', '17,25'],
  ['1462.2513497', '1.462,25', '1.462,2513497'],
  ['1', '1,00000', '1,00'],
])('a rate of %s is %s while it moves, and %s once it is quoted', (rate, moving, quoted) => {
  expect([formatMovingRate(decimal(rate)), formatRate(decimal(rate))]).toEqual([moving, quoted])
})
