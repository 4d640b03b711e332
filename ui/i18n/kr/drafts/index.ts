import type { NamespaceDraftsTranslation } from '../../i18n-types.ts'

const drafts = {
  draft: '임시 저장',
  list: '임시 저장 주문',
  notSent: '{age} 입력했으며 아직 전송하지 않았습니다.',
  keptUntil: '자동으로 전송되지 않습니다. {time}까지 이 기기에 보관됩니다.',
  keptAway: '연결되지 않음: 주문이 {time}까지 이 기기에 임시 저장됩니다. 자동으로 전송되지 않습니다.',
  inForm: '{age} 입력한 임시 저장 주문입니다. 아직 전송하지 않았습니다.',
  priceThen: '입력 당시 가격',
  priceNow: '현재가',
  resume: '이어서 입력',
  gone: '이 임시 저장 주문은 더 이상 없습니다. 이미 전송했거나 삭제했습니다.',
} satisfies NamespaceDraftsTranslation

export default drafts
