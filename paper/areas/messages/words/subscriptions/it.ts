import type { SubscriptionWords } from '../words.ts'

export const subscriptions: SubscriptionWords = {
  'subscription-made': [
    'Sottoscrizione ricevuta',
    'La tua sottoscrizione di {quantity} azioni di {instrument} è stata ricevuta.',
  ],
  'subscription-won': [
    'Azioni assegnate',
    'Ti sono state assegnate {quantity} azioni di {instrument} per {money}. Sono state pagate con il denaro bloccato e saranno accreditate con la quotazione.',
  ],
  'subscription-due': [
    'Azioni assegnate: da pagare',
    'Ti sono state assegnate {quantity} azioni di {instrument}. Paga {money} entro la scadenza, altrimenti perdi le azioni.',
  ],
  'subscription-not-won': ['Nessuna assegnazione', 'Non ti sono state assegnate azioni di {instrument}.'],
  'subscription-paid': [
    'Pagamento eseguito',
    'Hai pagato {money} per {instrument}. Il denaro resta bloccato fino all’accredito delle azioni.',
  ],
  'subscription-payment-failed': [
    'Pagamento non riuscito',
    'Il saldo non bastava per pagare {money} per {instrument}. Puoi riprovare fino alla scadenza.',
  ],
  'subscription-refunded': [
    'Sottoscrizione rimborsata',
    '{money} della tua sottoscrizione di {instrument} sono di nuovo disponibili.',
  ],
  'subscription-waived': [
    'Assegnazione decaduta',
    'Le azioni di {instrument} non sono state pagate in tempo: il diritto alle azioni è decaduto.',
  ],
  'subscription-cancelled': ['Sottoscrizione annullata', 'La tua sottoscrizione di {instrument} è stata annullata.'],
  'subscription-delivered': ['Azioni accreditate', '{quantity} azioni di {instrument} sono ora nel tuo portafoglio.'],
}
