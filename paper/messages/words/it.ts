import type { MessageWords } from './words.ts'

export const it: MessageWords = {
  messages: {
    welcome: ['Benvenuto', 'Qui i prezzi sono simulati e il denaro serve a esercitarsi. Non si muove denaro reale.'],
    'complaint-answered': ['Risposta al Suo reclamo {number}', '{answer}'],
    'new-login': [
      'Nuovo accesso',
      'Per la prima volta è stato effettuato un accesso al Suo account da {address}. Se non è stato Lei, cambi subito la password.',
    ],
    'login-password-changed': [
      'Password di accesso modificata',
      'La Sua password di accesso è stata modificata e le altre sessioni sono state chiuse. Se non è stato Lei, contatti il servizio clienti.',
    ],
    'login-passwords-wrong': [
      'Cinque password di accesso errate',
      'Nel Suo account sono state inserite cinque password di accesso errate: per 15 minuti non ne verrà accettata nessuna. Se non è stato Lei, contatti il servizio clienti.',
    ],
    'fund-passwords-wrong': [
      'Cinque password dispositive errate',
      'Nel Suo account sono state inserite cinque password dispositive errate: per 15 minuti non ne verrà accettata nessuna. Se non è stato Lei, cambi subito la password di accesso.',
    ],
    'fund-password-set': [
      'Password dispositiva impostata',
      'È stata impostata una password dispositiva. Le servirà per ogni prelievo.',
    ],
    'fund-password-changed': [
      'Password dispositiva modificata',
      'La Sua password dispositiva è stata modificata. Se non è stato Lei, contatti il servizio clienti.',
    ],
    'card-bound': ['Beneficiario aggiunto', '{card} è stato collegato. Può ricevere i Suoi prelievi.'],
    'card-unbound': ['Beneficiario rimosso', '{card} è stato scollegato. Non riceverà più alcun pagamento.'],
    'deposit-credited': ['Deposito accreditato', 'Sul Suo conto sono stati accreditati {money}.'],
    'deposit-rejected': [
      'Deposito respinto',
      'Il Suo deposito di {money} non è stato accreditato: {reason}.\n{remark}',
    ],
    'withdrawal-requested': [
      'Prelievo richiesto',
      'Ha chiesto di pagare {money} a {card}. Se non è stato Lei, lo annulli e contatti il servizio clienti.',
    ],
    'withdrawal-paid': ['Prelievo pagato', 'Il Suo prelievo di {money} è stato pagato a {card}.'],
    'withdrawal-rejected': [
      'Prelievo respinto',
      'Il Suo prelievo di {money} non è stato pagato: {reason}. L’intero importo è di nuovo disponibile.\n{remark}',
    ],
    'withdrawal-cancelled': [
      'Prelievo annullato',
      'Il Suo prelievo è stato annullato. {money} sono di nuovo disponibili.',
    ],
    exchanged: ['Cambio eseguito', 'Ha cambiato {paid} in {received}.'],
    'identity-verified': [
      'Identità verificata',
      'La Sua identità è verificata.\nOra può impostare una password dispositiva.',
    ],
    'identity-rejected': [
      'Identità non verificata',
      'La Sua verifica dell’identità è stata respinta: {reason}. La invii di nuovo.\n{remark}',
    ],
    'order-filled': ['Ordine eseguito', 'Il Suo ordine su {instrument} è stato eseguito: {quantity}.'],
    'order-expired': [
      'Ordine scaduto',
      'Il Suo ordine su {instrument} non è stato eseguito entro la chiusura ed è scaduto.',
    ],
    'position-stopped-out': [
      'Posizione chiusa dal broker',
      'Il margine della Sua posizione su {instrument} era esaurito, quindi è stata chiusa al prezzo di mercato.',
    ],
    'friend-verified': ['Un amico si è unito', '{account}, che Lei ha invitato, ha verificato la propria identità.'],
  },
  reasons: {
    notreceived: 'il denaro non è arrivato',
    amountdiffers: 'è arrivato un importo diverso da quello indicato',
    duplicate: 'questo bonifico era già stato accreditato',
    unreadable: 'l’immagine non è leggibile',
    namediffers: 'i nomi non corrispondono',
    numberdiffers: 'il numero non corrisponde al documento',
    expired: 'il documento non è più valido',
    returned: 'la banca o la rete di destinazione ha restituito il denaro',
    other: 'non è stato possibile confermare i dati',
  },
}
