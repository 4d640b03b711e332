import type { NamespaceDividendsTranslation } from '../../i18n-types.ts'

const dividends = {
  title: '배당금',
  short: '공매도',
  exOn: '배당락일 {day}',
  payOn: '지급일 {day}',
  exDate: '배당락일',
  payDate: '지급일',
  perShare: '주당 배당금',
  quantity: '주식 수',
  gross: '세전 금액',
  tax: '원천징수세 ({rate})',
  writtenOff: '증권사 부담',
  net: '입금액',
  owed: '차감액',
  paidAt: '처리 시각',
  instrument: '종목 보기',
  holdings: '보유 종목 보기',
  failed: '배당 내역을 불러오지 못했습니다',
  noneUpcoming: '예정된 배당이 없습니다',
  noneUpcomingHint: '보유 주식의 공시된 배당이 여기에 표시됩니다.',
  nonePaid: '지급된 배당이 없습니다',
  nonePaidHint: '받은 배당금과 공매도 포지션으로 지급한 배당금이 여기에 표시됩니다.',
  simulated: '가상 기업의 모의 배당입니다.',
  about: '시장별 통상 세율로 원천징수되며, 세무 자문이 아닙니다.',
  tabs: { upcoming: '예정', paid: '지급' },
  states: { announced: '예상', fixed: '확정', paid: '지급 완료' },
  notes: {
    announced: '현재 보유 수량 기준입니다. 배당락일 전 거래일 종가 시점의 보유 수량으로 확정됩니다.',
    fixed: '배당락일 전 거래일 종가 시점의 보유 수량으로 확정되었으며, 지금 매도해도 바뀌지 않습니다.',
    paid: '해당 통화 잔액에 반영되었습니다.',
    short: '공매도 포지션에서는 배당금을 지급해야 합니다. 잔액이 부족한 금액은 증권사가 부담합니다.',
  },
} satisfies NamespaceDividendsTranslation

export default dividends
