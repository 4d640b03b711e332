import { randomUUID as id } from 'node:crypto'
import { broker, say } from '../../../paper/areas/transfers/testing/refusalCases.ts'
import type { Session } from '../../../paper/testing/broker.ts'
import { testMessages } from './testMessages.ts'

const PASSWORD = 'test1234'
const NOBODY: Session = { token: '', account: '' }

const registering = (account: string, invitecode: string) =>
  say(
    '/user/register',
    { account, password: PASSWORD, repassword: PASSWORD, invitecode, agree: '1', requestid: id() },
    NOBODY,
  )
const loggingIn = (account: string, password = PASSWORD) => say('/user/login', { account, password }, NOBODY)

// Account, as the error catalogue lists it; "please log in again" is a 401 and stands below.
testMessages({
  'account-exists': async () => {
    await broker().control('/customers', { account: '7100000001', password: PASSWORD, invitationCode: 'FRIEND71' })
    return registering('7100000001', 'FRIEND71')
  },
  'inviter-not-found': () => registering('7100000002', 'NOBODY99'),
  'wrong-credentials': async () => loggingIn((await broker().customer()).account, 'another99'),
  'wrong-original-password': async () => {
    const fields = { oldpassword: 'another99', password: 'calm5678', repassword: 'calm5678', requestid: id() }
    return say('/security/loginpassword', fields, await broker().customer())
  },
  'account-frozen': async () => {
    const { account } = await broker().customer()
    await broker().control('/freeze', { account, frozen: true })
    return loggingIn(account)
  },
})
