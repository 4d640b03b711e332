import { randomUUID } from 'node:crypto'
import type { Session, TestBroker } from '../../../../testing/broker.ts'
import { makePasskey } from './softAuthenticator.ts'

/** The calls around passkeys of a test broker, with a device in software. */
export const passkeysOn = (broker: TestBroker, password = 'test1234') => {
  const begin = (session: Session, change: Record<string, string> = {}) =>
    broker.call('/security/passkeysetup', { password, ...change }, session)
  return {
    begin,
    list: async (session: Session) => (await broker.call('/security/passkeys', {}, session)).data,
    /** Adds a passkey; it confirms withdrawals where the fund password is given. */
    add: async (session: Session, change: Record<string, string> = {}) => {
      const { data } = await begin(session, change)
      const passkey = makePasskey()
      const fields = { ...passkey.create(data), requestid: randomUUID() }
      const added = await broker.call('/security/passkeyadd', fields, session)
      return { passkey, added, userid: data.userid }
    },
    loginChallenge: async () => (await broker.call('/user/loginchallenge', {})).data,
  }
}
