// Made from openapi/messages/ by npm run generate. Do not edit.
import type { BaseTranslation } from '../../i18n-types.ts'

const server = {
  'account-exists': 'This account already exists',
  'inviter-not-found': 'There is no inviter with this code',
  'account-not-found': 'This account does not exist',
  'wrong-credentials': 'Wrong account or password',
  'wrong-original-password': 'The current password is wrong',
  'account-frozen': 'This account is frozen. Please contact customer service',
  'login-again': 'Please log in again',
  'identity-not-verified': 'Please complete identity verification first',
  'identity-failed': 'Identity verification failed',
  'fund-password-not-set': 'Please set a fund password first',
  registered: 'Registered',
  'logged-in': 'Logged in',
  'submitted-too-frequently': 'Too many attempts. Please try again later',
  'system-busy': 'The system is busy. Please try again later',
  'submit-failed': 'Your submission failed',
  'upload-failed': 'The upload failed',
  'invalid-parameters': 'Some of the details are not valid. Please check them',
  'request-id-reused': 'This request was already used for something else. Please reload and try again',
  modified: 'Changes saved',
  added: 'Added',
  submitted: 'Submitted',
  uploaded: 'Uploaded',
  unknown: 'Error',
} satisfies BaseTranslation

export default server
