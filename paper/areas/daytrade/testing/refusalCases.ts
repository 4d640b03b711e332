import { randomUUID } from 'node:crypto'
import { broker, type Cases, rejectIdentity, say, withoutFundPassword } from '../../transfers/testing/refusalCases.ts'
import { ready } from '../../transfers/testing/testing.ts'

const applying = () => ({ requestid: randomUUID() })

/** A case for each refusal of an application for day trading. */
export const DAYTRADE_REFUSALS = {
  '/daytrade/apply': {
    'identity-not-verified': async () => say('/daytrade/apply', applying(), await broker().customer()),
    'identity-failed': async () => {
      const mine = await ready(broker())
      await rejectIdentity(mine)
      return say('/daytrade/apply', applying(), mine)
    },
    'day-trading-applied': async () => {
      const mine = await withoutFundPassword()
      await broker().call('/daytrade/apply', applying(), mine)
      return say('/daytrade/apply', applying(), mine)
    },
  },
} satisfies Cases
