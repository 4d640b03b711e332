import type { Asked, ControlAnswer, ControlCall } from '../../../paper/platform/control/calls.ts'

/** A customer made for one test. */
export interface Customer {
  readonly id: string
  readonly account: string
  readonly password: string
  readonly token: string
}

type Paths<M extends string> = ControlCall extends infer C ? (C extends `${M} ${infer P}` ? P : never) : never
type Call<M extends string, P extends string> = Extract<ControlCall, `${M} ${P}`>
/** A body without a field that must be there may be left out. */
type BodyOf<C extends ControlCall> = object extends Asked<C>['body']
  ? [body?: Asked<C>['body']]
  : [body: Asked<C>['body']]

const ask = async (url: string, method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${url}/control${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} /control${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** The paper broker's control API, typed by its document. What it refuses throws. */
export const control = (url: string) => ({
  post: async <P extends Paths<'POST'>>(path: P, ...body: BodyOf<Call<'POST', P>>) =>
    (await ask(url, 'POST', path, body[0] ?? {})) as ControlAnswer<Call<'POST', P>>,
  get: async <P extends Paths<'GET'>>(path: P) => (await ask(url, 'GET', path)) as ControlAnswer<Call<'GET', P>>,
  /** Makes a customer in a situation. */
  situation: async (name: string) =>
    (await ask(url, 'POST', `/situations/${name}`, {})) as ControlAnswer<'POST /situations/{name}'>,
  delete: async <P extends Paths<'DELETE'>>(path: P) =>
    (await ask(url, 'DELETE', path)) as ControlAnswer<Call<'DELETE', P>>,
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
  const made = await control(url).post('/customers', { account, password, ...(practiceMoney && { practiceMoney }) })
  return { id: made.id, token: made.token, account, password }
}
