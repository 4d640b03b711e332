import type { NamespaceArticlesTranslation } from '../../i18n-types.ts'

const articles = {
  title: {
    company: '회사 소개',
    about: '앱 정보',
    privacy: '개인정보 처리방침',
    agreement: '이용약관',
    guide: '초보자 가이드',
    terms: '투자 용어',
    complaint: '민원 이메일',
  },
  version: '버전',
  checkUpdate: '업데이트 확인',
  upToDate: '최신 버전입니다',
  available: '{latest} 버전으로 업데이트할 수 있습니다',
  required: '이 버전은 더 이상 지원되지 않습니다. {latest} 버전으로 업데이트해 주세요.',
  update: '지금 업데이트',
  checkFailed: '업데이트를 확인하지 못했습니다',
  failed: '내용을 불러오지 못했습니다',
  failedHint: '연결을 확인하고 다시 시도해 주세요.',
  empty: '아직 내용이 없습니다',
} satisfies NamespaceArticlesTranslation

export default articles
