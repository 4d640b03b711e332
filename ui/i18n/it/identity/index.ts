import type { NamespaceIdentityTranslation } from '../../i18n-types.ts'

const identity = {
  title: 'Verifica dell’identità',
  intro: 'Serve prima della password dispositiva, di una carta e dei prelievi.',
  states: {
    'under-review': 'In verifica',
    verified: 'Verificata',
    rejected: 'Respinta',
  },
  hints: {
    'under-review': 'Di solito serve un giorno lavorativo. Riceverà un messaggio.',
    verified: 'La Sua identità è confermata. Non deve fare altro.',
    rejected: 'Corregga qui sotto e invii di nuovo.',
  },
  reason: 'Motivo',
  remark: 'Nota del revisore',
  reasons: {
    unreadable: 'Un’immagine non è leggibile',
    namediffers: 'Il nome non corrisponde al documento',
    numberdiffers: 'Il numero non corrisponde al documento',
    expired: 'Il documento è scaduto',
    other: 'Altro motivo',
  },
  name: 'Nome e cognome',
  nameHint: 'Esattamente come nel documento',
  idNumber: 'Numero del documento',
  front: 'Fronte del documento',
  back: 'Retro del documento',
  addFront: 'Aggiungi fronte',
  addBack: 'Aggiungi retro',
  camera: 'Scatta una foto',
  pictureHint: 'JPEG, PNG o WebP, fino a 10 MB. Quattro angoli visibili, senza riflessi.',
  private: 'Solo Lei e i nostri revisori possono vedere queste immagini.',
  submit: 'Invia per la verifica',
  submitted: 'Inviata',
  reviewed: 'Verificata il',
  sent: 'Inviata per la verifica',
  loadFailed: 'Impossibile caricare lo stato della verifica',
  pictureFailed: 'Impossibile caricare l’immagine',
  toFundPassword: 'Imposti o cambi la password dispositiva',
  problems: {
    'name-required': 'Inserisca nome e cognome',
    'name-malformed': 'Usi da 2 a 60 lettere, come nel documento',
    'id-number-required': 'Inserisca il numero del documento',
    'id-number-malformed': 'Usi da 5 a 24 lettere latine, cifre, trattini o barre',
    'id-number-used': 'Questo numero appartiene già a un altro conto',
    'image-required': 'Aggiunga questa immagine',
    'images-same': 'Fronte e retro devono essere due immagini',
  },
} satisfies NamespaceIdentityTranslation

export default identity
