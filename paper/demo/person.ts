import { claimBonus } from '../areas/rewards/claim.ts'
import { activitiesOf } from '../areas/rewards/activities.ts'
import { bindCard } from '../areas/payees/add.ts'
import type { Payee } from '../../domain/payees/payee.ts'
import { uuidv7 } from '../platform/wireText/uuid.ts'
import { submitPracticeProof } from '../areas/identity/grant.ts'
import { reviewIdentity } from '../areas/identity/review.ts'
import { markAllRead } from '../areas/messages/markRead.ts'
import { setFundPassword } from '../areas/account/security/changeFundPassword.ts'
import { DAY, HOUR, MINUTE } from '../platform/clock/instant.ts'
import { type Life, Refused, type Story } from './life.ts'
import { dayOf, workday } from './moments.ts'

/** The demo customer's verified identity and fund password. They give access to practice money only. */
export const DEMO_IDENTITY = { name: 'Marina Ribera', idNumber: '00000000T', fundPassword: '739182' }

const IBAN: Payee = {
  method: 'bank',
  holder: DEMO_IDENTITY.name,
  number: 'ES9121000418450200051332',
  bank: 'Banco Sereno',
  swift: 'CAIXESBBXXX',
  bankAddress: 'Calle Mayor 1, 28013 Madrid',
  payeeAddress: 'Calle Luna 5, 28004 Madrid',
}
const WALLET: Payee = { method: 'wallet', network: 'TRC20', address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' }

/** The first steps of every customer: identity, fund password, payees. */
const firstSteps: Story = async function* (life) {
  const customerId = life.customer.id
  const { fundPassword: password, ...identity } = DEMO_IDENTITY
  yield life.beginning + 20 * MINUTE
  await life.act((tx, at) => submitPracticeProof(tx, { customerId, ...identity, at }))
  yield life.now().getTime() + 3 * HOUR
  await life.act((tx, at) => reviewIdentity(tx, customerId, { approve: true }, at))
  yield life.now().getTime() + 2 * HOUR
  await life.ask(setFundPassword, { password, repassword: password, requestid: uuidv7(life.now()) })
  yield workday(life, 1, [19, 40])
  await life.act((tx, now) => bindCard(tx, { customerId, payee: IBAN, accountType: 'savings', now }))
  yield workday(life, 6, [20, 5])
  await life.act((tx, now) => bindCard(tx, { customerId, payee: WALLET, accountType: '', now }))
}

const claimAll = async (life: Life): Promise<void> => {
  const opened = { openedAt: life.beginning }
  for (const { id } of await activitiesOf(life.broker().db, opened, life.now().getTime())) {
    try {
      await life.ask(claimBonus, { id, requestid: uuidv7(life.now()) })
    } catch (cause) {
      // Not enough obtained yet, or nothing new.
      if (!(cause instanceof Refused)) throw cause
    }
  }
}

/** Claims the rewards of activities from time to time. */
const rewards: Story = async function* (life) {
  for (const days of [24, 58, 121]) {
    yield dayOf(life, days) + 11 * HOUR
    await claimAll(life)
  }
}

/** Reads messages every week, the last time some days ago. */
const reading: Story = async function* (life) {
  for (let at = life.beginning + 5 * DAY; at < life.end - 4 * DAY; at += 7 * DAY) {
    yield at + 13 * HOUR
    await life.ask(markAllRead, { until: String(life.now().getTime()), requestid: uuidv7(life.now()) })
  }
}

export const personStories: ReadonlyArray<Story> = [firstSteps, rewards, reading]
