import type { NamespaceStatementTranslation } from '../../i18n-types.ts'

const statement = {
  title: 'Estratto conto',
  owner: 'Conto {account}',
  months: 'Mese',
  previous: 'Mese precedente',
  next: 'Mese successivo',
  print: 'Stampa o salva come PDF',
  failed: 'Impossibile caricare l’estratto conto',
  running: 'Il mese non è finito: ecco i movimenti fino a questo momento.',
  inUtc: 'Tutte le date e le ore sono UTC.',
  opening: 'Saldo iniziale',
  openingFrozen: 'Bloccato all’inizio',
  closing: 'Saldo finale',
  closingFrozen: 'Bloccato alla fine',
  taxes: 'Ritenuta',
  interest: 'Interessi pagati',
  realised: 'Utile o perdita realizzati',
  movements: 'Movimenti',
  noMovements: 'Nessun movimento',
  holdings: 'Posizioni',
  heldAt: 'Data di valutazione: {time}',
  noHoldings: 'Nessuna posizione.',
  value: 'Valore',
  timeUtc: 'Ora (UTC)',
  code: 'Codice',
} satisfies NamespaceStatementTranslation

export default statement
