import type { NamespaceFirstHourTranslation } from '../../i18n-types.ts'

const firstHour = {
  title: '첫 거래',
  all: '모든 단계',
  progress: '{steps}단계 중 {step}단계',
  later: '나중에',
  leave: '다시 보지 않기',
  finish: '마치기',
  states: { done: '완료', skipped: '건너뜀' },
  practice: '연습 자금으로 거래하며, 실제 자금이 아닙니다.',
  steps: {
    money: '계좌의 자금',
    order: '첫 주문',
    fill: '체결',
    stop: '손절',
    sale: '매도',
    profit: '손익',
  },
  texts: {
    money: '주문 대금은 예수금에서 결제됩니다. 먼저 입금해 주세요.',
    order:
      '종목을 선택하고 최소 수량을 매수해 주세요. 지정가 주문은 낼 수 있는 최고 가격을 정하고, 시장가 주문은 가장 좋은 가격에 바로 체결됩니다.',
    closed: '자금이 있는 시장이 지금은 모두 휴장입니다. 주문은 개장까지 대기합니다.',
    fill: '주문이 해당 가격의 상대방을 기다리고 있습니다. 체결되면 포지션이 생기며, 그 전까지는 정정하거나 취소할 수 있습니다.',
    stop: '{name}: 가격이 손절가까지 내려가면 자동으로 매도합니다. 얼마까지 잃을 수 있는지 미리 알 수 있습니다.',
    sale: '{name}: 매도하면 포지션이 청산되고, 손익은 그때 확정됩니다.',
    saleFrom: '{name}: {time}부터 매도할 수 있습니다. 손익은 그때 확정됩니다.',
  },
  actions: {
    money: '입금',
    order: '시세 보기',
    fill: '주문 보기',
    stop: '손절 설정',
    sale: '매도하기',
    profit: '청산한 포지션',
  },
  sold: '{name}을(를) 매도했습니다. 수수료 차감 후 손익:',
  soldText: '거래 하나를 처음부터 끝까지 마쳤습니다. 청산한 포지션에서 다시 볼 수 있습니다.',
} satisfies NamespaceFirstHourTranslation

export default firstHour
