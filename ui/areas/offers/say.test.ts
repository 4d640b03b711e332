import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { isByLottery } from './say.ts'

const offer = (subscribed: string, stage: 'open' | 'upcoming' | 'drawing' = 'open') =>
  isByLottery({ offered: decimal('1000'), subscribed: decimal(subscribed), stage })

it('a lottery decides where more is asked for than is offered, while the offer is open', () => {
  expect([offer('999'), offer('1000'), offer('1001')]).toEqual([false, false, true])
  expect([offer('5000', 'upcoming'), offer('5000', 'drawing')]).toEqual([false, false])
})
