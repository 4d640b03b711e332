import type { NamespaceMessagesTranslation } from '../../i18n-types.ts'

const messages = {
  title: '메시지',
  readAll: '모두 읽음으로 표시',
  allRead: '모든 메시지를 읽음으로 표시했습니다',
  unread: '읽지 않음',
  failed: '메시지를 불러오지 못했습니다',
  none: '아직 메시지가 없습니다',
  noneHint: '입금, 출금, 주문, 보안 알림이 여기에 표시됩니다.',
  one: '메시지',
  oneFailed: '메시지를 불러오지 못했습니다',
  missing: '존재하지 않는 메시지입니다',
  toList: '전체 메시지',
  open: '바로가기',
  kinds: {
    security: '보안',
    funds: '입출금',
    identity: '실명확인',
    trade: '거래',
    activity: '이벤트',
    system: '시스템',
  },
} satisfies NamespaceMessagesTranslation

export default messages
