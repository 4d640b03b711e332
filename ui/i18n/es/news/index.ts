import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const news = {
  title: 'Noticias',
  categories: 'Categorías',
  all: 'Todas',
  listFailed: 'No se han podido cargar las noticias',
  empty: 'Aún no hay noticias',
  emptyHint: 'Mire en otra categoría o vuelva más tarde.',
  article: 'Artículo',
  related: 'Valores relacionados',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  copyFailed: 'No se ha podido copiar el enlace',
  articleFailed: 'No se ha podido cargar el artículo',
  unknown: 'Este artículo no existe',
  unknownHint: 'Puede que se haya retirado o que la dirección tenga un error.',
  toNews: 'Todas las noticias',
} satisfies NamespaceNewsTranslation

export default news
