import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Rejected } from '../../ports/failure.ts'
import { lookupMessage } from '../../ui/i18n/serverMessage.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { button, sheet } from '../testing/flows/flow.ts'
import { choosePicture, MONEY } from '../testing/flows/money.ts'
import { mountApp } from '../testing/mountApp.tsx'
import { exampleAnswer } from '../../tests/contract/smallServer.ts'
import { mountExamples } from '../testing/mountSmallServer.tsx'

const refuse = (code: string) => () => Effect.fail(new Rejected({ code }))

/** The refusal is on the screen, in the language of its words. */
const expectSaid = async (code: string) => {
  const said = lookupMessage(currentWords().server, code)
  expect(said).toBeTruthy()
  await expect.element(page.getByText(String(said)).first()).toBeVisible()
}

const field = (label: string) => page.getByLabelText(label, { exact: true })

it.each([
  ['wrong-credentials', 'it'],
  ['wrong-credentials', 'kr'],
  ['account-frozen', 'ar'],
] as const)('at login: %s in %s', async (code, language) => {
  await mountApp('/login/login', { language, visitor: true, ports: { brokerSession: { login: refuse(code) } } })
  const words = currentWords().login
  await field(words.phone()).fill('5550000001')
  await field(words.password()).fill('another1password')
  await page.getByRole('button', { name: words.logIn() }).click()
  await expectSaid(code)
})

it.each([
  ['account-exists', 'tw'],
  ['inviter-not-found', 'my'],
] as const)('at registration: %s in %s', async (code, language) => {
  await mountApp('/login/register', { language, visitor: true, ports: { brokerSession: { register: refuse(code) } } })
  const words = currentWords().login
  await field(words.phone()).fill('5550000001')
  await field(words.password()).fill('practice2026')
  await field(words.confirmation()).fill('practice2026')
  await field(words.invitationCode()).fill('NOBODY99')
  await page.getByRole('checkbox', { name: words.agreed() }).click()
  await page.getByRole('button', { name: words.createAccount() }).click()
  await expectSaid(code)
})

it('at the login password: wrong-original-password in it', async () => {
  const security = { changeLoginPassword: refuse('wrong-original-password') }
  await mountApp('/mine/loginPassword', { language: 'it', ports: { security } })
  const words = currentWords().security
  await field(words.old()).fill('not1the2right3one')
  await field(words.next()).fill('another4password')
  await field(words.confirmation()).fill('another4password')
  await page.getByRole('button', { name: words.change() }).click()
  await expectSaid('wrong-original-password')
})

it.each([['/home/large', { blockTrades: { offers: refuse('block-trade-closed') } }, 'block-trade-closed']] as const)(
  'on %s a refused load is told by a toast and in place',
  async (path, ports, code) => {
    await mountApp(path, { ports })
    const said = String(lookupMessage(currentWords().server, code))
    // Announced once, by its place.
    await expect.poll(() => document.querySelector(':popover-open')?.textContent).toBe(said)
    await expect.element(page.getByRole('alert').getByText(said, { exact: true })).toBeVisible()
  },
)

it('shows an unknown text as "Error" in the customer’s language', async () => {
  const brokerSession = { login: refuse('unknown') }
  await mountApp('/login/login', { language: 'my', visitor: true, ports: { brokerSession } })
  const words = currentWords()
  await field(words.login.phone()).fill('5550000001')
  await field(words.login.password()).fill('practice2026')
  await page.getByRole('button', { name: words.login.logIn() }).click()
  await expect.element(page.getByRole('status').getByText(words.error(), { exact: true })).toBeVisible()
})

// As the contract has them on the wire, in Arabic. Between the review and the sending a customer changes things on another device.
it.each([
  ['a withdrawal', '/funds/withdraw', 'wrong-fund-password'],
  ['a withdrawal', '/funds/withdraw', 'withdrawal-failed'],
  ['a withdrawal', '/funds/withdraw', 'insufficient-withdrawable-amount'],
  ['a deposit', '/funds/deposit', 'deposit-channel-unavailable'],
  ['an exchange', '/exchange/submit', 'insufficient-balance'],
  ['an account linked', '/bank/add', 'bank-card-exists'],
] as const)('of %s %s is refused: %s', async (name, call, code) => {
  const flow = MONEY.find((one) => one.name === name)!
  const { atRest, go, leave } = await mountExamples('ar', (path, form) =>
    path === call ? exampleAnswer(path, code) : (flow.answers?.(form)[path] ?? exampleAnswer(path)),
  )
  const [path = '', search] = flow.at.split('?')
  await go(path, Object.fromEntries(new URLSearchParams(search)))
  await atRest(path)
  const words = currentWords()
  await flow.fill?.(words)
  await flow.secret?.field(words).fill(flow.secret.text)
  await flow.review(words)
  await expect.element(sheet.first()).toBeVisible()
  await flow.send(words)
  await expectSaid(code)
  if (code === 'bank-card-exists') await expect.element(sheet).not.toBeInTheDocument()
  await leave()
})

it('at the proof of identity: id-number-used in ar', async () => {
  const { atRest, go, leave } = await mountExamples('ar', (path) =>
    path === '/identity/state'
      ? exampleAnswer(path, 'empty')
      : exampleAnswer(path, path === '/identity/submit' ? 'id-number-used' : undefined),
  )
  await go('/mine/verified')
  await atRest('/mine/verified')
  const words = currentWords()
  await field(words.identity.name()).fill('Lucia Ferrer')
  await field(words.identity.idNumber()).fill('ID-5550000001')
  for (const nth of [0, 1]) await choosePicture(words, nth)
  await button(words.identity.submit()).click()
  await expectSaid('id-number-used')
  await leave()
})
