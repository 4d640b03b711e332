import type { NamespaceLostCodesTranslation } from '../../i18n-types.ts'

const lostCodes = {
  lost: '沒有驗證碼，也沒有復原碼？',
  title: '不用驗證碼登入',
  about:
    '我們會將您的姓名與證件號碼和已驗證的身分核對。如一致，登入驗證碼將於申請 24 小時後關閉，此後 24 小時內無法出金。',
  send: '送出申請',
  endsAt: '審核通過後，自 {time} 起只需密碼即可登入。若在此之前找到驗證碼，請用它登入，申請即終止。',
  opensAt: '自 {time} 起只需密碼即可登入。若在此之前找到驗證碼，請用它登入，申請即終止。',
  differs: '姓名或證件號碼與您已驗證的身分不符。請核對後再試，或聯絡客服。',
  notVerified: '您的身分尚未驗證，無法核對。請聯絡客服。',
  tooMany: '嘗試次數過多。請稍後再試，或聯絡客服。',
  ends: '登入驗證碼將於 {time} 關閉',
  endsText: '有人知道您的登入密碼，因遺失驗證碼而提出申請。若非您本人操作，請立即變更登入密碼，申請即終止。',
  change: '變更登入密碼',
  stages: {
    'under-review': '您的申請正在審核',
    accepted: '您的申請已通過',
    rejected: '您的申請未通過',
  },
} satisfies NamespaceLostCodesTranslation

export default lostCodes
