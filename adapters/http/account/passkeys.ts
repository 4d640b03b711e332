import { Effect, Schema } from 'effect'
import { type Passkey, Passkeys } from '../../../ports/Account.passkeys.ts'
import type { Call } from '../client.ts'
import { WireCount, WireTime, WireTimeOrNone } from '../figures.ts'
import { statusOf } from '../statuses.ts'
import { answerFields, challengeOf, WireChallenge } from './passkeyWire.ts'

const WirePasskey = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  time: WireTime,
  usedtime: WireTimeOrNone,
  funds: statusOf({ 0: 'login', 1: 'funds' } as const),
})
const WireCreation = Schema.Struct({
  challenge: Schema.String,
  rpid: Schema.String,
  rpname: Schema.String,
  userid: Schema.String,
  username: Schema.String,
  timeout: WireCount,
  exclude: Schema.Array(Schema.String),
})
const Token = Schema.Struct({ token: Schema.String, account: Schema.String })

const passkeyOf = ({ funds, id, name, time, usedtime }: (typeof WirePasskey)['Type']): Passkey => ({
  id,
  name,
  addedAt: time,
  usedAt: usedtime,
  confirmsFunds: funds === 'funds',
})

/** Passkeys over HTTP. */
export const passkeys = (call: Call): Passkeys['Service'] =>
  Passkeys.of({
    list: () =>
      call('/security/passkeys', undefined, Schema.Array(WirePasskey)).pipe(Effect.map((rows) => rows.map(passkeyOf))),
    setUp: ({ code, fundPassword, password }) =>
      call('/security/passkeysetup', { password, code, fundpassword: fundPassword }, WireCreation).pipe(
        Effect.map(({ challenge, exclude, rpid, rpname, timeout, userid, username }) => ({
          challenge,
          exclude,
          timeout,
          domain: rpid,
          brokerName: rpname,
          userId: userid,
          userName: username,
        })),
      ),
    add: ({ attestation, clientData, credentialId }, requestid) =>
      call(
        '/security/passkeyadd',
        { credentialid: credentialId, clientdata: clientData, attestation, requestid },
        WirePasskey,
      ).pipe(Effect.map(passkeyOf)),
    rename: (id, name, requestid) =>
      call('/security/passkeyname', { id, name, requestid }, WirePasskey).pipe(Effect.map(passkeyOf)),
    remove: (id, requestid) => call('/security/passkeyremove', { id, requestid }, Schema.Null).pipe(Effect.asVoid),
    loginChallenge: () => call('/user/loginchallenge', undefined, WireChallenge).pipe(Effect.map(challengeOf)),
    logIn: (answer) => call('/user/loginbypasskey', answerFields(answer), Token),
  })
