import type { NamespaceSecondThoughtsTranslation } from '../../i18n-types.ts'

const secondThoughts = {
  title: 'تمهّل لحظة',
  notSent: 'لم يُرسل الأمر بعد. خذ عشر ثوانٍ للتفكير.',
  largest: {
    long: 'أكبر هبوط خلال السنة الماضية، بالمبلغ',
    short: 'أكبر ارتفاع خلال السنة الماضية، بالمبلغ',
  },
  moved: {
    long: 'هبط السعر بنسبة {percent}: من {before} في {from} إلى {after} في {until}. إذا تكرر ذلك فسيخسر هذا الأمر المبلغ أعلاه، قبل الرسوم.',
    short:
      'ارتفع السعر بنسبة {percent}: من {before} في {from} إلى {after} في {until}. إذا تكرر ذلك فسيخسر هذا البيع على المكشوف المبلغ أعلاه، قبل الرسوم.',
  },
  none: {
    long: 'لم يهبط السعر خلال السنة الماضية، لكنه قد يهبط.',
    short: 'لم يرتفع السعر خلال السنة الماضية، لكنه قد يرتفع.',
  },
  margin: 'عند التداول بالهامش يغلق الوسيط المركز قبل ذلك: عند خسارة نحو {amount}.',
  failed: 'تعذّر تحميل الأسعار السابقة.',
  note: 'قد يتحرك السعر أكثر مما تحرك من قبل.',
  left: 'يمكنك إرساله بعد {seconds} {{seconds:ثانية|ثانية واحدة|ثانيتين|ثوانٍ|ثانية|ثانية}}.',
  over: 'يمكنك إرساله الآن.',
} satisfies NamespaceSecondThoughtsTranslation

export default secondThoughts
