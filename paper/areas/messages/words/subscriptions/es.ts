import type { SubscriptionWords } from '../words.ts'

export const subscriptions: SubscriptionWords = {
  'subscription-made': [
    'Suscripción recibida',
    'Hemos recibido su suscripción de {quantity} acciones de {instrument}.',
  ],
  'subscription-won': [
    'Acciones adjudicadas',
    'Se le han adjudicado {quantity} acciones de {instrument} por {money}. Se han pagado con el dinero retenido y se abonarán con la salida a bolsa.',
  ],
  'subscription-due': [
    'Acciones adjudicadas: falta el pago',
    'Se le han adjudicado {quantity} acciones de {instrument}. Pague {money} antes de que venza el plazo o perderá las acciones.',
  ],
  'subscription-not-won': ['Sin adjudicación', 'No se le han adjudicado acciones de {instrument}.'],
  'subscription-paid': [
    'Pago realizado',
    'Ha pagado {money} por {instrument}. El dinero queda retenido hasta que se abonen las acciones.',
  ],
  'subscription-payment-failed': [
    'Pago fallido',
    'No había saldo suficiente para pagar {money} por {instrument}. Puede intentarlo de nuevo hasta que venza el plazo.',
  ],
  'subscription-refunded': [
    'Suscripción reembolsada',
    'Vuelve a tener disponibles {money} de su suscripción de {instrument}.',
  ],
  'subscription-waived': [
    'Adjudicación perdida',
    'Las acciones de {instrument} no se pagaron a tiempo: ha perdido la adjudicación.',
  ],
  'subscription-cancelled': ['Suscripción cancelada', 'Su suscripción de {instrument} se ha cancelado.'],
  'subscription-delivered': ['Acciones abonadas', '{quantity} acciones de {instrument} ya están en su cartera.'],
}
