/** A customer made for one test. */
export interface Customer {
  readonly id: string
  readonly account: string
  readonly password: string
  readonly token: string
}

const ask = async (url: string, method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${url}/control${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} /control${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** The paper broker's control API. */
export const control = (url: string) => ({
  post: (path: string, body: object = {}) => ask(url, 'POST', path, body),
  get: (path: string) => ask(url, 'GET', path),
  delete: (path: string) => ask(url, 'DELETE', path),
})

/** A ten-digit number that no other test of any worker has. */
export const freshNumber = (): string => {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return `7${String(random % 1_000_000_000).padStart(9, '0')}`
}

/** A new customer with the broker's usual practice money, or with given amounts by currency. */
export const makeCustomer = async (
  url: string,
  practiceMoney?: Readonly<Record<string, string>>,
): Promise<Customer> => {
  const account = freshNumber()
  const password = 'letters1and2digits'
  const wanted = { account, password, ...(practiceMoney && { practiceMoney }) }
  const made = (await control(url).post('/customers', wanted)) as { id: string; token: string }
  return { ...made, account, password }
}
