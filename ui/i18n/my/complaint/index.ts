import type { NamespaceComplaintTranslation } from '../../i18n-types.ts'

const complaint = {
  title: 'Aduan',
  intro: 'Khidmat pelanggan membaca setiap aduan dan membalas melalui mesej. Sehingga lima dalam 24 jam.',
  subject: 'Tajuk',
  content: 'Apa yang berlaku?',
  contentHint: 'Tarikh, amaun dan nombor rujukan membantu kami membalas lebih cepat.',
  email: 'E-mel',
  emailHint: 'Untuk menerima jawapan melalui e-mel juga',
  send: 'Hantar aduan',
  sent: 'Aduan telah dihantar',
  number: 'Nombor aduan {number}',
  sentHint: 'Jawapan akan tiba sebagai mesej. Sila simpan nombor ini jika anda menghubungi kami.',
  toMessages: 'Ke mesej',
  another: 'Tulis aduan lain',
  checking: 'Tiada jawapan diterima. Kami sedang menyemak sama ada aduan anda sampai.',
  lost: 'Kami tidak dapat memastikan sama ada aduan anda sampai. Menghantarnya semula hanya dikira sekali.',
  sendAgain: 'Hantar semula',
  giveUp: 'Buang',
  problems: {
    'title-required': 'Masukkan tajuk',
    'content-required': 'Terangkan apa yang berlaku',
    'email-malformed': 'Alamat e-mel ini tidak sah',
  },
} satisfies NamespaceComplaintTranslation

export default complaint
