import type { NamespaceEveningTranslation } from '../../i18n-types.ts'

const evening = {
  title: '{market}: la seduta di oggi è finita',
  dismiss: 'Chiudi',
  moved: 'Cosa si è mosso nel tuo portafoglio',
  unmoved: 'Nulla si è mosso nel tuo portafoglio.',
  tomorrow: 'Fino alla fine di domani',
  nothingDue: 'Nessuna scadenza.',
  thatIsAll: 'È tutto.',
  together: 'In totale',
  contribution: 'Contributo: {points}',
  rate: 'Effetto del cambio {currency}, 24 ore',
  causes: {
    dividend: 'Da oggi quota senza dividendo',
    market: 'Mercato: {index} {change}',
    price: 'Variazione del prezzo senza causa nota',
  },
  due: {
    lottery: '{name}: esito del sorteggio, {time}',
    settled: '{name}: vendibile da {time}',
    'ex-dividend': '{name}: domani stacca il dividendo',
    dividend: '{name}: si paga il dividendo di {amount}',
    loan: 'Scade il finanziamento di {amount}, {time}',
    lent: '{name}: vengono restituite le azioni prestate, {time}',
  },
} satisfies NamespaceEveningTranslation

export default evening
