import type { NamespaceDividendsTranslation } from '../../i18n-types.ts'

const dividends = {
  title: 'Dividendi',
  short: 'short',
  exOn: 'Stacco: {day}',
  payOn: 'Pagamento: {day}',
  exDate: 'Data di stacco',
  payDate: 'Data di pagamento',
  perShare: 'Per azione',
  quantity: 'Azioni',
  gross: 'Lordo',
  tax: 'Ritenuta ({rate})',
  writtenOff: 'A carico del broker',
  net: 'Accreditato',
  owed: 'Addebitato',
  paidAt: 'Contabilizzato',
  instrument: 'Vedi lo strumento',
  holdings: 'Vedi le posizioni',
  failed: 'Impossibile caricare i dividendi',
  noneUpcoming: 'Nessun dividendo in arrivo',
  noneUpcomingHint: 'Qui appaiono i dividendi annunciati delle azioni che possiedi.',
  nonePaid: 'Ancora nessun dividendo pagato',
  nonePaidHint: 'Qui appare ciò che ricevi, o che paghi per una posizione short.',
  simulated: 'Dividendi simulati di società inventate.',
  about: 'È trattenuta l’imposta consueta di ogni mercato; non è consulenza fiscale.',
  tabs: { upcoming: 'In arrivo', paid: 'Pagati' },
  states: { announced: 'Stima', fixed: 'Fissato', paid: 'Pagato' },
  notes: {
    announced: 'In base a ciò che possiedi ora. Conta ciò che possiedi alla chiusura prima dello stacco.',
    fixed: 'Conta ciò che possedevi alla chiusura prima dello stacco; vendere ora non cambia nulla.',
    paid: 'Contabilizzato sul saldo di questa valuta.',
    short: 'Con una posizione short il dividendo è a tuo carico. Ciò che manca sul tuo saldo è a carico del broker.',
  },
} satisfies NamespaceDividendsTranslation

export default dividends
