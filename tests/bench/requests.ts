import autocannon from 'autocannon'
import { login } from '../demoCustomer.ts'
import { tell } from './measure.ts'

/** Requests per second of the paper broker for getUserinfo, 32 clients for 8 s after 2 s of warming up. */
export const benchRequests = async (url: string): Promise<void> => {
  const { token, account } = await login(url)
  const load = (duration: number) =>
    autocannon({
      url: `${url}/api/vue/user/getUserinfo`,
      method: 'POST',
      connections: 32,
      duration,
      headers: { token, account, 'content-type': 'application/x-www-form-urlencoded' },
    })
  await load(2)
  const result = await load(8)
  tell('getUserinfo, 32 clients', result.requests.average, '/s')
  tell('getUserinfo, 99th percentile', result.latency.p99, 'ms')
  tell('getUserinfo, answers that were no success', result.non2xx + result.errors + result.timeouts, '', { max: 0 })
}
