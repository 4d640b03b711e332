import { fundsDayOf } from '../../../domain/transfers/hours.ts'
import { dayLabel } from '../../../domain/calendar/day.ts'
import { reviewControl } from '../control/reviewRoutes.ts'
import { handlers } from '../handlers.ts'
import { HOLDER, type Person, PASSWORDS, type Scene } from './scene.ts'
import type { Situations } from './situation.ts'

const IBAN = {
  method: 'bank',
  holder: HOLDER,
  number: 'ES9121000418450200051332',
  bank: 'Banco Sereno',
  swift: 'CAIXESBBXXX',
  fundpassword: PASSWORDS.fund,
} as const
const MONEY = { EUR: '5000.00' }

const bind = (scene: Scene, who: Person) => scene.ask(who, handlers['/bank/add'], { ...IBAN, requestid: scene.id() })

/** A customer whose withdrawal of 250 EUR waits for its review. */
const withdrawing = async (scene: Scene) => {
  await scene.workingHours()
  const who = await scene.verified(MONEY)
  const card = await bind(scene, who)
  const asked = { currency: 'EUR', money: '250.00', cardid: card.id, fundpassword: PASSWORDS.fund } as const
  const { id } = await scene.ask(who, handlers['/funds/withdraw'], { ...asked, requestid: scene.id() })
  return { who, ids: { withdrawal: id, payee: card.id } }
}

/** A customer whose deposit of 300 EUR waits for its review. */
const depositing = async (scene: Scene) => {
  await scene.workingHours()
  const who = await scene.verified({})
  const proof = await scene.upload(who, 'proof')
  const transferdate = dayLabel(fundsDayOf((await scene.now()).getTime()))
  const { id } = await scene.ask(who, handlers['/funds/deposit'], {
    channelid: 'bank-eur',
    currency: 'EUR',
    money: '300.00',
    transferdate,
    proof,
    requestid: scene.id(),
  })
  return { who, ids: { deposit: id } }
}

const RECORDS = '/mine/fundingRecords'

export const moneySituations = {
  'deposit-under-review': {
    title: 'A deposit waits for its review',
    topic: 'money',
    make: async (scene) => ({
      ...(await depositing(scene)),
      path: '/mine/stored',
      expected: 'The history shows the deposit of 300 EUR under review; nothing is credited.',
    }),
  },
  'deposit-credited': {
    title: 'A deposit was credited',
    topic: 'money',
    make: async (scene) => {
      const made = await depositing(scene)
      await scene.steer(reviewControl['POST /deposits/approve'], { id: made.ids.deposit })
      return { ...made, path: RECORDS, expected: '300 EUR are in the wallet, a message says so.' }
    },
  },
  'deposit-rejected': {
    title: 'A deposit was rejected',
    topic: 'money',
    make: async (scene) => {
      const made = await depositing(scene)
      const why = { reason: 'amountdiffers', remark: '280.00 arrived' } as const
      await scene.steer(reviewControl['POST /deposits/reject'], { id: made.ids.deposit, ...why })
      return {
        ...made,
        path: '/mine/stored',
        expected: 'The history shows the rejection, with reason and remark.',
      }
    },
  },
  'withdrawal-being-paid': {
    title: 'A withdrawal is being paid',
    topic: 'money',
    make: async (scene) => ({
      ...(await withdrawing(scene)),
      path: RECORDS,
      expected: 'The withdrawal of 250 EUR is under review, its money is frozen, it can be cancelled.',
    }),
  },
  'withdrawal-paid': {
    title: 'A withdrawal was paid',
    topic: 'money',
    make: async (scene) => {
      const made = await withdrawing(scene)
      await scene.steer(reviewControl['POST /withdrawals/pay'], { id: made.ids.withdrawal })
      return { ...made, path: RECORDS, expected: 'The withdrawal is paid; the money has left the wallet.' }
    },
  },
  'withdrawal-rejected': {
    title: 'A withdrawal was rejected',
    topic: 'money',
    make: async (scene) => {
      const made = await withdrawing(scene)
      const why = { reason: 'returned', remark: 'The bank returned it' } as const
      await scene.steer(reviewControl['POST /withdrawals/reject'], { id: made.ids.withdrawal, ...why })
      return {
        ...made,
        path: RECORDS,
        expected: 'The withdrawal is rejected with its reason; the money is free again.',
      }
    },
  },
  'ten-payees': {
    title: 'A customer has ten payees',
    topic: 'money',
    make: async (scene) => {
      await scene.workingHours()
      const who = await scene.verified(MONEY)
      await bind(scene, who)
      for (let nth = 10; nth < 19; nth += 1) {
        const walletaddress = `0x${String(nth).padStart(40, '1')}`
        const wallet = { method: 'wallet', network: 'ERC20', walletaddress, fundpassword: PASSWORDS.fund } as const
        await scene.ask(who, handlers['/bank/add'], { ...wallet, requestid: scene.id() })
      }
      return { who, path: '/mine/bank', expected: 'Ten payees; an eleventh is not offered, and the screen says why.' }
    },
  },
  'payments-closed': {
    title: 'The payment service is closed',
    topic: 'money',
    make: async (scene) => {
      await scene.workingHours()
      const who = await scene.verified(MONEY)
      await bind(scene, who)
      await scene.steer(reviewControl['POST /services'], { service: 'payments', open: false })
      return { who, path: '/mine/withdraw', expected: 'Withdrawals are not possible at present, for any customer.' }
    },
  },
  'deposit-channel-closed': {
    title: 'A deposit channel is closed',
    topic: 'money',
    make: async (scene) => {
      const who = await scene.verified(MONEY)
      await scene.steer(reviewControl['POST /services'], { service: 'bank-eur', open: false })
      return {
        who,
        path: '/mine/stored',
        expected: 'The channel for EUR is marked as closed; the others take deposits.',
      }
    },
  },
  'fund-password-locked': {
    title: 'The fund password was wrong too often',
    topic: 'money',
    make: async (scene) => {
      await scene.workingHours()
      const who = await scene.verified(MONEY)
      const card = await bind(scene, who)
      const asked = { currency: 'EUR', money: '250.00', cardid: card.id, fundpassword: '864209' } as const
      for (let tries = 0; tries < 5; tries += 1)
        await scene.refusal(who, handlers['/funds/withdraw'], { ...asked, requestid: scene.id() })
      const expected = 'The right fund password, 739182, is refused too for some time; a message warns of it.'
      return { who, ids: { payee: card.id }, path: '/mine/withdraw', expected }
    },
  },
} satisfies Situations
