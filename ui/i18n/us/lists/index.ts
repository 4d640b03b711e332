import type { BaseTranslation } from '../../i18n-types.ts'

const lists = {
  hint: 'A list groups instruments of your watchlist. Lists are kept on this device.',
  newName: 'Name of a new list',
  create: 'Create',
  name: 'Name of the list',
  save: 'Save',
  back: 'All lists',
  full: 'You have reached the limit of {count:number} lists.',
  problems: {
    empty: 'Enter a name',
    long: 'Up to {count:number} characters',
    taken: 'You already have a list with this name',
  },
  deleted: 'The list “{name:string}” was deleted',
  instruments: 'Instruments of the list',
  noneWatched: 'Your watchlist is empty.',
  shareHint: 'Anyone with the link can view and add this list.',
  share: 'Share',
  copy: 'Copy the link',
  shareTitle: 'Watchlist: {name:string}',
  copied: 'The link was copied',
  notCopied: 'The link could not be copied',
  sharedTitle: 'Shared list: {name:string}',
  unnamed: 'Shared list',
  sharedHint: 'Adding the list also puts these instruments on your watchlist.',
  leftOut:
    '{count:number} {{count:instrument is|instruments are}} not offered here and {{count:has|have}} been left out.',
  noneOffered: 'None of its instruments are offered here',
  sharedFailed: 'The shared list could not be loaded',
  add: 'Add this list',
  notNow: 'Not now',
  here: 'Lists',
  inNone: 'Not in any list',
  hereHint: 'Instruments in a list are on your watchlist too.',
  note: 'Note',
  noNote: 'Write what you want to remember about this instrument',
  noteHint: 'Up to {count:number} characters. Kept on this device only.',
  removeNote: 'Delete the note',
  noteLost: {
    removed: 'The note was deleted',
    replaced: 'A change made to the note in another tab was overwritten',
  },
} satisfies BaseTranslation

export default lists
