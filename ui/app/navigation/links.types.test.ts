import { expect, it } from 'vitest'
import { Go } from './Go.tsx'
import { searchOf } from './routes.ts'

it('a link without the parameters of its screen does not compile', () => {
  // Never called: only the compiler checks them.
  const links = [
    () => Go({ to: '/quotes/infoBuy', search: { code: 'MY0101', direction: 'short' } }),
    () => Go({ to: '/home/index' }),
    // @ts-expect-error the code is missing
    () => Go({ to: '/quotes/info' }),
    // @ts-expect-error no such parameter
    () => Go({ to: '/quotes/info', search: { code: 'MY0101', colour: 'red' } }),
    // @ts-expect-error no such screen
    () => Go({ to: '/nowhere' }),
  ]
  expect(links).toHaveLength(5)
})

it('the parameters of an address are texts, whatever was typed', () => {
  const { value } = searchOf<'/quotes/info'>()['~standard'].validate({ code: '12E4', market: 7, more: ['a'] })
  expect(value).toEqual({ code: '12E4' })
})
