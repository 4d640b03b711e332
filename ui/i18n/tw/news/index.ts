import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const news = {
  title: '新聞',
  categories: '分類',
  all: '全部',
  listFailed: '新聞載入失敗',
  empty: '暫無新聞',
  emptyHint: '請查看其他分類，或稍後再來。',
  article: '新聞內文',
  related: '相關商品',
  share: '分享',
  linkCopied: '連結已複製',
  copyFailed: '無法複製連結',
  articleFailed: '文章載入失敗',
  unknown: '沒有這篇文章',
  unknownHint: '文章可能已下架，或網址有誤。',
  toNews: '全部新聞',
} satisfies NamespaceNewsTranslation

export default news
