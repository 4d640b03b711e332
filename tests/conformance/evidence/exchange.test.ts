import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { Answer, Sent } from '../contract/caller.ts'
import { operations } from '../contract/operations.ts'
import { curlOf } from './curl.ts'
import { exchangeOf, MOST_OF_BODY } from './exchange.ts'
import { Secrets } from './secrets.ts'

const URL = 'http://broker.test/api/vue'
const ACCOUNT = '5550000001'
const TOKEN = 'b7c1f0a9d2e84c35'

const secretsOf = (): Secrets => {
  const secrets = new Secrets()
  secrets.keep('PASSWORD', 'calm1234')
  secrets.keep('FUND_PASSWORD', '864209')
  secrets.keep('TOKEN', TOKEN)
  return secrets
}

const sent = (form: Sent['form'], more: Partial<Sent> = {}): Sent => ({
  path: '/user/login',
  form,
  isUpload: false,
  headers: { token: TOKEN, account: ACCOUNT },
  ...more,
})

const answered = (text: string): Answer => ({
  kind: 'answered',
  status: 200,
  contentType: 'application/json',
  location: null,
  headers: { 'x-request-id': 'r-17' },
  text,
})

describe('what a report shows of a call', () => {
  it('has the request, the answer and a line that repeats it', () => {
    const call = { sent: sent({ money: '1.00' }), answer: answered('{"status":0}') }
    expect(exchangeOf(URL, call, secretsOf())).toEqual({
      request: {
        method: 'POST',
        url: `${URL}/user/login`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
          token: '$TOKEN',
          account: ACCOUNT,
        },
        form: { money: '1.00' },
      },
      response: {
        status: 200,
        headers: { 'content-type': 'application/json', 'x-request-id': 'r-17' },
        body: '{"status":0}',
      },
      curl: `curl -sS -i -X POST '${URL}/user/login' -H "token: $TOKEN" -H 'account: ${ACCOUNT}' --data-urlencode 'money=1.00'`,
    })
  })

  it('repeats a preflight by its own method', () => {
    const call = { sent: { ...sent(undefined), method: 'OPTIONS' as const }, answer: answered('') }
    const { curl, request } = exchangeOf(URL, call, secretsOf())
    expect(request.method).toBe('OPTIONS')
    expect(curl).toContain('curl -sS -i -X OPTIONS ')
  })

  it('names no password and no token, wherever the server repeats one', () => {
    const form = {
      account: ACCOUNT,
      password: 'calm1234',
      fundpassword: '864209',
      repassword: 'calm1234q7',
      oldpassword: 'guess77',
    }
    const text = `{"data":{"token":"${TOKEN}","password":"made-up-9"},"msg":"calm1234 and 864209"}`
    const told = JSON.stringify(exchangeOf(URL, { sent: sent(form), answer: answered(text) }, secretsOf()))
    for (const secret of ['calm1234', '864209', 'guess77', 'made-up-9', TOKEN]) expect(told).not.toContain(secret)
    expect(told).toContain('repassword=${PASSWORD}q7')
    expect(told).toContain('oldpassword=$OLDPASSWORD')
  })

  it('masks each field that the contract marks as a password, and others by their names', () => {
    const form = { channelpassword: 'open-1', smscode: '771204', pin: '9305', access_token: 'T0-ken', code: 'AAPL' }
    const told = JSON.stringify(exchangeOf(URL, { sent: sent(form), answer: answered('{}') }, secretsOf()))
    for (const secret of ['open-1', '771204', '9305', 'T0-ken']) expect(told).not.toContain(secret)
    expect(told).toContain('code=AAPL')
    const marked = operations.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, { format }]) => (format === 'password' ? [name] : [])),
    )
    expect(marked.length).toBeGreaterThan(5)
    for (const name of marked) expect(secretsOf().variableOf(name, 'hidden-7')).toMatch(/^\$/)
  })

  it.each([
    ['with quotes and slashes', String.raw`{"password":"a\"b\\c-77"}`, 'c-77'],
    ['in JSON that is a text', String.raw`body "{\"token\":\"b2f9-77\"}"`, 'b2f9'],
    ['cut in the middle', String.raw`body "{\"token\":\"b2f9-77… (300 characters)`, 'b2f9'],
  ])('masks a secret %s', (_, text, secret) => {
    expect(secretsOf().masked(text)).not.toContain(secret)
  })

  it('masks a secret that a finding names, whole or cut', () => {
    const secrets = secretsOf()
    expect(secrets.found('password', '"pässword1"')).toBe('"$PASSWORD_2"')
    expect(secrets.found('password', '"pässword1… (90 characters)')).toBe('a secret')
    expect(secrets.found('password', '"x"')).toBe('"x"')
    expect(secrets.found('amount', '"1.00"')).toBe('"1.00"')
  })

  it('names neither the secret of one-time codes nor a recovery code', () => {
    const secrets = secretsOf()
    const [secret, first, second] = ['JBSWY3DPEHPK3PXP', '7F2QW4MX5TQ3ZK6A', 'C3XW5RY2LQ7MB4NV']
    const text = `{"data":{"secret":"${secret}","address":"otpauth://totp/a?secret=${secret}","recovery":["${first}", "${second}"]}}`
    secrets.learn(text)
    const setUp = exchangeOf(URL, { sent: sent({ password: 'calm1234' }), answer: answered(text) }, secrets)
    const used = exchangeOf(URL, { sent: sent({ code: second }), answer: answered('{}') }, secrets)
    const told = JSON.stringify([setUp, used])
    for (const hidden of [secret, first, second]) expect(told).not.toContain(hidden)
    expect(used.request.form).toEqual({ code: '$RECOVERY_CODE_2' })
  })

  it('shows what is no secret: ill-shaped values, and a token that no server gave out', () => {
    const headers = { token: 'no-such-session', account: ACCOUNT }
    const call = { sent: sent({ password: '???' }, { headers }), answer: answered('{}') }
    const { request } = exchangeOf(URL, call, secretsOf())
    expect(request).toMatchObject({ headers, form: { password: '???' } })
  })

  it('cuts a long body at the size that it states', () => {
    const call = { sent: sent({}), answer: answered('x'.repeat(9_000)) }
    expect(exchangeOf(URL, call, secretsOf()).response).toMatchObject({
      body: `${'x'.repeat(MOST_OF_BODY)}… (cut after ${MOST_OF_BODY} of 9000 characters)`,
    })
  })

  it('says why there was no answer', () => {
    const answer: Answer = { kind: 'silent', why: 'ECONNRESET', isUnreachable: false }
    expect(exchangeOf(URL, { sent: sent(undefined), answer }, secretsOf())).toMatchObject({
      request: { form: undefined },
      response: { none: 'ECONNRESET' },
    })
  })
})

/** The arguments that a shell makes of a line, with a program in the place of curl that prints them. */
const argumentsOf = (line: string, shell: string): ReadonlyArray<string> =>
  execFileSync(shell, ['-c', `curl() { for one in "$@"; do printf '%s\\0' "$one"; done; }; ${line}`], {
    env: { ...process.env, TOKEN, PASSWORD: 'calm1234' },
  })
    .toString()
    .split('\0')
    .slice(0, -1)

const FORMS: ReadonlyArray<readonly [name: string, value: string, shell: string]> = [
  ['plain', '1.00', 'sh'],
  ['quotes', `it's "so"`, 'sh'],
  ['commands', '$(id) `id` $HOME ; rm -rf / & \\', 'sh'],
  ['other scripts', '苹果 é', 'sh'],
  ['lines', 'a\nb', 'bash'],
  ['controls', "\u0001\u001B[2J'\\", 'bash'],
  ['marks of direction', 'a\u202Eb', 'bash'],
  ['a thousand characters', 'x'.repeat(1_000), 'sh'],
  ['nothing', '', 'sh'],
]

describe('the curl line', () => {
  it.each(FORMS)('repeats the field as it was sent: %s', (_, value, shell) => {
    const line = curlOf(URL, sent({ name: value, password: 'calm1234q"7' }), secretsOf())
    // oxlint-disable-next-line no-control-regex
    expect(line).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202E]/)
    expect(line.length).toBeLessThan(400)
    expect(argumentsOf(line, shell).slice(5)).toEqual([
      '-H',
      `token: ${TOKEN}`,
      '-H',
      `account: ${ACCOUNT}`,
      '--data-urlencode',
      `name=${value}`,
      '--data-urlencode',
      'password=calm1234q"7',
    ])
  })

  it('sends a file where a file was sent, and an empty body where the form was empty', () => {
    const upload = curlOf(URL, sent({ file: '', purpose: 'proof' }, { isUpload: true, headers: {} }), secretsOf())
    expect(upload).toMatch(/-F 'file=@pixel\.png;type=image\/png' --form-string 'purpose=proof'$/)
    expect(curlOf(URL, sent({}, { headers: {} }), secretsOf())).toMatch(/login' --data ''$/)
    expect(curlOf(URL, sent(undefined, { headers: {} }), secretsOf())).toMatch(/login'$/)
  })
})
