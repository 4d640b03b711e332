import type { BaseTranslation } from '../../i18n-types.ts'

const passkeys = {
  title: 'Passkeys',
  about:
    'With a passkey you log in with your face, your fingerprint or the lock of your device, without a password or a code. No one can guess it or trick you into giving it away, and it works only here.',
  none: 'You have no passkey yet',
  add: 'Add a passkey',
  addHint: 'Your device will ask for your face, your fingerprint or its lock.',
  continue: 'Continue',
  fundPassword: 'Transaction PIN',
  fundHint: 'With it, the passkey also confirms withdrawals. Leave it empty to use the passkey only to log in.',
  optional: 'optional',
  notAdded: 'No passkey was added. Try again when you are ready.',
  added: 'Passkey added',
  addedAt: 'Added {time:string}',
  usedAt: 'Last used {time:string}',
  unused: 'Not used yet',
  forLogin: 'Login',
  forFunds: 'Login and withdrawals',
  name: 'Name',
  rename: 'Save the name',
  renamed: 'Name saved',
  remove: 'Remove',
  removeTitle: 'Remove this passkey?',
  removeText:
    '“{name:string}” will no longer open your account, and devices that logged in with it will be logged out. Delete it in your device’s password manager as well.',
  removed: 'Passkey removed',
  full: 'You have reached the passkey limit. Remove one to add another.',
  elsewhere: 'This browser or web address does not support passkeys.',
  elsewhereListed: 'The passkeys of your other devices are listed below.',
  loadFailed: 'Your passkeys could not be loaded',
  tooMany: 'Too many failed attempts. Wait 15 minutes, then try again.',
  logIn: 'Log in with a passkey',
  refusals: {
    cancelled: 'The device did not provide a passkey. Try again, or use your password.',
    exists: 'This device already has a passkey for your account.',
    failed: 'This device could not use a passkey. Try another device, or use your password.',
  },
  problems: {
    'password-required': 'Enter your login password',
    'wrong-original-password': 'This is not your login password',
    'not-six-digits': 'Enter six digits',
    'wrong-fund-password': 'Wrong transaction PIN',
    'name-missing': 'Enter a name',
    'name-too-long': 'Up to 40 characters',
  },
} satisfies BaseTranslation

export default passkeys
