import type { NamespaceMessagesTranslation } from '../../i18n-types.ts'

const messages = {
  title: 'Messaggi',
  readAll: 'Segna tutti come letti',
  allRead: 'Tutti i messaggi sono segnati come letti',
  unread: 'Non letto',
  failed: 'Impossibile caricare i messaggi',
  none: 'Ancora nessun messaggio',
  noneHint: 'Qui compariranno gli avvisi su depositi, prelievi, ordini e sicurezza.',
  one: 'Messaggio',
  oneFailed: 'Impossibile caricare il messaggio',
  missing: 'Questo messaggio non esiste',
  toList: 'Tutti i messaggi',
  open: 'Apri',
  kinds: {
    security: 'Sicurezza',
    funds: 'Liquidità',
    identity: 'Identità',
    trade: 'Trading',
    activity: 'Promozioni',
    system: 'Sistema',
  },
} satisfies NamespaceMessagesTranslation

export default messages
