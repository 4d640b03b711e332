import type { ChannelWords } from './words.ts'

export const my: ChannelWords = {
  bank: {
    EUR: 'Pindahan bank dalam euro',
    USD: 'Pindahan bank dalam dolar AS',
    MYR: 'Pindahan bank dalam ringgit',
    CNY: 'Pindahan bank dalam yuan',
    TWD: 'Pindahan bank dalam dolar Taiwan',
    JPY: 'Pindahan bank dalam yen',
    HKD: 'Pindahan bank dalam dolar Hong Kong',
    THB: 'Pindahan bank dalam baht',
    VND: 'Pindahan bank dalam dong',
    KRW: 'Pindahan bank dalam won',
  },
  wallet: (network) => `USDT melalui ${network}`,
  aboutBank:
    'Ini akaun latihan yang tidak wujud: jangan sekali-kali hantar wang sebenar. Pindahan daripada akaun atas nama lain akan dikembalikan.',
  aboutWallet: (network) =>
    `Ini alamat latihan yang tidak wujud: jangan sekali-kali hantar wang sebenar. USDT melalui ${network} sahaja; apa-apa yang dihantar melalui rangkaian lain akan hilang.`,
  closed: 'Kaedah ini sedang diselenggara. Sila pilih kaedah lain.',
}
