import type { SubscriptionWords } from '../words.ts'

export const subscriptions: SubscriptionWords = {
  'subscription-made': ['청약 접수', '{instrument} {quantity}주 청약이 접수되었습니다.'],
  'subscription-won': [
    '공모주 배정',
    '{instrument} {quantity}주({money})가 배정되었습니다. 청약증거금으로 납입되었으며 상장 시 입고됩니다.',
  ],
  'subscription-due': [
    '공모주 배정: 납입 필요',
    '{instrument} {quantity}주가 배정되었습니다. 기한 전에 {money}을(를) 납입하지 않으면 배정 주식은 실권 처리됩니다.',
  ],
  'subscription-not-won': ['미배정', '{instrument} 청약에서 배정받은 주식이 없습니다.'],
  'subscription-paid': [
    '납입 완료',
    '{instrument} 납입이 완료되었습니다. 주식이 입고될 때까지 {money}이(가) 청약증거금으로 묶입니다.',
  ],
  'subscription-payment-failed': [
    '납입 실패',
    '{instrument} 납입에 필요한 {money}이(가) 예수금에 없습니다. 기한까지 다시 시도할 수 있습니다.',
  ],
  'subscription-refunded': ['청약금 환불', '{instrument} 청약금 중 {money}을(를) 다시 사용할 수 있습니다.'],
  'subscription-waived': ['배정 주식 실권', '{instrument} 주식을 기한 내에 납입하지 않아 실권 처리되었습니다.'],
  'subscription-cancelled': ['청약 취소', '{instrument} 청약이 취소되었습니다.'],
  'subscription-delivered': ['주식 입고', '{instrument} {quantity}주가 보유 종목에 입고되었습니다.'],
}
