import type { NamespaceDraftsTranslation } from '../../i18n-types.ts'

const drafts = {
  draft: 'Draf',
  list: 'Draf',
  notSent: 'Ditaip {age}, dan belum dihantar.',
  keptUntil: 'Ia tidak akan dihantar dengan sendirinya. Ia disimpan pada peranti ini sehingga {time}.',
  keptAway:
    'Tiada sambungan: pesanan anda disimpan pada peranti ini sebagai draf sehingga {time}. Ia tidak akan dihantar dengan sendirinya.',
  inForm: 'Draf, ditaip {age}. Belum dihantar.',
  priceThen: 'Harga ketika itu',
  priceNow: 'Harga sekarang',
  resume: 'Teruskan',
  gone: 'Draf ini tiada lagi: sudah dihantar atau dibuang.',
} satisfies NamespaceDraftsTranslation

export default drafts
