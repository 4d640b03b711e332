import type { NamespaceDraftsTranslation } from '../../i18n-types.ts'

const drafts = {
  draft: 'مسودة',
  list: 'المسودات',
  notSent: 'كُتب {age} ولم يُرسل.',
  keptUntil: 'لا يُرسل تلقائيًا أبدًا. يبقى على هذا الجهاز حتى {time}.',
  keptAway: 'لا يوجد اتصال: حُفظ أمرك مسودةً على هذا الجهاز حتى {time}. لا يُرسل تلقائيًا أبدًا.',
  inForm: 'مسودة كُتبت {age}. لم تُرسل بعد.',
  priceThen: 'السعر حينها',
  priceNow: 'السعر الآن',
  resume: 'متابعة',
  gone: 'لم تعد هذه المسودة موجودة: أُرسلت أو حُذفت.',
} satisfies NamespaceDraftsTranslation

export default drafts
