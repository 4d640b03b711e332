import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const news = {
  title: '资讯',
  categories: '分类',
  all: '全部',
  listFailed: '资讯加载失败',
  empty: '暂无资讯',
  emptyHint: '请查看其他分类，或稍后再来。',
  article: '资讯正文',
  related: '相关证券',
  share: '分享',
  linkCopied: '链接已复制',
  copyFailed: '链接复制失败',
  articleFailed: '文章加载失败',
  unknown: '没有这篇文章',
  unknownHint: '文章可能已撤下，或地址有误。',
  toNews: '全部资讯',
} satisfies NamespaceNewsTranslation

export default news
