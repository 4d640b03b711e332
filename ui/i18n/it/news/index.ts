import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const news = {
  title: 'Notizie',
  categories: 'Categorie',
  all: 'Tutte',
  listFailed: 'Impossibile caricare le notizie',
  empty: 'Ancora nessuna notizia',
  emptyHint: 'Guarda un’altra categoria o torna più tardi.',
  article: 'Articolo',
  related: 'Strumenti correlati',
  share: 'Condividi',
  linkCopied: 'Link copiato',
  copyFailed: 'Impossibile copiare il link',
  articleFailed: 'Impossibile caricare l’articolo',
  unknown: 'Questo articolo non esiste',
  unknownHint: 'Potrebbe essere stato ritirato oppure l’indirizzo contiene un errore.',
  toNews: 'Tutte le notizie',
} satisfies NamespaceNewsTranslation

export default news
