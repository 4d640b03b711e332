import type { BaseTranslation } from '../../i18n-types.ts'

const lists = {
  hint: 'A list groups instruments of your watchlist. Lists are kept on this device.',
  newName: 'Name of a new list',
  create: 'Create',
  name: 'Name of the list',
  save: 'Save',
  back: 'All lists',
  full: 'You have {count:number} lists, which is the most.',
  problems: {
    empty: 'Enter a name',
    long: '{count:number} characters at most',
    taken: 'You already have a list with this name',
  },
  deleted: 'The list “{name:string}” was deleted',
  instruments: 'Instruments of the list',
  noneWatched: 'Your watchlist is empty.',
  shareHint: 'Who opens the link sees the list and may add it.',
  share: 'Share',
  copy: 'Copy the link',
  shareTitle: 'Watchlist: {name:string}',
  copied: 'The link was copied',
  notCopied: 'The link could not be copied',
  sharedTitle: 'Shared list: {name:string}',
  unnamed: 'Shared list',
  sharedHint: 'Adding the list also puts these instruments on your watchlist.',
  leftOut: '{count:number} {{count:instrument is|instruments are}} not offered here and left out.',
  noneOffered: 'None of its instruments is offered here',
  sharedFailed: 'The shared list could not be loaded',
  add: 'Add this list',
  notNow: 'Not now',
  here: 'Lists',
  inNone: 'In no list',
  hereHint: 'An instrument of a list is on your watchlist too.',
} satisfies BaseTranslation

export default lists
