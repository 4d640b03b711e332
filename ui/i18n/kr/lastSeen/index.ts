import type { NamespaceLastSeenTranslation } from '../../i18n-types.ts'

const lastSeen = {
  figuresOf: '오프라인 상태입니다. 수치 기준 시각: {time}',
  oldFigures: '최신 정보가 아님(수치 기준 시각: {time})',
  notSent: '수치가 최신이 아니므로 업데이트될 때까지 아무것도 전송할 수 없습니다.',
  updateTitle: '새 버전이 준비되었습니다',
  updateText: '새 버전을 사용하려면 앱을 다시 불러옵니다.',
  reload: '다시 불러오기',
  busy: '입력하거나 보내는 중인 내용을 먼저 마치거나 닫은 뒤 다시 불러와 주세요.',
} satisfies NamespaceLastSeenTranslation

export default lastSeen
