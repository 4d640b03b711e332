import type { BaseTranslation } from '../../i18n-types.ts'

const lastSeen = {
  figuresOf: 'No connection: figures of {time:string}',
  oldFigures: 'Not up to date: figures of {time:string}',
  notSent: 'These figures are old: nothing can be sent until they are up to date.',
  updateTitle: 'A new version is ready',
  updateText: 'The app reloads to use it.',
  reload: 'Reload',
  busy: 'First finish or leave what you are typing or sending, then reload.',
} satisfies BaseTranslation

export default lastSeen
