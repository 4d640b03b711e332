import type { NamespaceComplaintTranslation } from '../../i18n-types.ts'

const complaint = {
  title: 'Reclamo',
  intro: 'L’assistenza clienti legge ogni reclamo e risponde con un messaggio. Fino a cinque in 24 ore.',
  subject: 'Oggetto',
  content: 'Che cosa è successo?',
  contentHint: 'Date, importi e numeri di riferimento ci aiutano a rispondere prima.',
  email: 'E-mail',
  emailHint: 'Per ricevere la risposta anche via e-mail',
  send: 'Invia reclamo',
  sent: 'Reclamo inviato',
  number: 'Reclamo n. {number}',
  sentHint: 'La risposta arriverà come messaggio. Conserva il numero, potrebbe servirti se ci contatti.',
  toMessages: 'Vai ai messaggi',
  another: 'Scrivi un altro reclamo',
  checking: 'Nessuna risposta. Stiamo verificando se il reclamo è arrivato.',
  lost: 'Non sappiamo se il reclamo è arrivato. Se lo invii di nuovo, conterà una volta sola.',
  sendAgain: 'Invia di nuovo',
  giveUp: 'Scarta',
  problems: {
    'title-required': 'Inserisci l’oggetto',
    'content-required': 'Descrivi che cosa è successo',
    'email-malformed': 'Questo indirizzo e-mail non è valido',
  },
} satisfies NamespaceComplaintTranslation

export default complaint
