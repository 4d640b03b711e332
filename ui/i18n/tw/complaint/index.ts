import type { NamespaceComplaintTranslation } from '../../i18n-types.ts'

const complaint = {
  title: '申訴',
  intro: '客服會閱讀每一則申訴並以訊息回覆。24 小時內最多五則。',
  subject: '主旨',
  content: '發生了什麼事？',
  contentHint: '提供日期、金額與參考編號有助於加快回覆。',
  email: '電子郵件',
  emailHint: '如希望同時以電子郵件收到回覆',
  send: '送出申訴',
  sent: '申訴已送出',
  number: '申訴編號 {number}',
  sentHint: '回覆將以訊息送達。請保留編號以便與我們聯絡。',
  toMessages: '前往訊息',
  another: '再寫一則',
  checking: '未收到回應，正在確認您的申訴是否送達。',
  lost: '無法確認您的申訴是否送達。重新傳送也只會送出一次。',
  sendAgain: '重新傳送',
  giveUp: '捨棄',
  problems: {
    'title-required': '請輸入主旨',
    'content-required': '請說明發生的情況',
    'email-malformed': '電子郵件地址格式錯誤',
  },
} satisfies NamespaceComplaintTranslation

export default complaint
