import type { NamespaceInviteTranslation } from '../../i18n-types.ts'

const invite = {
  title: 'Biglietto QR',
  invites: 'Inquadri per aprire un conto',
  shareTitle: 'Apra un conto con il mio invito',
  qrLabel: 'Codice QR del Suo invito',
  code: 'Codice d’invito',
  link: 'Link d’invito',
  noLink: 'I Suoi amici inseriscono questo codice quando si registrano.',
  copyCode: 'Copia il codice',
  copyLink: 'Copia il link',
  share: 'Condividi',
  save: 'Salva immagine',
  copied: 'Copiato',
  notCopied: 'Impossibile copiare',
  saved: 'Immagine salvata',
  notSaved: 'Impossibile salvare l’immagine',
  cardFailed: 'Impossibile caricare il Suo biglietto',
  friends: 'Amici invitati',
  states: {
    registered: 'Registrato',
    verified: 'Identità verificata',
    deposited: 'Primo deposito effettuato',
  },
  none: 'Nessuno ha ancora usato il Suo codice',
  noneHint: 'Condivida il link o faccia inquadrare il codice a un amico.',
  friendsFailed: 'Impossibile caricare gli amici invitati',
  avatar: 'Cambia la foto',
  avatarBusy: 'Caricamento della foto in corso',
  avatarChanged: 'La foto è stata cambiata',
  avatarFailed: 'Impossibile cambiare la foto',
} satisfies NamespaceInviteTranslation

export default invite
