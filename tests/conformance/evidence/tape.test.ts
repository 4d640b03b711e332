import { expect, it } from 'vitest'
import { BUNDLE } from '../contract/bundle.ts'
import type { Caller } from '../contract/caller.ts'
import { TEST_OPTIONS } from '../command/testOptions.ts'
import { linesOf } from '../report.ts'
import { inLane, inOtherLane, meet } from '../server.ts'
import { Ended, Stepper } from '../steps.ts'

const OPTIONS = { ...TEST_OPTIONS, login: { account: '0123456789', password: 'calm1234' } }

interface Examples {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post: {
          readonly responses: {
            readonly 200: {
              readonly content: {
                readonly 'application/json': { readonly examples: { readonly rich: { readonly value: object } } }
              }
            }
          }
        }
      }
    >
  >
}
const { paths } = BUNDLE as Examples

/** A server that answers the examples of the contract, one of them changed. */
const exampleServer =
  (change: (path: string, nth: number, text: string) => string = (_path, _nth, text) => text) =>
  (): Caller => {
    const times = new Map<string, number>()
    return async ({ path }) => {
      const nth = times.get(path) ?? 0
      times.set(path, nth + 1)
      const example = paths[path]?.post.responses[200].content['application/json'].examples.rich.value
      const text = change(path, nth, JSON.stringify(example))
      return { kind: 'answered', status: 200, contentType: 'application/json', location: null, headers: {}, text }
    }
  }

/** The token of the example of a login. */
const SESSION = 'q3VXxkH0cXlqgWm1uX2m6v5o7a0rTz8d'

const FORM = { from: 'EUR', to: 'USD', amount: '1.00', quoteid: 'q', requestid: 'r' }

it('a failure carries its own call, masked, and the place of the contract', async () => {
  const server = await meet(
    OPTIONS,
    exampleServer((path, _, text) => (path === '/trade/funds' ? `{"status":1,"data":"calm1234 ${SESSION}"}` : text)),
  )
  const stepper = new Stepper(server)
  await expect(stepper.ask('/trade/funds')).rejects.toBeInstanceOf(Ended)
  const [check] = stepper.checks
  expect(check).toMatchObject({
    operationId: 'funds',
    findings: [{ at: '/data', got: '"$PASSWORD $TOKEN"', contract: expect.stringMatching(/funds.*\/data$/) as string }],
    exchange: {
      request: { headers: { token: '$TOKEN' } },
      response: { body: '{"status":1,"data":"$PASSWORD $TOKEN"}' },
    },
  })
  expect(JSON.stringify(stepper.checks)).not.toMatch(new RegExp(`calm1234|${SESSION}`))
})

it('a wrong effect carries the call that had it, and the one that shows it', async () => {
  const server = await meet(
    OPTIONS,
    exampleServer((path, nth, text) =>
      path === '/funds/wallets' && nth === 1 ? text.replace('125430.75', '1.00') : text,
    ),
  )
  const stepper = new Stepper(server)
  await stepper.change('/exchange/submit', FORM)
  const check = stepper.checks.find(({ name }) => name === '/funds/wallets after /exchange/submit')
  expect(check).toMatchObject({
    outcome: 'failed',
    cause: { request: { url: `${OPTIONS.url}/exchange/submit`, form: FORM } },
    exchange: { request: { url: `${OPTIONS.url}/funds/wallets` } },
  })
  const lines = linesOf('exchange', check === undefined ? [] : [check])
  expect(lines.at(-2)).toMatch(/^ {6}curl .*exchange\/submit/)
  expect(lines.at(-1)).toMatch(/^ {6}curl .*funds\/wallets/)
})

it('what a workflow states about a change is shown with its first call, not with one of the repeats', async () => {
  const server = await meet(OPTIONS, exampleServer())
  const stepper = new Stepper(server)
  await stepper.change('/exchange/submit', FORM)
  stepper.holds('/exchange/submit', '/data/rate', 'the quoted rate', '2', false)
  expect(stepper.checks.at(-1)?.exchange?.request.form).toEqual(FORM)
})

it('knows which operations were called and which refusals they answered', async () => {
  const { tape } = await meet(OPTIONS, exampleServer())
  expect([tape.wasCalled('/user/login'), tape.wasCalled('/trade/funds')]).toEqual([true, false])
  tape.heard('/user/login', '账号不存在')
  tape.heard('/user/login', 'no message of the contract')
  expect([...tape.codesOf('/user/login')]).toEqual(['account-not-found'])
})

it('a failure of one lane is shown with the newest call of that lane', async () => {
  const server = await meet(OPTIONS, exampleServer())
  const [own, other] = [new Stepper(inLane(server)), new Stepper(inOtherLane(server, 'seed'))]
  await own.ask('/market/list', { market: 'US' })
  await other.ask('/market/list', { market: 'HK' })
  own.holds('/market/list', '/data', 'a list', 'none', false)
  other.holds('/market/list', '/data', 'a list', 'none', false)
  const failures = [...own.checks, ...other.checks].filter(({ outcome }) => outcome === 'failed')
  expect(failures.map(({ exchange }) => exchange?.request.form)).toEqual([{ market: 'US' }, { market: 'HK' }])
})
