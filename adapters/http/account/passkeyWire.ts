import type { PasskeyAnswer } from '../../../ports/device/PasskeyDevice.ts'

/** The fields of a device's answer. */
export const answerFields = (answer: PasskeyAnswer) => ({
  credentialid: answer.credentialId,
  clientdata: answer.clientData,
  authenticatordata: answer.authenticatorData,
  signature: answer.signature,
  userhandle: answer.userHandle,
})
