import type { NamespaceDaytradeTranslation } from '../../i18n-types.ts'

const daytrade = {
  title: '데이트레이딩',
  tabs: {
    trade: '신규',
    progress: '진행 중',
    details: '종료',
    applied: '주문',
  },
  failed: '불러오지 못했습니다',
  about: '데이트레이딩 포지션은 여기에서 진입하고 당일에 청산합니다.',
  whichMarket: '시장',
  nextSquareOff: '다음 강제 청산',
  shut: '지금은 데이트레이딩을 시작할 수 없습니다. 장이 열리면 다시 이용할 수 있습니다.',
  trade: '거래',
  tradeOf: '{name} 데이트레이딩 거래',
  noInstruments: '이 시장에는 데이트레이딩 종목이 없습니다',
  noInstrumentsHint: '다른 시장을 선택해 주세요.',
  gates: {
    identity: {
      title: '먼저 실명확인을 완료해 주세요',
      text: '실명확인을 마친 고객만 데이트레이딩을 신청할 수 있습니다.',
    },
    'identity-review': {
      title: '실명확인을 심사하고 있습니다',
      text: '확인이 완료되면 데이트레이딩을 신청할 수 있습니다.',
    },
    apply: {
      title: '데이트레이딩을 이용하려면 신청이 필요합니다',
      text: '한 번만 신청하면 됩니다. 증권사가 승인하면 데이트레이딩을 할 수 있습니다.',
    },
    review: {
      title: '신청을 심사하고 있습니다',
      text: '승인되면 바로 메시지로 알려 드립니다.',
    },
  },
  toIdentity: '실명확인하기',
  apply: '신청',
  applyTitle: '데이트레이딩 신청',
  applyNow: '지금 신청',
  appliedDone: '신청이 접수되었습니다',
  close: '완료',
  terms: {
    within: '데이트레이딩 포지션은 당일 언제든지 청산할 수 있으며 매수 후 15분과 T+1 제한이 적용되지 않습니다.',
    squareOff: '장 마감 {minutes}분 전까지 남은 포지션은 증권사가 시장가로 강제 청산합니다.',
    costs: '수수료, 증거금, 레버리지는 다른 주문과 같습니다. 거래가 정지되면 재개되는 즉시 강제 청산합니다.',
    risk: '장중에는 가격이 빠르게 움직일 수 있으며 투자한 금액을 모두 잃을 수 있습니다.',
  },
  closeTrade: '청산',
  closeOf: '{name} 청산',
  noProgress: '진행 중인 데이트레이딩이 없습니다',
  noProgressHint: '아직 체결되지 않은 주문은 ‘주문’에 있습니다.',
  squaredOff: '강제 청산',
  noDetails: '종료된 데이트레이딩이 없습니다',
  noDetailsHint: '청산된 데이트레이딩이 여기에 표시됩니다.',
  ended: '종료 방식',
  endedAtSquareOff: '증권사가 강제 청산',
  endedBefore: '강제 청산 전에 청산',
  state: '상태',
  standings: {
    'not-applied': '미신청',
    'under-review': '심사 중',
    approved: '승인됨',
  },
  appliedAt: '신청 시각',
  approvedAt: '승인 시각',
  application: '신청',
  recentOrders: '최근 24시간 주문',
  noOrders: '데이트레이딩 주문이 없습니다',
  noOrdersHint: '최근 24시간의 주문이 여기에 표시됩니다. 대기 중인 주문은 취소할 수 있습니다.',
} satisfies NamespaceDaytradeTranslation

export default daytrade
