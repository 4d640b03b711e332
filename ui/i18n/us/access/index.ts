import type { BaseTranslation } from '../../i18n-types.ts'

const access = {
  devices: 'Devices',
  here: 'This device',
  unknown: 'Unknown device',
  device: '{browser:string} on {system:string}',
  since: 'Logged in {time:string}',
  used: 'Last used {time:string}',
  place: 'Network {place:string}',
  logOut: 'Log out',
  endTitle: 'Log out this device?',
  endText: '{device:string} has to log in again. If you do not know it, change your login password too.',
  endOthers: 'Log out all other devices',
  endOthersTitle: 'Log out all other devices?',
  endOthersText: 'You stay logged in here. If you do not know one of them, change your login password too.',
  ended: 'The device was logged out',
  endedOthers: 'All other devices were logged out',
  onlyHere: 'You are logged in on this device only.',
  elsewhere: 'Other devices',
  loadFailed: 'Your devices could not be loaded',
  codes: 'Log-in codes',
  about:
    'With log-in codes, your password alone no longer opens your account: the log-in also asks for a code from an authenticator app on your phone. You need such an app, for example the one of your password manager.',
  begin: 'Set up',
  password: 'Login password',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app',
  codeOrRecovery: 'Six digits from your authenticator app, or a recovery code',
  scan: 'Scan this code with your authenticator app, or type the key into it. Then enter the six digits that it shows.',
  qrLabel: 'QR code for your authenticator app',
  openApp: 'Open in an app on this device',
  secret: 'Key',
  copySecret: 'Copy the key',
  copy: 'Copy',
  save: 'Save',
  copied: 'Copied',
  notCopied: 'The text could not be copied',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  nowOn: 'Log-in codes are turned on',
  nowOff: 'Log-in codes are turned off',
  recovery: 'Recovery codes',
  recoveryUse:
    'Each of them replaces a code once, for example when your phone is lost. They are shown only now: keep them where nobody else finds them.',
  withoutService: 'Without phone and recovery codes only customer service can help.',
  withoutWait:
    'Without phone and recovery codes you have to prove your identity, and log in again 24 hours later at the earliest.',
  stored: 'I have stored them',
  isOn: 'Log-in codes are turned on',
  onSince: 'Turned on since {time:string}',
  recoveryLeft: 'Recovery codes left: {count:number}. For new ones, turn log-in codes off and on again.',
  tooMany: 'Too many wrong entries. Wait 15 minutes, then try again.',
  codesFailed: 'The state of log-in codes could not be checked',
  secondStep: 'Your account asks for a code as well.',
  problems: {
    'password-required': 'Enter your login password',
    'wrong-original-password': 'This is not your login password',
    'code-missing': 'Enter the code',
    'code-malformed': 'A code has six digits, a recovery code at least eight letters and digits',
    'wrong-code': 'This code is wrong or was used already',
  },
  lostCodes: {
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
  },
} satisfies BaseTranslation

export default access
