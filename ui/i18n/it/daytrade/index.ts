import type { NamespaceDaytradeTranslation } from '../../i18n-types.ts'

const daytrade = {
  title: 'Trading intraday',
  tabs: {
    trade: 'Nuova',
    progress: 'Aperte',
    details: 'Chiuse',
    applied: 'Ordini',
  },
  failed: 'Impossibile caricare',
  facilityFailed: 'Impossibile caricare l’abilitazione al trading intraday',
  about: 'Un’operazione intraday si apre qui e si chiude lo stesso giorno.',
  whichMarket: 'Mercato',
  nextSquareOff: 'Prossima chiusura forzata',
  shut: 'Ora non si possono aprire operazioni intraday. Si potrà di nuovo a mercato aperto.',
  trade: 'Opera',
  tradeOf: 'Opera intraday su {name}',
  noInstruments: 'Qui non ci sono strumenti per il trading intraday',
  noInstrumentsHint: 'Scegli un altro mercato.',
  gates: {
    identity: {
      title: 'Verifica prima la tua identità',
      text: 'Possono richiedere il trading intraday solo i clienti verificati.',
    },
    'identity-review': {
      title: 'La tua identità è in verifica',
      text: 'Una volta verificata potrai richiedere il trading intraday.',
    },
    apply: {
      title: 'Il trading intraday non è abilitato',
      text: 'Richiedilo una sola volta. Dopo l’approvazione del broker potrai aprire operazioni intraday.',
    },
    review: {
      title: 'La tua richiesta è in esame',
      text: 'Ti invieremo un messaggio non appena sarà approvata.',
    },
  },
  apply: 'Richiedi',
  applyTitle: 'Richiedi il trading intraday',
  applyNow: 'Richiedi ora',
  appliedDone: 'Richiesta inviata',
  close: 'Fine',
  terms: {
    within:
      'Un’operazione intraday si può chiudere in qualsiasi momento del giorno in cui è stata aperta. Non valgono né i 15 minuti dopo l’acquisto né T+1.',
    squareOff:
      'Ciò che è ancora aperto {minutes} {{minutes:minuto|minuti}} prima della chiusura del mercato viene chiuso dal broker al prezzo di mercato.',
    costs:
      'Commissioni, margine e leva sono quelli di ogni altro ordine. Se lo strumento è sospeso, la chiusura forzata attende la ripresa delle negoziazioni.',
    risk: 'In una giornata i prezzi possono muoversi rapidamente. Puoi perdere l’intero importo investito.',
  },
  closeTrade: 'Chiudi',
  closeOf: 'Chiudi {name}',
  noProgress: 'Nessuna operazione intraday aperta',
  noProgressHint: 'Gli ordini non ancora eseguiti sono in “Ordini”.',
  openTrade: 'Apri operazione intraday',
  squaredOff: 'Chiusura forzata',
  noDetails: 'Nessuna operazione intraday chiusa',
  noDetailsHint: 'Le operazioni intraday compaiono qui una volta chiuse.',
  ended: 'Come si è conclusa',
  endedAtSquareOff: 'Chiusura forzata da parte del broker',
  endedBefore: 'Chiusa prima della chiusura forzata',
  state: 'Stato',
  standings: {
    'not-applied': 'Non richiesto',
    'under-review': 'In esame',
    approved: 'Approvato',
  },
  appliedAt: 'Richiesto il',
  approvedAt: 'Approvato il',
  application: 'Richiesta',
  recentOrders: 'Ordini delle ultime 24 ore',
  noOrders: 'Nessun ordine intraday',
  noOrdersHint: 'Qui compaiono i tuoi ordini delle ultime 24 ore. Quelli in attesa si possono annullare.',
} satisfies NamespaceDaytradeTranslation

export default daytrade
