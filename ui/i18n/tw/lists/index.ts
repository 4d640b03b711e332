import type { NamespaceListsTranslation } from '../../i18n-types.ts'

const lists = {
  hint: '清單可將自選商品分組，儲存在這部裝置上。',
  newName: '新清單名稱',
  create: '建立',
  name: '清單名稱',
  save: '儲存',
  back: '所有清單',
  full: '已有 {count} 個清單，達到上限。',
  problems: {
    empty: '請輸入名稱',
    long: '最多 {count} 個字',
    taken: '已有同名的清單',
  },
  deleted: '已刪除清單「{name}」',
  instruments: '清單中的商品',
  noneWatched: '還沒有自選商品。',
  shareHint: '開啟連結的人可以查看並加入此清單。',
  share: '分享',
  copy: '複製連結',
  shareTitle: '自選：{name}',
  copied: '已複製連結',
  notCopied: '無法複製連結',
  sharedTitle: '分享的清單：{name}',
  unnamed: '分享的清單',
  sharedHint: '加入清單時，這些商品也會加入你的自選。',
  leftOut: '有 {count} 檔商品在此無法提供，已略過。',
  noneOffered: '此清單的商品在此都無法提供',
  sharedFailed: '分享的清單載入失敗',
  add: '加入此清單',
  notNow: '暫時不要',
  here: '清單',
  inNone: '不在任何清單中',
  hereHint: '清單中的商品也會在自選中。',
} satisfies NamespaceListsTranslation

export default lists
