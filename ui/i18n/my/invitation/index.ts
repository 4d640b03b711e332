import type { NamespaceInvitationTranslation } from '../../i18n-types.ts'

const invitation = {
  title: 'Kod QR saya',
  invites: 'Imbas untuk membuka akaun',
  shareTitle: 'Buka akaun dengan jemputan saya',
  qrLabel: 'Kod QR jemputan anda',
  code: 'Kod jemputan',
  link: 'Pautan jemputan',
  noLink: 'Rakan anda memasukkan kod ini semasa mendaftar.',
  copyCode: 'Salin kod',
  copyLink: 'Salin pautan',
  share: 'Kongsi',
  save: 'Simpan gambar',
  copied: 'Disalin',
  notCopied: 'Tidak dapat disalin',
  saved: 'Gambar disimpan',
  notSaved: 'Gambar tidak dapat disimpan',
  cardFailed: 'Kod QR anda tidak dapat dimuatkan',
  friends: 'Rakan yang dijemput',
  states: {
    registered: 'Berdaftar',
    verified: 'Identiti disahkan',
    deposited: 'Deposit pertama dibuat',
  },
  none: 'Belum ada sesiapa menggunakan kod anda',
  noneHint: 'Kongsi pautan anda atau biarkan rakan mengimbas kod.',
  friendsFailed: 'Senarai rakan tidak dapat dimuatkan',
  avatar: 'Tukar gambar anda',
  avatarBusy: 'Gambar anda sedang dimuat naik',
  avatarChanged: 'Gambar anda telah ditukar',
  avatarFailed: 'Gambar anda tidak dapat ditukar',
} satisfies NamespaceInvitationTranslation

export default invitation
