import type { NamespaceListsTranslation } from '../../i18n-types.ts'

const lists = {
  hint: 'Senarai mengumpulkan instrumen daripada senarai pantau anda. Senarai disimpan pada peranti ini.',
  newName: 'Nama senarai baharu',
  create: 'Cipta',
  name: 'Nama senarai',
  save: 'Simpan',
  back: 'Semua senarai',
  full: 'Anda mempunyai {count} senarai, iaitu bilangan maksimum.',
  problems: {
    empty: 'Masukkan nama',
    long: 'Paling banyak {count} aksara',
    taken: 'Anda sudah mempunyai senarai dengan nama ini',
  },
  deleted: 'Senarai “{name}” telah dipadam',
  instruments: 'Instrumen dalam senarai',
  noneWatched: 'Senarai pantau anda masih kosong.',
  shareHint: 'Sesiapa yang membuka pautan ini dapat melihat dan menambah senarai ini.',
  share: 'Kongsi',
  copy: 'Salin pautan',
  shareTitle: 'Senarai pantau: {name}',
  copied: 'Pautan telah disalin',
  notCopied: 'Pautan tidak dapat disalin',
  sharedTitle: 'Senarai dikongsi: {name}',
  unnamed: 'Senarai dikongsi',
  sharedHint: 'Apabila senarai ditambah, instrumen ini turut dimasukkan ke senarai pantau anda.',
  leftOut: '{count} instrumen tidak ditawarkan di sini dan ditinggalkan.',
  noneOffered: 'Tiada instrumennya ditawarkan di sini',
  sharedFailed: 'Senarai yang dikongsi tidak dapat dimuatkan',
  add: 'Tambah senarai ini',
  notNow: 'Bukan sekarang',
  here: 'Senarai',
  inNone: 'Tiada dalam senarai',
  hereHint: 'Instrumen dalam senarai turut berada dalam senarai pantau anda.',
} satisfies NamespaceListsTranslation

export default lists
