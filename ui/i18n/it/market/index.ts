import type { NamespaceMarketTranslation } from '../../i18n-types.ts'

const market = {
  markets: {
    MY: 'Malaysia',
    TW: 'Taiwan',
    CN: 'Azioni A',
    US: 'Stati Uniti',
    JP: 'Giappone',
    IT: 'Italia',
    ES: 'Spagna',
    FUND: 'Fondi',
    FUT: 'Futures',
    CRYPTO: 'Valute digitali',
    FX: 'Forex',
    INDEX: 'Indici',
  },
  states: {
    open: 'Aperto',
    break: 'Pausa pranzo',
    closed: 'Chiuso',
    halted: 'Sospeso',
    limitUp: 'Limite al rialzo',
    limitDown: 'Limite al ribasso',
    noPrice: 'Nessun prezzo',
  },
  directions: {
    long: 'Long',
    short: 'Short',
  },
  actions: {
    'open-long': 'Compra long',
    'open-short': 'Vendi short',
    'close-long': 'Chiudi long',
    'close-short': 'Chiudi short',
  },
  orderTypes: {
    limit: 'Ordine con limite',
    market: 'Ordine a mercato',
  },
  orderStates: {
    pending: 'In attesa',
    partlyfilled: 'Eseguito in parte',
    filled: 'Eseguito',
    cancelled: 'Annullato',
    rejected: 'Rifiutato',
    expired: 'Scaduto',
  },
  positionStates: {
    pending: 'In attesa di esecuzione',
    holding: 'In portafoglio',
    closing: 'In chiusura',
    closed: 'Chiusa',
    cancelled: 'Annullata',
  },
  fees: {
    brokerage: 'Commissione di negoziazione',
    'clearing-fee': 'Spese di compensazione',
    'stamp-duty': 'Imposta di bollo',
    'transfer-fee': 'Spese di trasferimento',
    'exchange-fee': 'Diritti di borsa',
    'regulatory-fee': 'Contributo di vigilanza',
    'transaction-tax': 'Imposta sulle transazioni',
    'other-fee': 'Altre spese',
  },
  sending: {
    sending: 'Invio in corso…',
    accepted: 'Accettato',
    unknown: 'Stiamo verificando',
    unknownHint: 'Non è arrivata risposta. Stiamo verificando che cosa è successo. Non inserirlo una seconda volta.',
    lost: 'Non è arrivato',
    lostHint: 'Il broker non l’ha ricevuto. Non è stato registrato nulla.',
    unsure: 'Non confermato',
    unsureHint:
      'Non siamo riusciti a verificare che cosa è successo. Inviarlo di nuovo è sicuro: viene eseguito una volta al massimo.',
    sendAgain: 'Invia di nuovo',
    discard: 'Scarta',
  },
  delayed: 'Prezzi in ritardo dalle {time}',
} satisfies NamespaceMarketTranslation

export default market
