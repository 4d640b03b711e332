import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pushTopics } from '../../../ports/Push.ts'
import { keptWish, wishFrom } from './notificationWish.ts'

it('reads what the device kept (property)', () => {
  const topics = fc.subarray([...pushTopics], { minLength: 1 })
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5,15}$/), topics, (account, some) => {
      const wish = { account, topics: pushTopics.filter((topic) => some.includes(topic)) }
      expect(wishFrom(keptWish(wish))).toEqual(wish)
    }),
  )
})

it('takes an account alone, as earlier versions kept it, for price alerts', () => {
  expect(wishFrom('9876543210')).toEqual({ account: '9876543210', topics: ['alerts'] })
  expect(wishFrom(null)).toBeNull()
})
