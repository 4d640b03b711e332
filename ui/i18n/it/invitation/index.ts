import type { NamespaceInvitationTranslation } from '../../i18n-types.ts'

const invitation = {
  title: 'Il mio codice QR',
  invites: 'Inquadra per aprire un conto',
  shareTitle: 'Apri un conto con il mio invito',
  qrLabel: 'Codice QR del tuo invito',
  code: 'Codice d’invito',
  link: 'Link d’invito',
  noLink: 'I tuoi amici inseriscono questo codice quando si registrano.',
  copyCode: 'Copia il codice',
  copyLink: 'Copia il link',
  share: 'Condividi',
  save: 'Salva immagine',
  copied: 'Copiato',
  notCopied: 'Impossibile copiare',
  saved: 'Immagine salvata',
  notSaved: 'Impossibile salvare l’immagine',
  cardFailed: 'Impossibile caricare il tuo codice QR',
  friends: 'Amici invitati',
  states: {
    registered: 'Registrato',
    verified: 'Identità verificata',
    deposited: 'Primo deposito effettuato',
  },
  none: 'Nessuno ha ancora usato il tuo codice',
  noneHint: 'Condividi il link o fai inquadrare il codice a un amico.',
  friendsFailed: 'Impossibile caricare gli amici invitati',
  avatar: 'Cambia la foto',
  avatarBusy: 'Caricamento della foto in corso',
  avatarChanged: 'La foto è stata cambiata',
  avatarFailed: 'Impossibile cambiare la foto',
} satisfies NamespaceInvitationTranslation

export default invitation
