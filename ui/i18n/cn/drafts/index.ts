import type { NamespaceDraftsTranslation } from '../../i18n-types.ts'

const drafts = {
  draft: '草稿',
  list: '草稿',
  notSent: '{age}填写，尚未提交。',
  keptUntil: '不会自动提交。保留在本设备至 {time}。',
  keptAway: '没有网络连接：委托已存为草稿，保留在本设备至 {time}，不会自动提交。',
  inForm: '草稿，{age}填写，尚未提交。',
  priceThen: '当时价格',
  priceNow: '当前价格',
  resume: '继续填写',
  gone: '这份草稿已不存在：已提交或已放弃。',
} satisfies NamespaceDraftsTranslation

export default drafts
