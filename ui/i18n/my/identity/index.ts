import type { NamespaceIdentityTranslation } from '../../i18n-types.ts'

const identity = {
  title: 'Pengesahan identiti',
  intro: 'Diperlukan sebelum kata laluan dana, kad dan pengeluaran.',
  states: {
    'under-review': 'Dalam semakan',
    verified: 'Disahkan',
    rejected: 'Ditolak',
  },
  hints: {
    'under-review': 'Biasanya satu hari bekerja. Anda akan menerima mesej.',
    verified: 'Identiti anda telah disahkan. Tiada apa-apa lagi perlu dibuat.',
    rejected: 'Sila betulkan di bawah dan hantar semula.',
  },
  reason: 'Sebab',
  remark: 'Catatan penyemak',
  reasons: {
    unreadable: 'Imej tidak dapat dibaca',
    namediffers: 'Nama berbeza daripada dokumen',
    numberdiffers: 'Nombor pengenalan berbeza daripada dokumen',
    expired: 'Dokumen telah tamat tempoh',
    other: 'Sebab lain',
  },
  name: 'Nama penuh',
  nameHint: 'Sama seperti dalam dokumen',
  idNumber: 'Nombor pengenalan',
  front: 'Bahagian depan dokumen',
  back: 'Bahagian belakang dokumen',
  addFront: 'Tambah depan',
  addBack: 'Tambah belakang',
  camera: 'Ambil gambar',
  pictureHint: 'JPEG, PNG atau WebP, hingga 10 MB. Keempat-empat penjuru kelihatan, tanpa silauan.',
  private: 'Hanya anda dan penyemak kami boleh melihat imej ini.',
  submit: 'Hantar untuk semakan',
  submitted: 'Dihantar',
  reviewed: 'Disemak',
  sent: 'Dihantar untuk semakan',
  loadFailed: 'Status pengesahan anda tidak dapat dimuatkan',
  pictureFailed: 'Imej tidak dapat dimuatkan',
  toFundPassword: 'Tetapkan atau tukar kata laluan dana',
  problems: {
    'name-required': 'Masukkan nama penuh anda',
    'name-malformed': 'Gunakan 2 hingga 60 huruf, seperti dalam dokumen',
    'id-number-required': 'Masukkan nombor pengenalan',
    'id-number-malformed': 'Gunakan 5 hingga 24 huruf Latin, digit, sempang atau garis miring',
    'id-number-used': 'Nombor pengenalan ini sudah dimiliki akaun lain',
    'image-required': 'Tambah imej ini',
    'images-same': 'Depan dan belakang mesti dua imej berlainan',
  },
} satisfies NamespaceIdentityTranslation

export default identity
