import { Effect, Schema } from 'effect'
import { BrokerSession } from '../../../ports/Account.ts'
import type { Call } from '../client.ts'
import { WireId } from '../wire.ts'

const NewAccount = Schema.Struct({ id: WireId, account: Schema.String })
const Token = Schema.Struct({ token: Schema.String, account: Schema.String })

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
    login: (account, password, code) => call('/user/login', { account, password, code }, Token),
    logout: () => call('/user/logout', undefined, Schema.Null).pipe(Effect.asVoid),
  })
