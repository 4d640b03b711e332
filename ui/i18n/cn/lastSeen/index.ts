import type { NamespaceLastSeenTranslation } from '../../i18n-types.ts'

const lastSeen = {
  figuresOf: '您已离线，数据时间：{time}',
  oldFigures: '数据未更新，数据时间：{time}',
  notSent: '数据不是最新，更新后才能提交。',
  updateTitle: '新版本已就绪',
  updateText: '应用将重新加载以启用新版本。',
  reload: '重新加载',
  busy: '请先完成或离开正在填写或提交的内容，然后重新加载。',
} satisfies NamespaceLastSeenTranslation

export default lastSeen
