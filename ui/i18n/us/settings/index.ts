import type { BaseTranslation } from '../../i18n-types.ts'

const settings = {
  section: {
    account: 'Account',
    trading: 'Trading',
  },
  row: {
    qr: 'My QR code',
    verified: 'Identity verification',
    bank: 'Payout accounts',
    devices: 'Devices',
    appearance: 'Appearance',
    direction: 'Price colours',
    figures: 'Number format',
    motion: 'Animations',
    servicePlace: 'Customer-service button',
    hold: 'Pause before large orders',
    language: 'Language',
    firstHour: 'Your first trade, step by step',
    terms: 'Glossary',
    about: 'About the app',
  },
  title: 'Settings',
  light: 'Light',
  dark: 'Dark',
  system: 'Same as device',
  greenUp: 'Green up, red down',
  redUp: 'Red up, green down',
  blueDown: 'Red up, blue down',
  reduced: 'Reduced',
  motionHint: 'Reduced: notices, announcements and price highlights do not move.',
  hold: {
    hint: 'A ten-second pause showing what the largest past move would have cost you. You can cancel.',
    off: 'No pause',
    all: 'Before every order',
    from: 'From {percent:string} of available cash',
  },
  notifications: {
    title: 'Notifications',
    topics: {
      alerts: { title: 'Price alerts', hint: 'When a price you set is reached' },
      trades: { title: 'Orders', hint: 'Fills, stop-losses, take-profits, expired orders' },
      messages: { title: 'Other messages', hint: 'Deposits, withdrawals, IPO applications, security' },
    },
    hint: 'They arrive on this device even when the app is closed.',
    blocked:
      'Blocked on this device. Allow notifications for this site in the browser’s settings, then turn one on here.',
    failed: 'This browser could not turn them on. Please try again later.',
    onDevice: {
      blocked: 'Blocked for this app. Allow its notifications in the settings of the device, then turn one on here.',
      failed: 'This device could not turn them on. Please try again later.',
    },
    open: 'View',
  },
  lock: {
    row: 'App lock',
    hint: 'Face, fingerprint or the passcode of this device opens the app. The app switcher shows no preview, and on Android no screenshots can be taken.',
    title: 'The app is locked',
    reason: 'Confirm that it is you',
    unlock: 'Unlock',
    byPassword: 'Log in with password',
    offer: {
      title: 'Lock the app?',
      later: 'You can change this in the settings at any time.',
      turnOn: 'Turn on',
      notNow: 'Not now',
    },
    problems: {
      'locked-out':
        'The device does not allow any more attempts for now. Try again later, or log in with your password.',
      unavailable: 'Face, fingerprint or passcode is no longer set up on this device. Log in with your password.',
      failed: 'The device could not confirm that it is you. Try again, or log in with your password.',
    },
    notTurnedOn: {
      'locked-out':
        'The device does not allow any more attempts for now. Unlock it with its passcode, then tap here again.',
      unavailable: 'Face, fingerprint or passcode is not set up on this device. Set one up in its settings first.',
      failed: 'The device could not confirm that it is you, so the lock stays off. Please try again.',
    },
  },
  directionHint: 'You can change this later in the settings.',
  languageHint: 'The app reloads in the language you choose.',
  places: {
    free: 'Where it covers nothing',
    left: { top: 'Top left', middle: 'Middle left', bottom: 'Bottom left' },
    right: { top: 'Top right', middle: 'Middle right', bottom: 'Bottom right' },
  },
} satisfies BaseTranslation

export default settings
