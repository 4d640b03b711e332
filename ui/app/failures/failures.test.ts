import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ContractBroken,
  type Failure,
  Offline,
  Rejected,
  SessionExpired,
  Timeout,
  Unavailable,
} from '../../../ports/failure.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { currentWords, startWords } from '../../i18n/words.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeSessionModel } from '../session/session.model.ts'
import { sentenceOf, showFailure, showRefusedLoad } from './failures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const shown = async (failure: Failure) => {
  const fake = makeFakeApp({ credentials: { forget: Effect.void } })
  fake.toaster.show('before')
  await showFailure(fake.app, failure)
  return { ...fake, text: () => fake.toaster.message.peek()?.text }
}

describe.each(LOCALES)('a failure in $name', ({ code: language }) => {
  beforeEach(() => startWords(language))

  it('with a known message shows its sentence, with an unknown one "Error", for two seconds', async () => {
    const { default: sentences } = (await import(`../../i18n/${language}/server/index.ts`)) as {
      default: Record<string, string>
    }
    const known = await shown(new Rejected({ code: 'wrong-fund-password' }))
    expect(known.text()).toBe(sentences['wrong-fund-password'])
    vi.advanceTimersByTime(1_999)
    expect(known.text()).toBe(sentences['wrong-fund-password'])
    vi.advanceTimersByTime(1)
    expect(known.text()).toBeUndefined()
    expect((await shown(new Rejected({ code: 'unknown' }))).text()).toBe(currentWords().error())
    expect((await shown(new Rejected({ code: 'of-a-newer-server' }))).text()).toBe(currentWords().error())
  })

  it('of the connection has a message of its own', async () => {
    expect((await shown(new Offline())).text()).toBe(currentWords().offline())
    expect((await shown(new Timeout({ millis: 20_000 }))).text()).toBe(currentWords().timeout())
  })
})

describe('a call that comes too often', () => {
  it.each([
    ['us', 45, 'Too many attempts. Please try again in 45 seconds.'],
    ['us', 61, 'Too many attempts. Please try again in 2 minutes.'],
    ['us', 82_800, 'Too many attempts. Please try again in 23 hours.'],
    ['es', 300, 'Demasiados intentos. Inténtelo de nuevo dentro de 5 minutos.'],
    ['it', 300, 'Troppi tentativi. Riprova tra 5 minuti.'],
    ['my', 300, 'Terlalu banyak percubaan. Sila cuba lagi dalam 5 minit.'],
    ['tw', 300, '送出過於頻繁，請於5 分鐘後再試'],
    ['cn', 300, '提交过于频繁，请在5分钟后再试'],
    ['kr', 300, '요청이 너무 잦습니다. 5분 후에 다시 시도해 주세요.'],
    ['ar', 300, 'محاولات كثيرة جدًا. يرجى المحاولة مرة أخرى خلال 5 دقائق.'],
  ] as const)('says in %s when it may come again, %i seconds later', async (language, retryAfter, sentence) => {
    await startWords(language)
    expect((await shown(new Rejected({ code: 'submitted-too-frequently', retryAfter }))).text()).toBe(sentence)
  })

  it('says the reason where it cannot say when', async () => {
    await startWords('us')
    const { text } = await shown(new Rejected({ code: 'system-busy', retryAfter: Infinity }))
    expect(text()).toBe(await sentenceOf('system-busy'))
  })
})

describe('a failure', () => {
  it('with a text of the server that nobody translated shows it as it came, neutral and isolated', async () => {
    const { toaster } = await shown(new Rejected({ code: 'unknown', text: 'Closed for stock-taking' }))
    expect(toaster.message.peek()).toMatchObject({ text: '\u2068Closed for stock-taking\u2069', tone: 'plain' })
  })

  it.each([
    ['a refusal of a load on a screen', new Rejected({ code: 'system-busy' }), '/home/large', true],
    ['a refusal of a load in the account centre', new Rejected({ code: 'system-busy' }), '/mine/index', false],
    ['a load without a connection', new Offline(), '/home/large', false],
    ['a load of a service that is away', new Unavailable({ status: 503 }), '/home/large', false],
  ] as const)('%s', async (_, failure, at, isShown) => {
    const fake = makeFakeApp({})
    fake.app.go(at)
    await showRefusedLoad(fake.app, failure, true)
    const expected = isShown ? { text: await sentenceOf('system-busy'), tone: 'error', silent: true } : null
    expect(fake.toaster.message.peek()).toEqual(expected)
  })

  it('with 503 or 404 clears the toast and shows nothing', async () => {
    expect((await shown(new Unavailable({ status: 503 }))).text()).toBeUndefined()
  })

  it('of the contract shows "Error" to the customer and logs the field to the console', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { text } = await shown(new ContractBroken({ call: '/funds/wallets', path: 'data.0.balance', why: 'missing' }))
    expect(text()).toBe(currentWords().error())
    expect(written).toHaveBeenCalledWith('/funds/wallets: data.0.balance: missing')
  })

  it('of the session opens login 1.5 s later, once for any number of calls that report it', async () => {
    const { app, went } = makeFakeApp({ credentials: { forget: Effect.void, keep: () => Effect.void } })
    await app.model(makeSessionModel).signedIn({ token: 'first', account: '5550000001' })
    const failure = new SessionExpired({ code: 'login-again', token: 'first' })
    await Promise.all([showFailure(app, failure), showFailure(app, failure)])
    await vi.advanceTimersByTimeAsync(1_499)
    expect(went).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(went).toHaveLength(1)
    expect(went[0]).toMatch(/^\/login\/login\?/)
  })

  it('of a session that the server never accepted says so, not to log in again', async () => {
    const fake = makeFakeApp({ credentials: { forget: Effect.void, keep: () => Effect.void } })
    const { isAccepted, signedIn } = fake.app.model(makeSessionModel)
    const failWith = async (token: string) => {
      await signedIn({ token, account: '5550000001' })
      return () => showFailure(fake.app, new SessionExpired({ code: 'login-again', token }))
    }
    await (
      await failWith('first')
    )()
    expect(fake.toaster.message.peek()?.text).toBe(currentWords().access.notAccepted())
    await vi.advanceTimersByTimeAsync(1_500)
    const fail = await failWith('second')
    isAccepted.value = true
    await fail()
    expect(fake.toaster.message.peek()?.text).toBe(await sentenceOf('login-again'))
  })

  it('of no session is told, and the visitor stays', async () => {
    const fake = makeFakeApp({})
    await showFailure(fake.app, new SessionExpired({ code: 'login-again' }))
    expect(fake.toaster.message.peek()?.text).toBe(await sentenceOf('login-again'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(fake.went).toEqual([])
  })

  it('of an earlier session is not shown, and the customer who logged in again stays', async () => {
    const fake = makeFakeApp({ credentials: { forget: Effect.void, keep: () => Effect.void } })
    const { isAccepted, session, signedIn } = fake.app.model(makeSessionModel)
    const late = new SessionExpired({ code: 'login-again', token: 'first' })
    // Of the screen that was still shown when the session was gone.
    const without = new SessionExpired({ code: 'login-again' })
    await signedIn({ token: 'first', account: '5550000001' })
    isAccepted.value = true
    await showFailure(fake.app, late)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(fake.went).toEqual(['/login/login?to=%2F&expired=1'])
    // An answer that comes while the customer types the password, and one after that.
    await showFailure(fake.app, late)
    await showFailure(fake.app, without)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(fake.went).toHaveLength(1)
    const again = { token: 'second', account: '5550000001' }
    await signedIn(again)
    fake.toaster.clear()
    await showFailure(fake.app, late)
    await showFailure(fake.app, without)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(fake.went).toHaveLength(1)
    expect(session.value).toEqual(again)
    expect(fake.toaster.message.peek()).toBeNull()
  })
})
