import type { BaseTranslation } from '../../i18n-types.ts'

const lastSeen = {
  figuresOf: 'You are offline. Figures as of {time:string}',
  oldFigures: 'Not up to date: figures as of {time:string}',
  notSent: 'These figures are out of date. Nothing can be sent until they are updated.',
  updateTitle: 'A new version is ready',
  updateText: 'Reload the app to use it.',
  reload: 'Reload',
  busy: 'Finish or leave what you are typing or sending first, then reload.',
} satisfies BaseTranslation

export default lastSeen
