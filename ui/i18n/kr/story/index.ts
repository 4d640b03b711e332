import type { NamespaceStoryTranslation } from '../../i18n-types.ts'

const story = {
  ofOrder: '주문 진행 내역',
  ofPosition: '포지션 진행 내역',
  failed: '진행 내역을 불러오지 못했습니다',
  now: '현재',
  copy: '복사',
  copied: '복사했습니다',
  copyFailed: '복사하지 못했습니다',
  save: '텍스트로 저장',
  saved: '파일을 저장했습니다',
  limit: {
    'open-long': '지정가 주문 접수: {price} 이하로 {quantity} 매수.',
    'open-short': '지정가 주문 접수: {price} 이상으로 {quantity} 공매도.',
    'close-long': '지정가 주문 접수: {price} 이상으로 {quantity} 매도.',
    'close-short': '지정가 주문 접수: {price} 이하로 {quantity} 환매수.',
  },
  market: {
    'open-long': '시장가 주문 접수: {quantity} 매수.',
    'open-short': '시장가 주문 접수: {quantity} 공매도.',
    'close-long': '시장가 주문 접수: {quantity} 매도.',
    'close-short': '시장가 주문 접수: {quantity} 환매수.',
  },
  broker: {
    'open-long': '증권사가 {quantity} 매수 주문을 냈습니다.',
    'open-short': '증권사가 {quantity} 공매도 주문을 냈습니다.',
    'close-long': '증권사가 {quantity} 매도 주문을 냈습니다.',
    'close-short': '증권사가 {quantity} 환매수 주문을 냈습니다.',
  },
  filled: {
    'open-long': '체결: {price}에 {quantity} 매수.',
    'open-short': '체결: {price}에 {quantity} 공매도.',
    'close-long': '체결: {price}에 {quantity} 매도.',
    'close-short': '체결: {price}에 {quantity} 환매수.',
  },
  cancelled: '주문이 취소되었습니다. 미체결: {quantity} 중 {rest}.',
  expired: '주문이 만료되었습니다. 미체결: {quantity} 중 {rest}.',
  rejected: '증권사가 주문을 거부했습니다.',
  reason: '사유: {reason}',
  waiting: '주문이 대기 중입니다. 아직 미체결: {quantity} 중 {rest}. 유효 기한: {time}.',
  protected: {
    stop: '손절 가격을 {price}(으)로 설정했습니다.',
    trail: '트레일링 스탑 가격: {price}.',
    'take-profit': '익절 가격을 {price}(으)로 설정했습니다.',
  },
  moved: {
    'stop-moved': '손절 가격을 {price}(으)로 변경했습니다.',
    'take-profit-moved': '익절 가격을 {price}(으)로 변경했습니다.',
  },
  trailSet: '트레일링 스탑을 설정했습니다. 최고가(공매도는 최저가) 대비 폭: {distance}.',
  removed: {
    'stop-loss': '손절을 해제했습니다.',
    'trailing-stop': '트레일링 스탑을 해제했습니다.',
    'take-profit': '익절을 해제했습니다.',
  },
  triggered: {
    'stop-loss': '가격이 손절 가격에 도달했습니다: {price}.',
    'trailing-stop': '가격이 트레일링 스탑에 도달했습니다: {price}.',
    'take-profit': '가격이 익절 가격에 도달했습니다: {price}.',
  },
  dividend: '배당 입금: 보유 {quantity}에 대해 세후 {amount}.',
  dividendOwed: '배당 차감: 공매도 {quantity}에 대해 {amount}.',
  held: '보유: {quantity}.',
  closedProfit: '포지션이 청산되었습니다. 모든 수수료를 뺀 이익: {amount}.',
  closedLoss: '포지션이 청산되었습니다. 모든 수수료를 포함한 손실: {amount}.',
  fees: '지금까지의 수수료와 세금: {amount}.',
} satisfies NamespaceStoryTranslation

export default story
