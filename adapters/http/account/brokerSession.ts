import { Effect } from 'effect'
import { BrokerSession } from '../../../ports/Account.ts'
import { NewAccount, Session, UserLogoutAnswer } from '../../generated/schemas/account.ts'
import type { Call } from '../client.ts'

/** Creating an account, signing in and out, over HTTP. */
export const brokerSession = (call: Call): BrokerSession['Service'] =>
  BrokerSession.of({
    register: (form, requestId) =>
      call(
        '/user/register',
        {
          account: form.account,
          password: form.password,
          repassword: form.confirmation,
          invitecode: form.invitation,
          agree: '1',
          requestid: requestId,
        },
        NewAccount,
      ).pipe(Effect.asVoid),
    login: (account, password, code) => call('/user/login', { account, password, code }, Session),
    logout: () => call('/user/logout', undefined, UserLogoutAnswer).pipe(Effect.asVoid),
  })
