import type { BaseTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: 'Account',
    security: 'Security',
    display: 'Display',
  },
  row: {
    qr: 'My QR code',
    verified: 'Identity verification',
    bank: 'Cards and wallets',
    loginPassword: 'Login password',
    fundPassword: 'Fund password',
    appearance: 'Appearance',
    direction: 'Price colours',
    language: 'Language',
    about: 'About the app',
    logOut: 'Log out',
  },
  title: 'Settings',
  light: 'Light',
  dark: 'Dark',
  system: 'Same as device',
  greenUp: 'Green up, red down',
  redUp: 'Red up, green down',
  languageHint: 'The app restarts in the language you choose.',
  logOutTitle: 'Log out?',
  logOutText: 'You will need your password to log in again on this device.',
} satisfies BaseTranslation

export default settings
