import type { NamespaceAlertsTranslation } from '../../i18n-types.ts'

const alerts = {
  unit: 'Maklumkan pada',
  price: 'Harga',
  percent: 'Perubahan sehari',
  direction: 'Arah',
  up: 'Naik',
  down: 'Turun',
  change: 'Peratus sejak penutupan sebelumnya',
  hint: 'Kami akan menghantar satu mesej apabila harga ini dicapai.',
  unreadable: 'Masukkan nombor',
  aboveZero: 'Masukkan harga melebihi sifar',
  outOfRange: 'Dari 0,1 hingga 100\u00a0%, paling banyak dua tempat perpuluhan',
  waits: {
    above: 'Harga {value} atau lebih tinggi',
    below: 'Harga {value} atau lebih rendah',
    rise: 'Naik {value} atau lebih dalam sehari',
    fall: 'Turun {value} atau lebih dalam sehari',
  },
  fromNow: 'Berbanding harga semasa: {change}',
  set: 'Tetapkan amaran',
  here: 'Untuk instrumen ini',
  others: 'Untuk instrumen lain',
  remove: 'Buang amaran “{alert}”',
  metAt: 'Mencapai {price}, {time}',
  failed: 'Amaran harga tidak dapat dimuatkan',
  notice: 'Amaran harga: {name}',
  reached: 'Harga mencapai {price}.',
  seen: 'Lihat instrumen',
  atPrice: 'Tetapkan amaran harga pada {price}',
} satisfies NamespaceAlertsTranslation

export default alerts
