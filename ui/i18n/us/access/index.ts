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
} satisfies BaseTranslation

export default access
