import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Wait } from '../../../domain/withdrawals/waiting.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { PasskeyRefused } from '../../../ports/device/passkeyRefused.ts'
import { makeServerModel } from '../../app/session/server.model.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { serverMessage } from '../../i18n/serverMessage.ts'
import { currentWords, locale } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { type FakePorts, makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { DONE, PAYEE, PREVIEW } from './testing/withdrawing.ts'
import WithdrawScreen from './WithdrawScreen.tsx'

const NOW = Date.UTC(2026, 0, 15, 2)
const UNTIL = NOW + 86_400_000
const NEW = { ...PAYEE, id: 'card-2', number: 'DE89 **** 3000', paidFrom: UNTIL }
const PASSWORD = '739182'
const CHALLENGE = { challenge: 'c', domain: 'localhost', timeout: 300_000, allow: ['k'] }
const ANSWER = { credentialId: 'k', clientData: 'd', authenticatorData: 'a', signature: 's', userHandle: 'u' }

/** The amounts whose cost was asked for. */
const asked: string[] = []

/** The screen of a customer of a broker with a chat; `waitOf` is what a payment to a card waits for. */
const open = async (waitOf: (card: string | undefined) => Wait | null, ports: FakePorts = {}, search = {}) => {
  let ids = 0
  const { app } = makeFakeApp({
    clock: { now: () => NOW, newId: () => `id-${(ids += 1)}` },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    funds: { list: () => Effect.never },
    payees: { list: () => Effect.succeed([NEW, PAYEE]) },
    withdrawals: {
      preview: ({ currency, cardId, amount = decimal('0') }) =>
        Effect.sync(() => {
          asked.push(formatDecimal(amount))
          return { ...PREVIEW, currency, amount, arrival: amount, wait: waitOf(cardId) }
        }),
      submit: () => Effect.succeed(DONE),
      challenge: () => Effect.succeed(CHALLENGE),
      submitByPasskey: () => Effect.succeed(DONE),
      find: () => Effect.succeed(null),
      list: () => Effect.succeed({ list: [], next: null }),
    },
    ...ports,
  })
  app.model(makeServerModel).settings.value = {
    title: null,
    logo: null,
    customerService: 'https://service.example/chat',
    simulation: true,
    entries: new Map([
      ['security', 'passkeys'],
      ['passkeydomain', 'localhost'],
    ]),
  }
  await mountScreen(app, '/mine/withdraw', WithdrawScreen, search)
}

const sheet = page.getByRole('dialog')
const text = (shown: string) => page.getByText(shown, { exact: true })
const amount = () => page.getByRole('textbox', { name: currentWords().transfers.amount() })
const password = () => page.getByLabelText(currentWords().transfers.fundPassword(), { exact: true })
const review = () => page.getByRole('button', { name: currentWords().transfers.review() }).click()
const fillIn = async () => {
  await amount().fill('500')
  await password().fill(PASSWORD)
}
const choose = async (iban: RegExp) => {
  await page.getByRole('button', { name: new RegExp(`^${currentWords().transfers.payTo()}`) }).click()
  await sheet.getByRole('option', { name: iban }).click()
  await expect.element(sheet).not.toBeInTheDocument()
}

describe.each(['es', 'ar'])('the form of withdrawals in %s', (language) => {
  it('tells that a new payee has to wait, until when, and reviews nothing meanwhile', async () => {
    await startAllWords(language)
    const { server, transfers } = currentWords()
    let isOver = false
    await open((card) => (card === NEW.id && !isOver ? { reason: 'new-payee', until: UNTIL } : null))
    const told = text(transfers.waits['new-payee']())
    // The payee that does not wait is chosen already.
    await expect.element(text(transfers.paidBy())).toBeVisible()
    await expect.element(told).not.toBeInTheDocument()
    await choose(/^DE/)
    await expect.element(told).toBeVisible()
    const until = transfers.waitsUntil({ time: deviceTime(UNTIL, locale.peek().tag) })
    await expect.element(page.getByText(until)).toBeVisible()
    // When a withdrawal of now would be paid says nothing about one that has to wait.
    await expect.element(text(transfers.receive())).toBeVisible()
    await expect.element(text(transfers.paidBy())).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: currentWords().customerService() })).toBeVisible()
    await expectNoBarriers()

    await fillIn()
    await review()
    await expect.element(page.getByText(server['payee-waiting']())).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
    await expectNoBarriers()
    await choose(/^ES/)
    await expect.element(told).not.toBeInTheDocument()
    await expect.element(page.getByText(server['payee-waiting']())).not.toBeInTheDocument()
    await expect.element(text(transfers.paidBy())).toBeVisible()

    isOver = true
    await choose(/^DE/)
    await expect.element(text(transfers.paidBy())).toBeVisible()
    await review()
    await expect.element(sheet).toHaveTextContent('DE89')
    await sheet.getByRole('button', { name: transfers.withdrawSend() }).click()
    await expect.element(sheet.getByText(serverMessage(currentWords(), 'withdrawal-submitted'))).toBeVisible()
  })

  it('tells that every withdrawal waits after a changed password', async () => {
    await startAllWords(language)
    const { server, transfers } = currentWords()
    await open(() => ({ reason: 'changed-password', until: UNTIL }))
    await expect.element(text(transfers.waits['changed-password']())).toBeVisible()
    const until = transfers.waitsUntil({ time: deviceTime(UNTIL, locale.peek().tag) })
    await expect.element(page.getByText(until)).toBeVisible()
    await expectNoBarriers()
    await fillIn()
    await review()
    await expect.element(page.getByText(server['withdrawals-waiting']())).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it('asks for a passkey in the place of the fund password, and for the password where the device gives none', async () => {
    await startAllWords(language)
    const { transfers } = currentWords()
    let isRecognised = false
    await open(() => null, {
      passkeys: {
        list: () => Effect.succeed([{ id: 'p', name: 'Phone', addedAt: 0, usedAt: null, confirmsFunds: true }]),
      },
      platform: { passkeyHost: Effect.succeed('localhost') },
      passkeyDevice: {
        sign: () =>
          Effect.suspend(() =>
            isRecognised ? Effect.succeed(ANSWER) : Effect.fail(new PasskeyRefused({ why: 'cancelled' })),
          ),
      },
    })
    await expect.element(page.getByText(transfers.byPasskey())).toBeVisible()
    await expect.element(password()).not.toBeInTheDocument()
    await amount().fill('500')
    await expectNoBarriers()
    await review()
    const confirm = sheet.getByRole('button', { name: transfers.confirmByPasskey() })
    await confirm.click()
    await expect.element(sheet.getByText(transfers.passkeyRefused())).toBeVisible()
    await expectNoBarriers()
    await sheet.getByRole('button', { name: transfers.typePassword() }).click()
    await expect.element(password()).toBeVisible()
    await page.getByRole('button', { name: transfers.takePasskey() }).click()
    await expect.element(password()).not.toBeInTheDocument()
    await review()
    isRecognised = true
    await confirm.click()
    await expect.element(sheet.getByText(serverMessage(currentWords(), 'withdrawal-submitted'))).toBeVisible()
    await expectNoBarriers()
  })
})

describe('the limits', () => {
  it.each([
    ['6120.00', '6.120,00\u2009EUR'],
    ['200000.00', '200.000,00\u2009EUR'],
    ['3.00', '3,00\u2009EUR'],
  ])('stand still with %s in the wallet, and what is there stands beneath the amount', async (available, said) => {
    await startAllWords('us')
    await open(() => null, {
      withdrawals: {
        preview: ({ currency }) => Effect.succeed({ ...PREVIEW, currency, available: decimal(available) }),
        list: () => Effect.succeed({ list: [], next: null }),
      },
    })
    const plain = (text: string) => text.replaceAll(/[\s\u2066-\u2069]+/g, ' ')
    await expect.poll(() => plain(document.body.textContent)).toContain(plain('21,71 to 108.525,34\u2009EUR'))
    expect(plain(document.body.textContent)).toContain(plain(`Available${said}`))
  })

  it('say what arrives only of an amount that can be paid, before its field is left too', async () => {
    await startAllWords('us')
    await open(() => null)
    const { transfers } = currentWords()
    const arrives = page.getByText(transfers.receive(), { exact: true }).element().parentElement!
    await amount().fill('6120')
    await expect.element(arrives).toHaveTextContent('6.120,00 EUR')
    await amount().fill('6120,01')
    // Once its cost was answered, which is rendered before the next frame.
    await expect.poll(() => asked.at(-1)).toBe('6120.01')
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(arrives.textContent).toContain('—')
  })

  it('leave everything in its place while an amount is typed and its cost is asked for', async () => {
    await startAllWords('us')
    const answers: Array<() => void> = []
    await open(() => null, {
      withdrawals: {
        preview: ({ currency, amount: asked = decimal('0') }) =>
          Effect.callback((resume) => {
            answers.push(() => resume(Effect.succeed({ ...PREVIEW, currency, amount: asked, arrival: asked })))
          }),
        list: () => Effect.succeed({ list: [], next: null }),
      },
    })
    const shows = (text: string) =>
      expect
        .poll(() => {
          for (const give of answers.splice(0)) give()
          return document.body.textContent
        })
        .toContain(text)
    await shows('6.120,00')
    const { transfers } = currentWords()
    const places = () =>
      [amount().element(), page.getByRole('button', { name: transfers.review() }).element()].map(
        (element) => element.getBoundingClientRect().top,
      )
    await expect.element(amount()).toBeVisible()
    const before = places()
    await amount().fill('500')
    expect(places()).toEqual(before)
    await shows('500,00')
    expect(places()).toEqual(before)
  })

  it('are filled by one tap, and the fund password is typed next', async () => {
    await startAllWords('us')
    await open(() => null)
    await page.getByRole('button', { name: currentWords().transfers.withdrawAll(), exact: true }).click()
    await expect.element(amount()).toHaveValue('6.120,00')
    await expect.element(password()).toHaveFocus()
  })
})

it('opens the history of the currency that a message names', async () => {
  await startAllWords('us')
  const listed: string[] = []
  const list = (currency: string) =>
    Effect.sync(() => {
      listed.push(currency)
      return { list: [{ ...DONE, currency: 'MYR' as const }], next: null }
    })
  await open(() => null, { withdrawals: { list, preview: () => Effect.never } }, { tab: 'history', currency: 'MYR' })
  await expect.element(page.getByText(currentWords().transfers.withdrawStates['under-review']()).first()).toBeVisible()
  expect([...new Set(listed)]).toEqual(['MYR'])
})
