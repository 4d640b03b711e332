import type { BaseTranslation } from '../../i18n-types.ts'

const passkeys = {
  title: 'Passkeys',
  about:
    'With a passkey you log in with your face, your fingerprint or the lock of your device, without a password or a code. Nobody can guess it or trick you into giving it away, and it works only here.',
  none: 'You have no passkey yet',
  add: 'Add a passkey',
  addHint: 'Then your device asks for your face, your fingerprint or its lock.',
  continue: 'Continue',
  fundPassword: 'Fund password',
  fundHint: 'With it, the passkey confirms withdrawals too. Leave it empty to use the passkey only to log in.',
  optional: 'optional',
  notAdded: 'No passkey was added. Try again when you are ready.',
  added: 'Passkey added',
  addedAt: 'Added {time:string}',
  usedAt: 'Last used {time:string}',
  unused: 'Not used yet',
  forLogin: 'Log-in',
  forFunds: 'Log-in and withdrawals',
  name: 'Name',
  rename: 'Save the name',
  renamed: 'Name saved',
  remove: 'Remove',
  removeTitle: 'Remove this passkey?',
  removeText:
    '“{name:string}” no longer opens your account, and devices that logged in with it are logged out. Delete it in your device’s password manager as well.',
  removed: 'Passkey removed',
  full: 'You have as many passkeys as are possible. Remove one to add another.',
  elsewhere: 'This browser or this address of the app has no passkeys. Those of your other devices are listed below.',
  loadFailed: 'Your passkeys could not be loaded',
  tooMany: 'Too many refused entries. Wait 15 minutes, then try again.',
  logIn: 'Log in with a passkey',
  refusals: {
    cancelled: 'The device gave no passkey. Try again, or use your password.',
    exists: 'This device has a passkey of your account already.',
    failed: 'This device could not use a passkey. Try another device, or use your password.',
  },
  problems: {
    'password-required': 'Enter your login password',
    'wrong-original-password': 'This is not your login password',
    'not-six-digits': 'Six digits',
    'wrong-fund-password': 'Wrong fund password',
    'name-missing': 'Enter a name',
    'name-too-long': 'At most 40 characters',
  },
} satisfies BaseTranslation

export default passkeys
