import type { BaseTranslation } from '../../i18n-types.ts'

const invitation = {
  title: 'My QR code',
  invites: 'Scan to open an account',
  shareTitle: 'Open an account with my invitation',
  qrLabel: 'QR code of your invitation',
  code: 'Invitation code',
  link: 'Invitation link',
  noLink: 'Friends enter this code when they register.',
  copyCode: 'Copy code',
  copyLink: 'Copy link',
  share: 'Share',
  save: 'Save picture',
  copied: 'Copied',
  notCopied: 'Could not be copied',
  saved: 'Picture saved',
  notSaved: 'The picture could not be saved',
  cardFailed: 'Your QR code could not be loaded',
  friends: 'Invited friends',
  states: {
    registered: 'Registered',
    verified: 'Identity verified',
    deposited: 'First deposit made',
  },
  none: 'No one has used your code yet',
  noneHint: 'Share your link or let a friend scan the code.',
  friendsFailed: 'Your friends could not be loaded',
  avatar: 'Change your picture',
  avatarBusy: 'Your picture is being uploaded',
  avatarChanged: 'Your picture was changed',
  avatarFailed: 'Your picture could not be changed',
} satisfies BaseTranslation

export default invitation
