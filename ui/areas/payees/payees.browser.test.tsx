import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { BoundPayee } from '../../../ports/Payees.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { currentWords, locale } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NOW } from '../../testing/now.ts'
import { PAYEE, PREVIEW } from '../withdrawals/testing/withdrawing.ts'
import Bank from './Bank.tsx'
import BankAdd from './BankAdd.tsx'

const UNTIL = NOW + 86_400_000
const NEW = { ...PAYEE, id: 'card-2', number: 'DE89 **** 3000', paidFrom: UNTIL }

const withPayees = (first: ReadonlyArray<BoundPayee>, standing: Partial<typeof PREVIEW.standing> = {}) => {
  let list = first
  const unbound: string[] = []
  const fake = makeFakeApp({
    clock: { now: () => NOW, newId: () => 'id' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    withdrawals: {
      preview: () => Effect.succeed({ ...PREVIEW, standing: { ...PREVIEW.standing, ...standing } }),
    },
    payees: {
      list: () => Effect.sync(() => list),
      bind: () => Effect.succeed(NEW),
      unbind: (id) =>
        Effect.sync(() => {
          unbound.push(id)
          list = []
        }),
    },
  })
  return { ...fake, unbound }
}

const sheet = page.getByRole('dialog')
const payees = () => currentWords().payees
const until = () => deviceTime(UNTIL, locale.peek().tag)
const row = () => page.getByRole('list', { name: payees().title() }).getByRole('listitem')

describe.each(['es', 'ar'])('in %s', (language) => {
  beforeAll(async () => {
    await startAllWords(language)
  })

  it('a further payee is told to be paid later: where it is bound, and in the list', async () => {
    const { app } = withPayees([PAYEE])
    const first = await mountScreen(app, '/mine/bankAdd', BankAdd, {})
    const fill = (label: string, value: string) => page.getByRole('textbox', { name: label, exact: true }).fill(value)
    await fill(payees().holder(), 'Marina Ribera')
    await fill(payees().number(), 'DE89370400440532013000')
    await fill(payees().bank(), 'Banco Sereno')
    await fill(payees().swift(), 'CAIXESBBXXX')
    await page.getByLabelText(payees().fundPassword(), { exact: true }).fill('739182')
    await page.getByRole('button', { name: payees().review() }).click()
    await sheet.getByRole('button', { name: payees().send() }).click()
    await expect.element(sheet.getByText(payees().bound(), { exact: true })).toBeVisible()
    await expect.element(sheet).toHaveTextContent(until())
    await expectNoBarriers()
    await first.unmount()

    await mountScreen(withPayees([NEW, PAYEE]).app, '/mine/bank', Bank, {})
    await expect.element(row().filter({ hasText: payees().isNew() })).toBeVisible()
    expect(row().filter({ hasText: payees().isNew() }).elements()).toHaveLength(1)
    await row().filter({ hasText: payees().isNew() }).getByRole('button').click()
    await expect.element(sheet).toHaveTextContent(payees().paidFrom())
    await expect.element(sheet).toHaveTextContent(until())
    await expectNoBarriers()
  })

  it('a payee to which a withdrawal is under review cannot be unbound', async () => {
    await mountScreen(withPayees([{ ...PAYEE, inUse: true }]).app, '/mine/bank', Bank, {})
    await expect.element(row()).toHaveTextContent(PAYEE.number)
    await expect.element(row()).toHaveTextContent(payees().inUse())
    await row().getByRole('button').click()
    await expect.element(sheet.getByText(payees().unbindBlocked())).toBeVisible()
    await expect.element(sheet.getByRole('button', { name: payees().unbind() })).not.toBeInTheDocument()
    await expectNoBarriers()
  })
})

describe('in English', () => {
  beforeAll(async () => {
    await startAllWords('us')
  })

  it('another is unbound after a question, and the list is empty', async () => {
    const { app, unbound } = withPayees([PAYEE])
    await mountScreen(app, '/mine/bank', Bank, {})
    await row().getByRole('button').click()
    await sheet.getByRole('button', { name: payees().unbind() }).click()
    expect(unbound).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: payees().unbind() }).click()
    await expect.element(page.getByText(payees().empty(), { exact: true })).toBeVisible()
    expect(unbound).toEqual([PAYEE.id])
  })

  it('who is not verified is told why a payee needs it, and has no form', async () => {
    const { app } = withPayees([], { identity: 'not-submitted', hasFundPassword: false })
    await mountScreen(app, '/mine/bankAdd', BankAdd, {})
    await expect.element(page.getByText(payees().identityHint(), { exact: true })).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  })
})
