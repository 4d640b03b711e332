import { randomUUID as id } from 'node:crypto'
import { expect } from 'vitest'
import { sql } from 'kysely'
import {
  broker,
  type Fields,
  NOTHING,
  type Provoke,
  rejectIdentity,
  say,
  testRefusals,
  underReview,
  withoutFundPassword,
} from '../transfers/testing/refusalCases.ts'
import { bankFields, bind, ready, walletFields } from '../transfers/testing/testing.ts'

const addSays =
  (fields: Fields): Provoke =>
  async () =>
    say('/bank/add', fields, await ready(broker()))

const VALID = {
  '/bank/list': {},
  '/bank/add': bankFields(),
  '/bank/unbind': { id: NOTHING, requestid: id() },
}

testRefusals(VALID, {
  '/bank/add': {
    'submitted-too-frequently': async () => {
      const mine = await ready(broker())
      for (let n = 0; n < 10; n++) await say('/bank/add', bankFields({ holder: `Somebody ${n}` }), mine)
      return say('/bank/add', bankFields(), mine)
    },
    'identity-not-verified': async () => say('/bank/add', bankFields(), await broker().customer()),
    'identity-failed': async () => {
      const mine = await ready(broker())
      await rejectIdentity(mine)
      return say('/bank/add', bankFields(), mine)
    },
    'fund-password-not-set': async () => say('/bank/add', bankFields(), await withoutFundPassword()),
    'card-holder-differs': addSays(bankFields({ holder: 'Somebody Else' })),
    'invalid-iban': addSays(bankFields({ number: 'ES9121000418450200051333' })),
    'invalid-card-number': addSays(bankFields({ number: '4000056655665557' })),
    'invalid-swift': addSays(bankFields({ swift: 'CAIX' })),
    'invalid-wallet-address': addSays(walletFields({ network: 'ERC20' })),
    'bank-card-exists': async () => {
      const mine = await ready(broker())
      await bind(broker(), mine)
      return say('/bank/add', bankFields({ number: 'es91 2100-0418 4502 0005 1332' }), mine)
    },
    'bank-card-limit-reached': async () => {
      const mine = await ready(broker())
      const address = (n: number) => ({ network: 'ERC20', walletaddress: `0x${String(n).padStart(40, '1')}` })
      for (let n = 10; n < 20; n++) await bind(broker(), mine, walletFields(address(n)))
      await sql`delete from limited_tries`.execute(broker().broker.db)
      return say('/bank/add', walletFields(address(20)), mine)
    },
    'wrong-fund-password': async () => {
      const { fundpassword: _, ...without } = bankFields()
      const refused = await say('/bank/add', without, await ready(broker()))
      expect(refused).toEqual(await say('/bank/add', bankFields({ fundpassword: '280518' }), await ready(broker())))
      return refused
    },
    'request-id-reused': async () => {
      const mine = await ready(broker())
      const fields = bankFields()
      await bind(broker(), mine, fields)
      return say('/bank/add', { ...fields, bank: 'Other Bank' }, mine)
    },
  },
  '/bank/unbind': {
    'bank-card-not-found': async () => say('/bank/unbind', { id: NOTHING, requestid: id() }, await broker().customer()),
    'bank-card-in-use': async () => {
      const { card, mine } = await underReview()
      return say('/bank/unbind', { id: card, requestid: id() }, mine)
    },
    'request-id-reused': async () => {
      const mine = await ready(broker())
      const fields = { id: await bind(broker(), mine), requestid: id() }
      await broker().call('/bank/unbind', fields, mine)
      return say('/bank/unbind', { ...fields, id: NOTHING }, mine)
    },
  },
})
