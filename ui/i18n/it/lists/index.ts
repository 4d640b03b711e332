import type { NamespaceListsTranslation } from '../../i18n-types.ts'

const lists = {
  hint: 'Un elenco raggruppa strumenti dei preferiti. Gli elenchi restano su questo dispositivo.',
  newName: 'Nome del nuovo elenco',
  create: 'Crea',
  name: 'Nome dell’elenco',
  save: 'Salva',
  back: 'Tutti gli elenchi',
  full: 'Hai raggiunto il limite di {count} elenchi.',
  problems: {
    empty: 'Inserisci un nome',
    long: 'Al massimo {count} caratteri',
    taken: 'Hai già un elenco con questo nome',
  },
  deleted: 'L’elenco “{name}” è stato eliminato',
  instruments: 'Strumenti dell’elenco',
  noneWatched: 'Non hai ancora preferiti.',
  shareHint: 'Chiunque abbia il link può vedere e aggiungere l’elenco.',
  share: 'Condividi',
  copy: 'Copia il link',
  shareTitle: 'Preferiti: {name}',
  copied: 'Link copiato',
  notCopied: 'Impossibile copiare il link',
  sharedTitle: 'Elenco condiviso: {name}',
  unnamed: 'Elenco condiviso',
  sharedHint: 'Aggiungendo l’elenco, questi strumenti entrano anche nei preferiti.',
  leftOut:
    '{count} {{count:strumento non è disponibile|strumenti non sono disponibili}} qui e non {{count:viene aggiunto|vengono aggiunti}}.',
  noneOffered: 'Nessuno dei suoi strumenti è disponibile qui',
  sharedFailed: 'Impossibile caricare l’elenco condiviso',
  add: 'Aggiungi l’elenco',
  notNow: 'Non ora',
  here: 'Elenchi',
  inNone: 'In nessun elenco',
  hereHint: 'Uno strumento di un elenco è anche tra i preferiti.',
  note: 'Nota',
  noNote: 'Scrivi ciò che vuoi ricordare di questo strumento',
  noteHint: 'Fino a {count} caratteri. Resta solo su questo dispositivo.',
  removeNote: 'Elimina la nota',
  noteLost: {
    removed: 'Nota eliminata',
    replaced: 'Una modifica della nota fatta in un’altra scheda è stata sostituita',
  },
} satisfies NamespaceListsTranslation

export default lists
