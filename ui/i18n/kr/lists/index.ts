import type { NamespaceListsTranslation } from '../../i18n-types.ts'

const lists = {
  hint: '목록으로 관심종목을 나누어 볼 수 있습니다. 목록은 이 기기에 저장됩니다.',
  newName: '새 목록 이름',
  create: '만들기',
  name: '목록 이름',
  save: '저장',
  back: '전체 목록',
  full: '목록이 {count}개로 최대 개수입니다.',
  problems: {
    empty: '이름을 입력해 주세요',
    long: '최대 {count}자까지 입력할 수 있습니다',
    taken: '같은 이름의 목록이 이미 있습니다',
  },
  deleted: '‘{name}’ 목록을 삭제했습니다',
  instruments: '목록에 담긴 종목',
  noneWatched: '아직 관심종목이 없습니다.',
  shareHint: '링크를 여는 사람은 목록을 보고 추가할 수 있습니다.',
  share: '공유',
  copy: '링크 복사',
  shareTitle: '관심종목: {name}',
  copied: '링크를 복사했습니다',
  notCopied: '링크를 복사하지 못했습니다',
  sharedTitle: '공유받은 목록: {name}',
  unnamed: '공유받은 목록',
  sharedHint: '목록을 추가하면 아래 종목이 관심종목에도 추가됩니다.',
  leftOut: '{count}종목은 이곳에서 거래되지 않아 제외했습니다.',
  noneOffered: '이 목록의 종목은 이곳에서 제공되지 않습니다',
  sharedFailed: '공유받은 목록을 불러오지 못했습니다',
  add: '목록 추가',
  notNow: '나중에',
  here: '목록',
  inNone: '담긴 목록 없음',
  hereHint: '목록에 담은 종목은 관심종목에도 추가됩니다.',
} satisfies NamespaceListsTranslation

export default lists
