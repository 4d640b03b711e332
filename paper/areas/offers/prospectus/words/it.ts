import type { ProspectusWords } from './words.ts'

export const words: ProspectusWords = {
  title: 'Prospetto informativo',
  simulated: 'Simulazione. {name} è una società inventata: nessuno può acquistarne le azioni e non è in gioco denaro.',
  company: 'La società',
  about:
    '{name} prepara la quotazione sul mercato {market}. Vende azioni agli investitori per la prima volta, con gli stessi diritti di quelle esistenti.',
  placed:
    '{name} è quotata sul mercato {market}. Colloca nuove azioni presso gli investitori a un prezzo inferiore al mercato, con gli stessi diritti di quelle quotate.',
  offer: 'L’offerta',
  price: 'Prezzo per azione',
  band: 'Fascia di prezzo',
  offered: 'Azioni offerte',
  minimum: 'Sottoscrizione minima',
  maximum: 'Massimo per conto',
  dates: 'Date',
  opens: 'Inizio della sottoscrizione',
  closes: 'Fine della sottoscrizione',
  draw: 'Sorteggio',
  cutOff: 'Fissazione del prezzo di aggiudicazione',
  result: 'Annuncio del risultato',
  payment: 'Scadenza del pagamento',
  refund: 'Rimborso',
  listing: 'Quotazione',
  delivery: 'Accredito',
  paying: 'Assegnazione e pagamento',
  upfront:
    'Alla sottoscrizione viene bloccato l’intero importo. Se le richieste superano l’offerta, decide il sorteggio. Il denaro non utilizzato torna disponibile alla data di rimborso.',
  afterwinning:
    'Alla sottoscrizione non si paga nulla. Se le richieste superano l’offerta, decide il sorteggio. Se ti sono assegnate azioni, paga entro la scadenza; altrimenti le perdi.',
  byBids:
    'Il prezzo si forma con le offerte. L’importo di ogni offerta viene bloccato. Il prezzo di aggiudicazione è il più alto al quale si collocano tutte le azioni, e tutti lo pagano. Le offerte superiori sono assegnate per intero, quelle pari si dividono il resto, quelle inferiori non ricevono nulla. Il resto del denaro torna disponibile alla data di rimborso.',
  proceeds: 'Impiego dei proventi',
  use: 'La società intende impiegare il denaro per nuova capacità, sviluppo e rimborso di prestiti, e può modificare questi piani.',
  risks: 'Rischi',
  risk1: 'Il prezzo può scendere sotto quello di offerta, anche il primo giorno.',
  risk2: 'Puoi ricevere meno azioni di quelle richieste, o nessuna.',
  risk3: 'Le date possono cambiare e l’offerta può essere ritirata; in tal caso tutto il denaro è restituito.',
  risk4: 'Una società giovane ha una storia breve; i suoi piani possono fallire.',
}
