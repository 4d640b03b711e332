import type { NamespaceDaytradeTranslation } from '../../i18n-types.ts'

const daytrade = {
  title: 'التداول اليومي',
  tabs: {
    trade: 'جديدة',
    progress: 'مفتوحة',
    details: 'مغلقة',
    applied: 'الأوامر',
  },
  failed: 'تعذّر التحميل',
  about: 'تُفتح الصفقة اليومية هنا وتُغلق في اليوم نفسه.',
  whichMarket: 'السوق',
  nextSquareOff: 'الإغلاق الإلزامي القادم',
  shut: 'لا يمكن فتح صفقات يومية الآن، ويمكن ذلك عند افتتاح السوق.',
  trade: 'تداول',
  tradeOf: 'تداول يومي في {name}',
  noInstruments: 'لا توجد هنا أدوات للتداول اليومي',
  noInstrumentsHint: 'اختر سوقًا آخر.',
  gates: {
    identity: {
      title: 'وثّق هويتك أولًا',
      text: 'طلب التداول اليومي متاح للعملاء الموثّقين فقط.',
    },
    'identity-review': {
      title: 'هويتك قيد المراجعة',
      text: 'يمكنك طلب التداول اليومي بعد توثيقها.',
    },
    apply: {
      title: 'التداول اليومي غير مفعّل',
      text: 'يكفي طلب واحد. وبعد موافقة الوسيط يمكنك فتح صفقات يومية.',
    },
    review: {
      title: 'طلبك قيد المراجعة',
      text: 'سنرسل إليك رسالة فور الموافقة عليه.',
    },
  },
  toIdentity: 'توثيق الهوية',
  apply: 'تقديم طلب',
  applyTitle: 'طلب التداول اليومي',
  applyNow: 'تقديم الطلب الآن',
  appliedDone: 'أُرسل الطلب',
  close: 'تم',
  terms: {
    within:
      'يمكن إغلاق الصفقة اليومية في أي وقت من يوم فتحها، ولا تسري عليها مهلة 15 دقيقة بعد الشراء ولا قاعدة \u2066T+1\u2069.',
    squareOff:
      'ما يبقى مفتوحًا قبل إغلاق السوق بـ {minutes} {{minutes:دقيقة|دقيقة واحدة|دقيقتين|دقائق|دقيقة|دقيقة}} يغلقه الوسيط بسعر السوق.',
    costs: 'الرسوم والهامش والرافعة المالية كما في أي أمر آخر. وعند إيقاف التداول ينتظر الإغلاق الإلزامي إلى أن يُستأنف.',
    risk: 'قد تتحرك الأسعار بسرعة خلال اليوم، وقد تخسر كامل المبلغ الذي استثمرته.',
  },
  closeTrade: 'إغلاق',
  closeOf: 'إغلاق صفقة {name}',
  noProgress: 'لا توجد صفقات يومية مفتوحة',
  noProgressHint: 'الأوامر التي لم تُنفَّذ بعد مدرجة ضمن «الأوامر».',
  openTrade: 'فتح صفقة يومية',
  squaredOff: 'إغلاق إلزامي',
  noDetails: 'لا توجد صفقات يومية مغلقة بعد',
  noDetailsHint: 'تظهر الصفقات اليومية هنا بعد إغلاقها.',
  ended: 'كيفية الانتهاء',
  endedAtSquareOff: 'أغلقها الوسيط إلزاميًا',
  endedBefore: 'أُغلقت قبل الإغلاق الإلزامي',
  state: 'الحالة',
  standings: {
    'not-applied': 'لم يُقدَّم طلب',
    'under-review': 'قيد المراجعة',
    approved: 'تمت الموافقة',
  },
  appliedAt: 'تاريخ الطلب',
  approvedAt: 'تاريخ الموافقة',
  application: 'الطلب',
  recentOrders: 'أوامر آخر 24 ساعة',
  noOrders: 'لا توجد أوامر للتداول اليومي',
  noOrdersHint: 'تظهر هنا أوامرك خلال آخر 24 ساعة، ويمكن إلغاء ما ينتظر منها.',
} satisfies NamespaceDaytradeTranslation

export default daytrade
