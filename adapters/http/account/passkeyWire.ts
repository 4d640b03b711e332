import { Schema } from 'effect'
import type { PasskeyAnswer, PasskeyChallenge } from '../../../ports/device/PasskeyDevice.ts'
import { WireCount } from '../figures.ts'

/** What a device signs. */
export const WireChallenge = Schema.Struct({
  challenge: Schema.String,
  rpid: Schema.String,
  timeout: WireCount,
  allow: Schema.Array(Schema.String),
})

export const challengeOf = ({ rpid, ...rest }: (typeof WireChallenge)['Type']): PasskeyChallenge => ({
  domain: rpid,
  ...rest,
})

/** The fields of a device's answer. */
export const answerFields = (answer: PasskeyAnswer) => ({
  credentialid: answer.credentialId,
  clientdata: answer.clientData,
  authenticatordata: answer.authenticatorData,
  signature: answer.signature,
  userhandle: answer.userHandle,
})
