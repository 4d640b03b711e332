import { randomUUID } from 'node:crypto'
import { call } from '../../demoCustomer.ts'
import type { control, Customer } from '../support/control.ts'

const NAME = 'Lucia Ferrer'
export const PASSWORD = '739182'
export const BANK = { holder: NAME, number: 'ES9121000418450200051332', bank: 'Banco Sereno', swift: 'CAIXESBBXXX' }

/** Verifies a customer's identity, sets their fund password and binds an account through the API, without the screens. */
export const putInPlace = async (url: string, steer: ReturnType<typeof control>, customer: Customer): Promise<void> => {
  const { account, token } = customer
  await steer.post('/identity/grant', { account, name: NAME, idNumber: `ID-${account}` })
  await steer.post('/fundpassword', { account, password: PASSWORD })
  await call(
    url,
    '/bank/add',
    { method: 'bank', ...BANK, fundpassword: PASSWORD, requestid: randomUUID() },
    { token, account },
  )
}
