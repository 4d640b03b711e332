import type { NamespaceProtectionTranslation } from '../../i18n-types.ts'

const protection = {
  title: '손절·익절',
  hint: '손절, 추적 손절, 익절',
  none: '설정 안 됨',
  edit: '변경',
  set: '설정',
  remove: '손절·익절 해제',
  save: '저장',
  kind: '손절',
  kinds: {
    none: '없음',
    stop: '지정 가격',
    trail: '추적',
  },
  stopPrice: '손절가',
  stopLimit: '손절 후 지정가',
  stopLimitHint: '비워 두면 시장가',
  unit: '추적 폭 단위',
  percent: '퍼센트',
  amount: '금액',
  distance: '최고(최저)가와의 폭',
  distanceHint: '손절가는 가격을 따라가며 되돌아가지 않습니다.',
  profitPrice: '익절가',
  atStop: '손절 도달 시',
  atProfit: '익절 도달 시',
  gap: '최근 체결가로 발동됩니다. 가격이 갭으로 움직이면 다음 가격에 체결되어 더 불리할 수 있습니다. 금액은 수수료를 뺀 예상치입니다.',
  stopNow: '현재 손절가',
  takeProfit: '익절가',
  trigger: '발동 가격',
  status: '상태',
  states: {
    waiting: '첫 체결 대기',
    active: '적용 중',
    triggered: '발동, 청산 중',
    ended: '종료',
  },
  unreadable: '숫자를 입력해 주세요',
} satisfies NamespaceProtectionTranslation

export default protection
