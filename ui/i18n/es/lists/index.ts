import type { NamespaceListsTranslation } from '../../i18n-types.ts'

const lists = {
  hint: 'Una lista agrupa valores de sus favoritos. Las listas se guardan en este dispositivo.',
  newName: 'Nombre de la nueva lista',
  create: 'Crear',
  name: 'Nombre de la lista',
  save: 'Guardar',
  back: 'Todas las listas',
  full: 'Tiene {count} listas, que es el máximo.',
  problems: {
    empty: 'Escriba un nombre',
    long: '{count} caracteres como máximo',
    taken: 'Ya tiene una lista con este nombre',
  },
  deleted: 'Se ha borrado la lista «{name}»',
  instruments: 'Valores de la lista',
  noneWatched: 'Aún no tiene favoritos.',
  shareHint: 'Quien abra el enlace verá la lista y podrá añadirla.',
  share: 'Compartir',
  copy: 'Copiar el enlace',
  shareTitle: 'Favoritos: {name}',
  copied: 'Enlace copiado',
  notCopied: 'No se ha podido copiar el enlace',
  sharedTitle: 'Lista compartida: {name}',
  unnamed: 'Lista compartida',
  sharedHint: 'Al añadir la lista, estos valores pasan también a sus favoritos.',
  leftOut: '{count} {{count:valor no se ofrece|valores no se ofrecen}} aquí y se {{count:omite|omiten}}.',
  noneOffered: 'Aquí no se ofrece ninguno de sus valores',
  sharedFailed: 'No se ha podido cargar la lista compartida',
  add: 'Añadir la lista',
  notNow: 'Ahora no',
  here: 'Listas',
  inNone: 'En ninguna lista',
  hereHint: 'Un valor que está en una lista está también en sus favoritos.',
} satisfies NamespaceListsTranslation

export default lists
