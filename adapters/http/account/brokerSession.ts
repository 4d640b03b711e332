import { Effect } from 'effect'
import { BrokerSession } from '../../../ports/Account.ts'
import { ContractBroken } from '../../../ports/failure.ts'
import { NewAccount, Session, UserLogoutAnswer } from '../../generated/schemas/account.ts'
import type { Call } from '../client.ts'

/** Nothing as a token is no session: with it the customer would be signed in and turned away by the next call. */
export const withToken =
  (path: '/user/login' | '/user/loginbypasskey') =>
  <S extends { readonly token: string }>(session: S): Effect.Effect<S, ContractBroken> =>
    session.token === '' || session.token === '-'
      ? Effect.fail(new ContractBroken({ call: path, path: 'data.token', why: 'a log-in without a token' }))
      : Effect.succeed(session)

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
    login: (account, password, code) =>
      call('/user/login', { account, password, code }, Session).pipe(Effect.flatMap(withToken('/user/login'))),
    logout: () => call('/user/logout', undefined, UserLogoutAnswer).pipe(Effect.asVoid),
  })
