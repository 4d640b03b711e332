import type { NamespaceSecondThoughtsTranslation } from '../../i18n-types.ts'

const secondThoughts = {
  title: '한 번 더 생각하기',
  notSent: '아직 주문하지 않았습니다. 10초만 생각해 주세요.',
  largest: {
    long: '지난 1년 최대 낙폭(금액)',
    short: '지난 1년 최대 상승폭(금액)',
  },
  moved: {
    long: '가격이 {from} {before}에서 {until} {after}까지 {percent} 하락했습니다. 다시 그렇게 되면 이 주문에서 위 금액만큼 손실이 납니다(수수료 별도).',
    short:
      '가격이 {from} {before}에서 {until} {after}까지 {percent} 상승했습니다. 다시 그렇게 되면 이 공매도 주문에서 위 금액만큼 손실이 납니다(수수료 별도).',
  },
  none: {
    long: '지난 1년 동안 가격이 하락하지 않았습니다. 그래도 하락할 수 있습니다.',
    short: '지난 1년 동안 가격이 상승하지 않았습니다. 그래도 상승할 수 있습니다.',
  },
  margin: '증거금 거래에서는 손실이 약 {amount}에 이르면 증권사가 포지션을 먼저 청산합니다.',
  failed: '과거 가격을 불러오지 못했습니다.',
  note: '가격은 과거보다 더 크게 움직일 수 있습니다.',
  left: '{seconds}초 뒤에 주문할 수 있습니다.',
  over: '이제 주문할 수 있습니다.',
} satisfies NamespaceSecondThoughtsTranslation

export default secondThoughts
