import type { BaseTranslation } from '../../i18n-types.ts'

const lostCodes = {
  lost: 'No code and no recovery code?',
  title: 'Log in without a code',
  about:
    'We compare your name and your ID number with your verified identity. If they are the same, log-in codes are turned off 24 hours after the request. After that nothing can be withdrawn for another 24 hours.',
  send: 'Send the request',
  endsAt:
    'From {time:string} your password alone opens your account, if the review succeeds. If you find a code before, log in with it: that ends the request.',
  opensAt:
    'From {time:string} your password alone opens your account. If you find a code before, log in with it: that ends the request.',
  differs:
    'Name or ID number were not those of your verified identity. Check both and try again, or contact customer service.',
  notVerified: 'Your identity is not verified, so there is nothing to compare with. Please contact customer service.',
  tooMany: 'Too many attempts. Try again later or contact customer service.',
  ends: 'Log-in codes end on {time:string}',
  endsText:
    'Somebody who knows your login password asked for it because codes are lost. If that was not you, change your login password now: that stops it.',
  change: 'Change the login password',
  stages: {
    'under-review': 'Your request is under review',
    accepted: 'Your request was accepted',
    rejected: 'Your request was rejected',
  },
} satisfies BaseTranslation

export default lostCodes
