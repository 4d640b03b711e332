import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const news = {
  title: '뉴스',
  categories: '분류',
  all: '전체',
  listFailed: '뉴스를 불러오지 못했습니다',
  empty: '아직 뉴스가 없습니다',
  emptyHint: '다른 분류를 보거나 나중에 다시 확인해 주세요.',
  article: '기사',
  related: '관련 종목',
  share: '공유',
  linkCopied: '링크를 복사했습니다',
  copyFailed: '링크를 복사하지 못했습니다',
  articleFailed: '기사를 불러오지 못했습니다',
  unknown: '존재하지 않는 기사입니다',
  unknownHint: '삭제되었거나 주소가 잘못되었을 수 있습니다.',
  toNews: '전체 뉴스',
} satisfies NamespaceNewsTranslation

export default news
