import type { NamespacePasskeysTranslation } from '../../i18n-types.ts'

const passkeys = {
  title: 'Kunci laluan',
  about:
    'Dengan kunci laluan anda log masuk menggunakan wajah, cap jari atau kunci skrin peranti, tanpa kata laluan dan kod. Tiada siapa dapat menekanya atau memperdaya anda untuk mendapatkannya, dan ia berfungsi di sini sahaja.',
  none: 'Anda belum mempunyai kunci laluan',
  add: 'Tambah kunci laluan',
  addHint: 'Kemudian peranti anda meminta wajah, cap jari atau kunci skrin.',
  continue: 'Teruskan',
  fundPassword: 'PIN transaksi',
  fundHint:
    'Dengannya, kunci laluan turut mengesahkan pengeluaran. Biarkan kosong untuk menggunakannya bagi log masuk sahaja.',
  optional: 'pilihan',
  notAdded: 'Tiada kunci laluan ditambah. Cuba lagi apabila anda bersedia.',
  added: 'Kunci laluan ditambah',
  addedAt: 'Ditambah {time}',
  usedAt: 'Terakhir digunakan {time}',
  unused: 'Belum digunakan',
  forLogin: 'Log masuk',
  forFunds: 'Log masuk dan pengeluaran',
  name: 'Nama',
  rename: 'Simpan nama',
  renamed: 'Nama disimpan',
  remove: 'Buang',
  removeTitle: 'Buang kunci laluan ini?',
  removeText:
    '“{name}” tidak lagi membuka akaun anda, dan peranti yang log masuk dengannya dilog keluar. Padamkannya juga dalam pengurus kata laluan peranti anda.',
  removed: 'Kunci laluan dibuang',
  full: 'Anda telah mencapai had kunci laluan. Buang satu untuk menambah yang lain.',
  elsewhere: 'Pelayar atau alamat web ini tidak menyokong kunci laluan.',
  elsewhereListed: 'Kunci laluan peranti anda yang lain disenaraikan di bawah.',
  loadFailed: 'Kunci laluan anda tidak dapat dimuatkan',
  tooMany: 'Terlalu banyak cubaan ditolak. Tunggu 15 minit, kemudian cuba lagi.',
  logIn: 'Log masuk dengan kunci laluan',
  refusals: {
    cancelled: 'Peranti tidak memberikan kunci laluan. Cuba lagi, atau gunakan kata laluan anda.',
    exists: 'Peranti ini sudah mempunyai kunci laluan akaun anda.',
    failed: 'Peranti ini tidak dapat menggunakan kunci laluan. Cuba peranti lain, atau gunakan kata laluan anda.',
  },
  problems: {
    'password-required': 'Masukkan kata laluan log masuk anda',
    'wrong-original-password': 'Ini bukan kata laluan log masuk anda',
    'not-six-digits': 'Masukkan enam digit',
    'wrong-fund-password': 'PIN transaksi salah',
    'name-missing': 'Masukkan nama',
    'name-too-long': 'Paling banyak 40 aksara',
  },
} satisfies NamespacePasskeysTranslation

export default passkeys
