import type { NamespaceMessagesTranslation } from '../../i18n-types.ts'

const messages = {
  title: 'Mensajes',
  readAll: 'Marcar todo como leído',
  allRead: 'Todos los mensajes están marcados como leídos',
  unread: 'No leído',
  failed: 'No se han podido cargar los mensajes',
  none: 'Todavía no hay mensajes',
  noneHint: 'Aquí aparecerán los avisos de depósitos, retiradas, órdenes y seguridad.',
  one: 'Mensaje',
  oneFailed: 'No se ha podido cargar el mensaje',
  missing: 'Este mensaje no existe',
  toList: 'Todos los mensajes',
  open: 'Abrir',
  kinds: {
    security: 'Seguridad',
    funds: 'Efectivo',
    identity: 'Identidad',
    trade: 'Operaciones',
    activity: 'Promociones',
    system: 'Sistema',
  },
} satisfies NamespaceMessagesTranslation

export default messages
