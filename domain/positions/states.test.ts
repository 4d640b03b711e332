import { expect, it } from 'vitest'
import { POSITION_STATES } from '../contract/enumerations.ts'
import { decimal } from '../money/decimal.ts'
import { isHeld } from './position.ts'
import { POSITION_STEPS } from './states.ts'

/** Every change of state there is: no other event is possible in a state. */
const CHANGES = [
  ['pending', 'first fill', 'holding'],
  ['pending', 'the order that opens ends unfilled', 'cancelled'],
  ['pending', 'the order that opens ends', 'closed'],
  ['holding', 'an order to close waits', 'closing'],
  ['holding', 'all of it is closed', 'closed'],
  ['holding', 'all filled so far is closed', 'pending'],
  ['closing', 'no order to close waits', 'holding'],
  ['closing', 'all of it is closed', 'closed'],
  ['closing', 'all filled so far is closed', 'pending'],
] as const
const EVENTS = [...new Set(CHANGES.map(([, event]) => event))]

it('a position goes from state to state in nine ways', () => {
  const found = POSITION_STATES.flatMap((state) =>
    EVENTS.flatMap((event) => {
      const next = POSITION_STEPS[state][event]
      return next === undefined ? [] : [[state, event, next]]
    }),
  )
  expect(found.map(String).sort()).toEqual(CHANGES.map(String).sort())
})

it.each([
  ['1', true],
  ['0.0001', true],
  ['0', false],
  ['0.00', false],
])('a quantity of %s is held: %s', (quantity, held) => {
  expect(isHeld({ quantity: decimal(quantity) })).toBe(held)
})
