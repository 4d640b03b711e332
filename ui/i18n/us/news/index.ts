import type { BaseTranslation } from '../../i18n-types.ts'

const news = {
  title: 'News',
  categories: 'Categories',
  all: 'All',
  listFailed: 'The news could not be loaded',
  empty: 'No news here yet',
  emptyHint: 'Try another category, or come back later.',
  article: 'Article',
  related: 'Related instruments',
  share: 'Share',
  linkCopied: 'Link copied',
  copyFailed: 'The link could not be copied',
  articleFailed: 'The article could not be loaded',
  unknown: 'This article does not exist',
  unknownHint: 'It may have been withdrawn, or the address is mistyped.',
  toNews: 'All news',
} satisfies BaseTranslation

export default news
