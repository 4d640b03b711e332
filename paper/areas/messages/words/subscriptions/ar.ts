import type { SubscriptionWords } from '../words.ts'

export const subscriptions: SubscriptionWords = {
  'subscription-made': ['تم استلام الاكتتاب', 'تم استلام اكتتابك في {instrument} بعدد {quantity} من الأسهم.'],
  'subscription-won': [
    'تم تخصيص أسهم',
    'خُصص لك في {instrument} عدد {quantity} من الأسهم بقيمة {money}. سُددت من المبلغ المحجوز وتصل عند الإدراج.',
  ],
  'subscription-due': [
    'تم تخصيص أسهم: يرجى السداد',
    'خُصص لك في {instrument} عدد {quantity} من الأسهم. سدّد {money} قبل الموعد النهائي وإلا سقط حقك فيها.',
  ],
  'subscription-not-won': ['لم تُخصص أسهم', 'لم يُخصص لك أي سهم في {instrument}.'],
  'subscription-paid': ['تم السداد', 'سددت {money} مقابل {instrument}. يبقى المبلغ محجوزًا حتى تصل الأسهم.'],
  'subscription-payment-failed': [
    'فشل السداد',
    'لم يكن الرصيد كافيًا لسداد {money} مقابل {instrument}. يمكنك المحاولة مجددًا حتى الموعد النهائي.',
  ],
  'subscription-refunded': ['استرداد مبلغ الاكتتاب', 'أصبح {money} من اكتتابك في {instrument} متاحًا مجددًا.'],
  'subscription-waived': ['سقط التخصيص', 'لم يُسدد ثمن أسهم {instrument} في الموعد فسقط حقك فيها.'],
  'subscription-cancelled': ['تم إلغاء الاكتتاب', 'تم إلغاء اكتتابك في {instrument}.'],
  'subscription-delivered': ['وصلت الأسهم', 'أصبح لديك في {instrument} عدد {quantity} من الأسهم ضمن مراكزك.'],
}
