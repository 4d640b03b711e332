import { broker } from '../../../paper/areas/transfers/testing/refusalCases.ts'
import { testMessages } from './testMessages.ts'

testMessages(
  {
    'login-again': async () => {
      const mine = await broker().customer()
      await broker().control('/sessions/expire', { account: mine.account })
      return (await broker().call('/user/getUserinfo', {}, mine)).msg
    },
  },
  { httpStatus: 401 },
)
