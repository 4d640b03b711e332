import type { NamespaceLastSeenTranslation } from '../../i18n-types.ts'

const lastSeen = {
  figuresOf: '您已離線，資料時間：{time}',
  oldFigures: '資料未更新，資料時間：{time}',
  notSent: '資料不是最新，更新後才能送出。',
  updateTitle: '新版本已就緒',
  updateText: '應用程式將重新載入以啟用新版本。',
  reload: '重新載入',
  busy: '請先完成或離開正在填寫或送出的內容，再重新載入。',
} satisfies NamespaceLastSeenTranslation

export default lastSeen
