import type { SubscriptionWords } from '../words.ts'

export const subscriptions: SubscriptionWords = {
  'subscription-made': ['申购已受理', '您申购 {instrument} {quantity} 股已受理。'],
  'subscription-won': [
    '申购中签',
    '{instrument} 中签 {quantity} 股，共 {money}，已用冻结资金支付，股票将在上市时到账。',
  ],
  'subscription-due': [
    '中签待缴款',
    '{instrument} 中签 {quantity} 股，请在截止时间前缴纳 {money}，逾期视为放弃中签股份。',
  ],
  'subscription-not-won': ['未中签', '您申购的 {instrument} 未中签。'],
  'subscription-paid': ['缴款成功', '您已为 {instrument} 缴款 {money}，资金冻结至股票到账为止。'],
  'subscription-payment-failed': ['缴款失败', '余额不足，无法为 {instrument} 缴款 {money}，截止时间前可以再试。'],
  'subscription-refunded': ['申购退款', '您申购 {instrument} 的 {money} 已退回可用余额。'],
  'subscription-waived': ['中签已失效', '{instrument} 未在截止时间前缴款，视为放弃中签股份。'],
  'subscription-cancelled': ['申购已撤销', '您对 {instrument} 的申购已撤销。'],
  'subscription-delivered': ['股票已到账', '{instrument} {quantity} 股已计入您的持仓。'],
}
