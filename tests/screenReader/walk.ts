import type { Customer } from '../e2e/support/control.ts'
import { wordsOf } from '../e2e/support/words.ts'
import type { Reader } from './reader.ts'

const CODE = '96115'

/** A heading as Orca says it. */
const heading = (name: string): string => `${name} heading level 1`

/** From the first screen to a placed order. Throws with all that was said where something is not said. */
export const walk = async (reader: Reader, customer: Customer): Promise<void> => {
  const words = await wordsOf('us', 'login', 'quotes', 'orders')
  const { begin, press, seek, type, hear } = reader
  await hear('Finished loading')

  begin('The language')
  await seek('English')
  await press('Return')
  await hear('Finished loading')

  begin('Log-in')
  await seek(`${words.login.logIn} link`)
  await press('Return')
  await hear(heading(words.login.logIn))
  await seek(words.login.phone)
  await type(customer.account, 'the number')
  await seek('password text')
  await type(customer.password, 'the password')
  await press('Return')
  await hear(heading(words.menuHome))

  begin('An instrument')
  await seek(`${words.menuQuotes} link`, 'shift+Tab')
  await press('Return')
  await hear(heading(words.quotes.title))
  await seek(words.quotes.search)
  await press('Return')
  // The field has the focus already, in silence.
  await seek(words.quotes.searchLabel)
  await type(CODE)
  await seek(CODE)
  await press('Return')
  await hear('heading level 1')

  begin('The order')
  await seek('Buy link')
  await press('Return')
  await hear('heading level 1')
  await seek(words.orders.quantity)
  await type('1000')
  await press('Return')
  await hear(`${words.orders.reviewTitle} dialog`)
  await seek(words.orders.send)
  await press('Return')
  await hear(words.orders.result.accepted)
}
