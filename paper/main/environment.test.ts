import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readEnvironment, readWords } from './environment.ts'

it.each([
  ['PORT', 'eighty', /^PORT is not a port number/],
  ['PORT', '65536', /^PORT is not a port number/],
  ['PAPER_CLOCK', 'fast', /^PAPER_CLOCK is real or test/],
  ['PAPER_CLOCK_START', '2026-06-10T02:30:00Z', /^PAPER_CLOCK_START needs PAPER_CLOCK=test/],
  ['PAPER_REVIEW_SECONDS', 'soon', /^PAPER_REVIEW_SECONDS is seconds or never/],
  ['PAPER_TRUST_PROXY', 'yes', /^PAPER_TRUST_PROXY is a number of proxies or their IP addresses/],
  ['PAPER_CONTROL', 'yes', /^PAPER_CONTROL is 1 or 0/],
  ['PAPER_METRICS', 'on', /^PAPER_METRICS is a port or an address like/],
  ['PAPER_METRICS', '127.0.0.1:65536', /^PAPER_METRICS is a port or an address like/],
  ['PAPER_CERTIFICATES', 'app.example.com', /^PAPER_CERTIFICATES has addresses like https:/],
  ['PAPER_CERTIFICATES', 'https://app.example.com/app', /^PAPER_CERTIFICATES has addresses like .*, without a path/],
  ['PAPER_PROCESSES', '0', /^PAPER_PROCESSES is auto or a number from 1 to 99, not 0$/],
  ['PAPER_PROCESSES', 'many', /^PAPER_PROCESSES is auto or a number/],
  ['PAPER_LOG', 'loud', /^PAPER_LOG is one of fatal, error, warn, info, debug, trace, silent, not loud$/],
  ['PAPER_DEMO', 'false', /^PAPER_DEMO is 0 or 1/],
  ['PAPER_VALIDATE_RESPONSES', 'yes', /^PAPER_VALIDATE_RESPONSES is 0 or 1/],
  ['PAPER_APP', '/no/such/folder', /^PAPER_APP is a folder with a built app, .*, not \/no/],
  ['PAPER_SUPPORT_URL', 'the chat', /^PAPER_SUPPORT_URL is an address like/],
  ['PAPER_PUSH_CONTACT', 'operator@example.com', /^PAPER_PUSH_CONTACT is an address like mailto:/],
  ['PAPER_PUSH_CONTACT', 'http://example.com', /^PAPER_PUSH_CONTACT is an address like mailto:/],
  ['PAPER_ALLOW_ORIGIN', 'https://app.example.com/', /^PAPER_ALLOW_ORIGIN has origins like .*, without a path/],
  ['PAPER_PASSKEY_ORIGINS', 'app.example.com', /^PAPER_PASSKEY_ORIGINS has origins like/],
  ['PAPER_PASSKEY_ORIGINS', 'http://app.example.com', /^PAPER_PASSKEY_ORIGINS has origins like/],
  ['PAPER_PASSKEY_ORIGINS', 'https://203.0.113.7', /^PAPER_PASSKEY_ORIGINS has origins like/],
  ['PAPER_PASSKEY_ORIGINS', 'https://app.example.com/', /^PAPER_PASSKEY_ORIGINS has origins like/],
  ['PAPER_PASSKEY_DOMAIN', 'example.com', /^PAPER_PASSKEY_DOMAIN needs PAPER_PASSKEY_ORIGINS/],
  ['DATABASE_URL', 'mysql://someone:secret@host/broker', /^DATABASE_URL is an address like postgres:\/\/user/],
  ['DATABASE_URL', 'broker', /^DATABASE_URL is an address like/],
  ['DATABASE_DIRECT_URL', 'http://secret', /^DATABASE_DIRECT_URL is an address like/],
  ['DATABASE_DIRECT_URL', 'postgres://someone:secret@host/broker', /^DATABASE_DIRECT_URL needs DATABASE_URL/],
  ['DATABASE_REPLICA_URL', 'http://secret', /^DATABASE_REPLICA_URL is an address like/],
  ['DATABASE_REPLICA_URL', 'postgres://someone:secret@host/broker', /^DATABASE_REPLICA_URL needs DATABASE_URL/],
])('reports in one line that %s=%s is invalid', (name, value, line) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(line)
  expect(() => readEnvironment({ [name]: value })).not.toThrow('secret')
})

it.each(['Wednesday', '2026-06-10', '2026-02-31T00:00:00Z', '2026-06-10T25:00:00Z'])(
  'reports in one line that the start of the clock is no instant: %s',
  (start) => {
    expect(() => readEnvironment({ PAPER_CLOCK: 'test', PAPER_CLOCK_START: start })).toThrow(
      /^PAPER_CLOCK_START is an instant like /,
    )
  },
)

it('accepts valid settings', () => {
  const read = readEnvironment({
    PAPER_LOG: 'silent',
    PAPER_DEMO: '0',
    PAPER_SUPPORT_URL: '',
    PAPER_ALLOW_ORIGIN: 'https://app.example.com, capacitor://localhost, *',
    DATABASE_URL: 'postgresql://someone@/broker?host=/var/run/postgresql',
  })
  expect(read).toMatchObject({ demo: false, supportUrl: '', http: { logLevel: 'silent' } })
  expect(read.http.allowedOrigins).toEqual(['https://app.example.com', 'capacitor://localhost', '*'])
})

it.each([
  [{}, { domain: 'localhost', origins: [] }],
  [
    { PAPER_PASSKEY_ORIGINS: 'https://app.example.com:8443' },
    { domain: 'app.example.com', origins: ['https://app.example.com:8443'] },
  ],
  [
    { PAPER_PASSKEY_ORIGINS: 'https://app.example.com, https://example.com', PAPER_PASSKEY_DOMAIN: 'example.com' },
    { domain: 'example.com', origins: ['https://app.example.com', 'https://example.com'] },
  ],
])('makes passkeys for %j', (variables, wanted) => {
  expect(readEnvironment(variables).passkeys).toEqual(wanted)
})

it('reports in one line that a domain of passkeys does not contain an origin', () => {
  const variables = { PAPER_PASSKEY_ORIGINS: 'https://app.example.com', PAPER_PASSKEY_DOMAIN: 'example.org' }
  expect(() => readEnvironment(variables)).toThrow(/^PAPER_PASSKEY_DOMAIN contains every one/)
})

it.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['0.0.0.0:0', { host: '0.0.0.0', port: 0 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
])('serves figures at %s', (text, wanted) => {
  expect(readEnvironment({ PAPER_METRICS: text }).metrics).toEqual(wanted)
})

const isControlled = (variables: Record<string, string>) => readEnvironment(variables).http.control.isEnabled

it.each<[string, Record<string, string>, boolean]>([
  ['a tester’s own broker', {}, true],
  ['one that other machines reach', { HOST: '0.0.0.0' }, false],
  ['a broker behind a proxy', { PAPER_TRUST_PROXY: '1' }, false],
  ['a broker that other machines reach, with the setting on', { HOST: '0.0.0.0', PAPER_CONTROL: '1' }, true],
  ['a tester’s own broker, with the setting off', { PAPER_CONTROL: '0' }, false],
])('decides about the control API of %s', (_, variables, wanted) => {
  expect(isControlled(variables)).toBe(wanted)
})

it('refuses a setting whose name is typed wrongly, and no variable of another kind', () => {
  expect(() => readEnvironment({ PAPER_DTAA: '/data' })).toThrow(/^PAPER_DTAA is not a setting of the broker$/)
  // A port of one's own is PORT.
  expect(() => readEnvironment({ PAPER_PORT: '8099' })).toThrow(/^PAPER_PORT is not a setting of the broker$/)
  expect(() =>
    readEnvironment({ PAPER_PORT: 'tcp://10.0.0.7:80', PAPER_SERVICE_HOST: '10.0.0.7', PAPERSIZE: 'a4' }),
  ).not.toThrow()
})

it('knows every setting of its page', () => {
  const page = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8')
  const names = page.match(/\bPAPER_[A-Z_]+/g) ?? []
  expect(names).toContain('PAPER_DATA')
  for (const name of names) expect(() => readEnvironment({ [name]: '' })).not.toThrow('is not a setting')
})

it('refuses words, because its settings are variables', () => {
  expect(() => readWords(['--port', '9000'])).toThrow(/^the broker takes no --port: its settings are environment/)
  expect([readWords([]), readWords(['--prepare'])]).toEqual([false, true])
})
