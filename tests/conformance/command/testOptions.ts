import type { Options } from './options.ts'

/** Options of a run in a test, against a server that does not exist. */
export const TEST_OPTIONS: Options = {
  url: 'http://broker.test/api/vue',
  login: { account: '5550000001', password: 'calm1234' },
  otherLogin: undefined,
  fundPassword: undefined,
  only: [],
  write: true,
  json: undefined,
  timeout: 1_000,
  seed: 'test',
  time: 20,
  origin: undefined,
}
