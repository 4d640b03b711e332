import type { NamespaceInvitationTranslation } from '../../i18n-types.ts'

const invitation = {
  title: 'Mi código QR',
  invites: 'Escanee para abrir una cuenta',
  shareTitle: 'Abra una cuenta con mi invitación',
  qrLabel: 'Código QR de su invitación',
  code: 'Código de invitación',
  link: 'Enlace de invitación',
  noLink: 'Sus amigos introducen este código al registrarse.',
  copyCode: 'Copiar código',
  copyLink: 'Copiar enlace',
  share: 'Compartir',
  save: 'Guardar imagen',
  copied: 'Copiado',
  notCopied: 'No se ha podido copiar',
  saved: 'Imagen guardada',
  notSaved: 'No se ha podido guardar la imagen',
  cardFailed: 'No se ha podido cargar su código QR',
  friends: 'Amigos invitados',
  states: {
    registered: 'Registrado',
    verified: 'Identidad verificada',
    deposited: 'Primer depósito realizado',
  },
  none: 'Aún nadie ha usado su código',
  noneHint: 'Comparta su enlace o deje que un amigo escanee el código.',
  friendsFailed: 'No se ha podido cargar la lista de amigos',
  avatar: 'Cambiar su foto',
  avatarBusy: 'Se está subiendo su foto',
  avatarChanged: 'Su foto se ha cambiado',
  avatarFailed: 'No se ha podido cambiar su foto',
} satisfies NamespaceInvitationTranslation

export default invitation
