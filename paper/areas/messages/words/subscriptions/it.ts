import type { SubscriptionWords } from '../words.ts'

export const subscriptions: SubscriptionWords = {
  'subscription-made': [
    'Sottoscrizione ricevuta',
    'La tua sottoscrizione di {quantity} azioni di {instrument} è stata ricevuta.',
  ],
  'subscription-won': [
    'Azioni assegnate',
    'Ti sono state assegnate {quantity} azioni di {instrument} per {money}. Sono state pagate con il denaro bloccato e arrivano con la quotazione.',
  ],
  'subscription-due': [
    'Azioni assegnate: da pagare',
    'Ti sono state assegnate {quantity} azioni di {instrument}. Paga {money} entro la scadenza, altrimenti rinunci alle azioni.',
  ],
  'subscription-not-won': ['Nessuna assegnazione', 'Non ti sono state assegnate azioni di {instrument}.'],
  'subscription-paid': [
    'Pagamento eseguito',
    'Hai pagato {money} per {instrument}. Il denaro resta bloccato fino all’arrivo delle azioni.',
  ],
  'subscription-payment-failed': [
    'Pagamento non riuscito',
    'Il saldo non bastava per pagare {money} per {instrument}. Puoi riprovare fino alla scadenza.',
  ],
  'subscription-refunded': [
    'Sottoscrizione rimborsata',
    'Sottoscrizione di {instrument}: importo di nuovo disponibile {money}.',
  ],
  'subscription-waived': [
    'Assegnazione rinunciata',
    'Le azioni di {instrument} non sono state pagate in tempo e si considerano rinunciate.',
  ],
  'subscription-cancelled': ['Sottoscrizione annullata', 'La tua sottoscrizione di {instrument} è stata annullata.'],
  'subscription-delivered': ['Azioni consegnate', '{quantity} azioni di {instrument} sono ora nel tuo portafoglio.'],
}
