import type { SubscriptionWords } from '../words.ts'

export const subscriptions: SubscriptionWords = {
  'subscription-made': ['已收到申購', '您申購 {instrument} {quantity} 股已受理。'],
  'subscription-won': ['申購中籤', '{instrument} 中籤 {quantity} 股，共 {money}，已由圈存款支付，股票於上市時撥券。'],
  'subscription-due': ['中籤待繳款', '{instrument} 中籤 {quantity} 股，請於期限前繳納 {money}，逾期視同放棄中籤股票。'],
  'subscription-not-won': ['未中籤', '您申購的 {instrument} 未中籤。'],
  'subscription-paid': ['繳款成功', '您已為 {instrument} 繳款 {money}，款項圈存至股票撥券為止。'],
  'subscription-payment-failed': ['繳款失敗', '餘額不足，無法為 {instrument} 繳款 {money}，期限前可再試一次。'],
  'subscription-refunded': ['申購退款', '您申購 {instrument} 的 {money} 已退回可用餘額。'],
  'subscription-waived': ['中籤已失效', '{instrument} 未於期限內繳款，視同放棄中籤股票。'],
  'subscription-cancelled': ['申購已取消', '您對 {instrument} 的申購已取消。'],
  'subscription-delivered': ['股票已撥券', '{instrument} {quantity} 股已撥入您的庫存。'],
}
