import { Effect } from 'effect'
import { Passkeys } from '../../../ports/Account.passkeys.ts'
import {
  Passkey,
  PasskeyChallenge,
  PasskeyCreation,
  SecurityPasskeyremoveAnswer,
  SecurityPasskeysAnswer,
  Session,
} from '../../generated/schemas/account.ts'
import type { Call } from '../client.ts'
import { withToken } from './brokerSession.ts'
import { answerFields } from './passkeyWire.ts'

/** Passkeys over HTTP. */
export const passkeys = (call: Call): Passkeys['Service'] =>
  Passkeys.of({
    list: () => call('/security/passkeys', undefined, SecurityPasskeysAnswer),
    setUp: ({ code, fundPassword, password }) =>
      call('/security/passkeysetup', { password, code, fundpassword: fundPassword }, PasskeyCreation),
    add: ({ attestation, clientData, credentialId }, requestid) =>
      call(
        '/security/passkeyadd',
        { credentialid: credentialId, clientdata: clientData, attestation, name: undefined, requestid },
        Passkey,
      ),
    rename: (id, name, requestid) => call('/security/passkeyname', { id, name, requestid }, Passkey),
    remove: (id, requestid) =>
      call('/security/passkeyremove', { id, requestid }, SecurityPasskeyremoveAnswer).pipe(Effect.asVoid),
    loginChallenge: () => call('/user/loginchallenge', undefined, PasskeyChallenge),
    logIn: (answer) =>
      call('/user/loginbypasskey', answerFields(answer), Session).pipe(
        Effect.flatMap(withToken('/user/loginbypasskey')),
      ),
  })
