import { randomInt } from 'node:crypto'
import type { Session } from '../../server.ts'
import type { Steps } from '../../workflow.ts'

export const PASSWORD = 'calm1234'
export const FUND_PASSWORD = '739182'
export const NAME = 'Ana Vela'

/** A bank account that takes euros, of the customer with the name above. */
export const BANK = {
  method: 'bank',
  holder: NAME,
  number: 'ES91 2100 0418 4502 0005 1332',
  bank: 'Banco Sereno',
  swift: 'CAIXESBBXXX',
  bankaddress: 'Calle Mayor 1, 28013 Madrid',
  payeeaddress: 'Calle Luna 5, 28004 Madrid',
  accounttype: 'savings',
  fundpassword: FUND_PASSWORD,
} as const

/** A customer who was opened for one workflow. */
export interface Customer {
  readonly account: string
  readonly as: Session
  /** Calls the control API. */
  readonly decide: NonNullable<Steps['control']>
}

/**
 * Opens a customer by the control API and logs them in; ends the workflow where the run has none.
 *
 * @param more further fields of the control API's call
 */
export const openCustomer = async (
  { ask, control, leaves, need }: Pick<Steps<'/user/login'>, 'ask' | 'control' | 'leaves' | 'need'>,
  more: object = {},
): Promise<Customer> => {
  const decide = need(control, 'it needs a test server: no --control')
  const account = `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`
  await decide('/customers', { account, password: PASSWORD, ...more })
  leaves(`the customer ${account}`)
  return { account, as: await ask('/user/login', { account, password: PASSWORD }), decide }
}
