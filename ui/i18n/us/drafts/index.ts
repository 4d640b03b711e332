import type { BaseTranslation } from '../../i18n-types.ts'

const drafts = {
  draft: 'Draft',
  list: 'Drafts',
  notSent: 'Typed {age:string}, and not sent.',
  keptUntil: 'It is never sent by itself. It stays on this device until {time:string}.',
  keptAway:
    'No connection: your order is kept on this device as a draft until {time:string}. It is never sent by itself.',
  inForm: 'Draft, typed {age:string}. Not sent yet.',
  priceThen: 'Price then',
  priceNow: 'Price now',
  resume: 'Continue',
  gone: 'This draft no longer exists: it was sent or discarded.',
} satisfies BaseTranslation

export default drafts
