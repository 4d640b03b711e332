import type { NamespaceLostCodesTranslation } from '../../i18n-types.ts'

const lostCodes = {
  lost: '没有验证码，也没有恢复码？',
  title: '不用验证码登录',
  about:
    '我们会将您的姓名和证件号码与已认证的身份核对。如一致，登录验证码将在申请 24 小时后关闭，此后 24 小时内无法提现。',
  send: '提交申请',
  endsAt: '审核通过后，自 {time} 起只需密码即可登录。如在此之前找到验证码，请用它登录，申请即终止。',
  opensAt: '自 {time} 起只需密码即可登录。如在此之前找到验证码，请用它登录，申请即终止。',
  differs: '姓名或证件号码与您已认证的身份不符。请核对后重试，或联系客服。',
  notVerified: '您的身份尚未认证，无法核对。请联系客服。',
  tooMany: '尝试次数过多。请稍后再试，或联系客服。',
  ends: '登录验证码将于 {time} 关闭',
  endsText: '有人知道您的登录密码，因验证码丢失而提出申请。如非本人操作，请立即修改登录密码，申请即终止。',
  change: '修改登录密码',
  stages: {
    'under-review': '您的申请正在审核',
    accepted: '您的申请已通过',
    rejected: '您的申请未通过',
  },
} satisfies NamespaceLostCodesTranslation

export default lostCodes
