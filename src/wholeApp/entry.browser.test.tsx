import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Session } from '../../domain/account/session.ts'
import { Rejected } from '../../ports/failure.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { button } from '../testing/flows/flow.ts'
import { mountApp, shownPath } from '../testing/mountApp.tsx'
import { exampleAnswer } from '../../tests/contract/smallServer.ts'
import { mountExamples } from '../testing/mountSmallServer.tsx'

const NUMBER = '5550000001'
const PASSWORD = 'practice2026'

const field = (label: string) => page.getByLabelText(label, { exact: true })

it('registration shows errors at their fields, keeps the typed values, and takes the code of a link', async () => {
  const brokerSession = { register: () => Effect.fail(new Rejected({ code: 'inviter-not-found' })) }
  // With a last parameter, to which the router's history in a frame adds the address of the frame.
  await mountApp('/login/register?code=NOBODY&end=', { visitor: true, ports: { brokerSession } })
  const words = currentWords().login
  const [phone, password, confirmation] = [words.phone(), words.password(), words.confirmation()].map(field)
  const code = field(words.invitationCode())
  await expect.element(code).toHaveValue('NOBODY')
  await button(words.createAccount()).click()
  await expect.element(page.getByText(words.problems['phone-required']())).toBeVisible()
  await expect.element(phone!).toHaveFocus()

  await phone!.fill('12345')
  await password!.fill('lettersonly')
  await confirmation!.fill('different1')
  await code.click()
  for (const problem of ['phone-not-ten-digits', 'password-needs-letter-and-digit', 'passwords-differ'] as const)
    await expect.element(page.getByText(words.problems[problem]())).toBeVisible()

  await phone!.fill(NUMBER)
  await password!.fill(PASSWORD)
  await confirmation!.fill(PASSWORD)
  await page.getByRole('checkbox', { name: words.agreed() }).click()
  await button(words.createAccount()).click()
  await expect.element(page.getByText(words.problems['inviter-not-found']()).first()).toBeVisible()
  await expect.element(code).toHaveFocus()
  await expect.element(password!).toHaveValue(PASSWORD)
})

it('a wrong password is reported and nothing stored; then the login works by keyboard alone', async () => {
  let session: Session | null = null
  await mountApp('/login/login', {
    visitor: true,
    ports: {
      brokerSession: {
        login: (account, password) =>
          password === PASSWORD
            ? Effect.succeed({ token: 'token-of-the-test', account })
            : Effect.fail(new Rejected({ code: 'wrong-credentials' })),
      },
      // What the start asks for.
      markets: { list: () => Effect.succeed([]) },
      quotes: { indices: () => Effect.succeed([]) },
      serverConfig: { version: () => Effect.succeed({ minimum: '0.0.0', latest: '1.0.0', notes: '', address: null }) },
      credentials: { current: () => session, keep: (next) => Effect.sync(() => void (session = next)) },
    },
  })
  const { login, menuHome, server } = currentWords()
  const [phone, password] = [field(login.phone()), field(login.password())]
  await phone.fill(NUMBER)
  await password.fill('wrong1password')
  await button(login.logIn()).click()
  // The field and the toast are seen, in the same words. A screen reader has the reason from the field, not a second time.
  const said = server['wrong-credentials']()
  await expect.element(page.getByRole('main').getByText(said, { exact: true })).toBeVisible()
  await expect.poll(() => document.querySelector(':popover-open')?.textContent).toBe(said)
  expect(page.getByRole('status').filter({ hasText: said }).elements()).toEqual([])
  expect(session).toBeNull()

  await phone.fill('')
  await password.fill('')
  ;(phone.element() as HTMLElement).focus()
  await userEvent.keyboard(NUMBER)
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard(PASSWORD)
  await userEvent.keyboard('{Enter}')
  await expect.poll(shownPath).toBe('/home/index')
  await expect.element(page.getByRole('heading', { level: 1, name: menuHome(), exact: true })).toHaveFocus()
  expect(session).toMatchObject({ account: NUMBER })
})

it('the first link of a screen skips to its content', async () => {
  await mountApp('/home/index')
  const link = page.getByRole('link', { name: currentWords().skipToContent() })
  await expect.element(link).toBeInTheDocument()
  expect(link.element()).toBe(document.querySelector('a[href], button, input, [tabindex="0"]'))
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.id).toBe('main')
})

it('a failed start-up step is reported and can be retried', async () => {
  let isBroken = false
  const { go, leave } = await mountExamples('us', (path) => {
    if (isBroken && path === '/common/version') throw new TypeError('Failed to fetch')
    return exampleAnswer(path)
  })
  isBroken = true
  await go('/login/loading')
  const retry = button(currentWords().login.retry())
  await expect.element(retry).toBeVisible()
  isBroken = false
  await retry.click()
  await expect.poll(shownPath).toBe('/home/index')
  await leave()
})
