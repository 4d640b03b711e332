import type { NamespaceLastSeenTranslation } from '../../i18n-types.ts'

const lastSeen = {
  figuresOf: 'أنت غير متصل. الأرقام كما في {time}',
  oldFigures: 'الأرقام غير محدَّثة؛ وقتها {time}',
  notSent: 'هذه الأرقام قديمة: لا يمكن إرسال أي شيء حتى تُحدَّث.',
  updateTitle: 'إصدار جديد جاهز',
  updateText: 'أعد تحميل التطبيق لاستخدامه.',
  reload: 'إعادة التحميل',
  busy: 'أكمل أولًا ما تكتبه أو ترسله أو اتركه، ثم أعد التحميل.',
} satisfies NamespaceLastSeenTranslation

export default lastSeen
