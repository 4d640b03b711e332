import type { NamespaceReturnsTranslation } from '../../i18n-types.ts'

const returns = {
  title: 'Rendimento',
  failed: 'Impossibile caricare il rendimento',
  period: 'Periodo',
  periods: { '1m': '1M', '3m': '3M', '1y': '1A', all: 'Tutto' },
  about: 'Che cosa si mostra',
  everything: 'Tutto il patrimonio',
  compare: 'Confronta con un indice',
  noIndex: 'Nessun indice',
  gain: 'Utile o perdita',
  timeWeighted: 'Rendimento time-weighted',
  moneyWeighted: 'Rendimento money-weighted',
  largestFall: 'Massimo drawdown',
  paidIn: 'Depositato',
  paidOut: 'Prelevato',
  explained:
    'Rendimenti dell’intero periodo, al netto di commissioni, imposte e interessi. Quello time-weighted non tiene conto di quando e quanto hai versato o prelevato; quello money-weighted sì. Tutte le valute sono convertite in una sola.',
  beyond:
    'Un rendimento oltre il {limit} non è mostrato con la sua cifra: deriva da pochissimo denaro o da denaro investito solo per una piccola parte del periodo. Il guadagno o la perdita in denaro dice di più.',
  worth: 'Patrimonio totale per giorno',
  view: 'Grafico',
  growth: 'Rendimento',
  asTable: 'Come tabella',
  day: 'Giorno',
  total: 'Patrimonio totale',
  inAndOut: 'Depositi e prelievi',
  contributions: 'Contributo di ogni posizione',
  asOf: 'Dati delle {time}',
  realised: 'Realizzato',
  other: 'Premi, interessi e altre commissioni',
  rest: 'Tassi di cambio e arrotondamenti',
  statements: 'Estratti conto mensili',
  incomeAndCosts: 'Proventi e costi per mese',
  lines: {
    dividends: 'Dividendi al lordo delle imposte',
    lending: 'Prestito titoli',
    rewards: 'Premi',
    fees: 'Commissioni',
    taxes: 'Ritenuta',
    interest: 'Interessi sui finanziamenti',
  },
} satisfies NamespaceReturnsTranslation

export default returns
