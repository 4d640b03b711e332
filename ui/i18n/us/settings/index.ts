import type { BaseTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: 'Account',
    security: 'Security',
    display: 'Display',
  },
  row: {
    qr: 'QR card',
    verified: 'Real-name verification',
    bank: 'Financial cards',
    loginPassword: 'Login password',
    fundPassword: 'Fund password',
    appearance: 'Appearance',
    direction: 'Price colours',
    language: 'Language',
    about: 'About',
    logOut: 'Log out',
  },
  title: 'Settings',
  light: 'Light',
  dark: 'Dark',
  system: 'As the device',
  greenUp: 'Green up, red down',
  redUp: 'Red up, green down',
  languageHint: 'The app starts again in the language you choose.',
  logOutTitle: 'Log out?',
  logOutText: 'You will need your password to log in again on this device.',
} satisfies BaseTranslation

export default settings
