import type { NamespaceDraftsTranslation } from '../../i18n-types.ts'

const drafts = {
  draft: '草稿',
  list: '草稿',
  notSent: '{age}填寫，尚未送出。',
  keptUntil: '不會自動送出。保留在此裝置至 {time}。',
  keptAway: '沒有網路連線：委託已存為草稿，保留在此裝置至 {time}，不會自動送出。',
  inForm: '草稿，{age}填寫，尚未送出。',
  priceThen: '當時價格',
  priceNow: '目前價格',
  resume: '繼續填寫',
  gone: '這份草稿已不存在：已送出或已捨棄。',
} satisfies NamespaceDraftsTranslation

export default drafts
