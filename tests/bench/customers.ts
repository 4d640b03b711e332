import { control, type Customer, makeCustomer } from '../e2e/support/control.ts'

/** Opens the Malaysian market at any hour and returns new customers with money to trade. */
export const tradersOn = async (url: string, count: number): Promise<readonly Customer[]> => {
  const steer = control(url)
  await steer.post('/market/open', { calendar: 'MY' })
  const customers: Customer[] = []
  for (let made = 0; made < count; made += 1) {
    const customer = await makeCustomer(url)
    await steer.post('/credit', { account: customer.account, currency: 'MYR', amount: '90000000' })
    customers.push(customer)
  }
  return customers
}
