import type { ProspectusWords } from './words.ts'

export const words: ProspectusWords = {
  title: 'Prospektus',
  simulated: 'Simulasi. {name} ialah syarikat rekaan: tiada sesiapa boleh membeli sahamnya dan tiada wang terlibat.',
  company: 'Syarikat',
  about:
    '{name} sedang bersedia untuk disenaraikan di pasaran {market}. Ia menjual saham kepada pelabur buat kali pertama dengan hak yang sama seperti saham sedia ada.',
  placed:
    '{name} tersenarai di pasaran {market}. Ia menempatkan saham baharu kepada pelabur pada harga di bawah pasaran, dengan hak yang sama seperti saham tersenarai.',
  offer: 'Tawaran',
  price: 'Harga sesaham',
  band: 'Julat harga',
  offered: 'Saham ditawarkan',
  minimum: 'Permohonan minimum',
  maximum: 'Maksimum setiap akaun',
  dates: 'Tarikh',
  opens: 'Permohonan dibuka',
  closes: 'Permohonan ditutup',
  draw: 'Pengundian',
  cutOff: 'Harga akhir ditetapkan',
  result: 'Keputusan diumumkan',
  payment: 'Tarikh akhir bayaran',
  refund: 'Bayaran balik',
  listing: 'Penyenaraian',
  delivery: 'Pengkreditan',
  paying: 'Peruntukan dan bayaran',
  upfront:
    'Seluruh amaun ditahan semasa anda memohon. Jika permintaan melebihi tawaran, pengundian dibuat. Wang yang tidak digunakan tersedia semula pada tarikh bayaran balik.',
  afterwinning:
    'Tiada bayaran semasa memohon. Jika permintaan melebihi tawaran, pengundian dibuat. Jika saham diperuntukkan, bayar sebelum tarikh akhir; jika tidak, anda akan kehilangannya.',
  byBids:
    'Bidaan menentukan harga. Wang bidaan ditahan. Harga akhir ialah harga tertinggi yang membolehkan semua saham dijual, dan semua orang membayarnya. Bidaan di atasnya diperuntukkan sepenuhnya, bidaan yang sama berkongsi bakinya, bidaan di bawahnya tidak mendapat apa-apa. Baki wang tersedia semula pada tarikh bayaran balik.',
  proceeds: 'Penggunaan hasil tawaran',
  use: 'Syarikat bercadang menggunakan wang untuk kapasiti baharu, pembangunan dan pembayaran pinjaman, dan boleh mengubah rancangan ini.',
  risks: 'Risiko',
  risk1: 'Harga boleh jatuh di bawah harga tawaran, termasuk pada hari pertama.',
  risk2: 'Anda mungkin menerima kurang saham daripada yang diminta, atau tiada.',
  risk3: 'Tarikh boleh berubah dan tawaran boleh ditarik balik; semua wang kemudian dikembalikan.',
  risk4: 'Syarikat muda mempunyai rekod singkat; rancangannya mungkin gagal.',
}
