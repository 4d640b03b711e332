import type { NamespaceLastSeenTranslation } from '../../i18n-types.ts'

const lastSeen = {
  figuresOf: 'Sei offline. Ora dei dati: {time}',
  oldFigures: 'Non aggiornato. Ora dei dati: {time}',
  notSent: 'Questi dati non sono aggiornati. Non si può inviare nulla finché non si aggiornano.',
  updateTitle: 'È pronta una nuova versione',
  updateText: 'L’app si ricarica per usarla.',
  reload: 'Ricarica',
  busy: 'Prima termina o lascia ciò che stai scrivendo o inviando, poi ricarica.',
} satisfies NamespaceLastSeenTranslation

export default lastSeen
