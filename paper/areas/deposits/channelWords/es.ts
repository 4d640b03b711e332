import type { ChannelWords } from './words.ts'

export const es: ChannelWords = {
  bank: {
    EUR: 'Transferencia bancaria en euros',
    USD: 'Transferencia bancaria en dólares estadounidenses',
    MYR: 'Transferencia bancaria en ringgits',
    CNY: 'Transferencia bancaria en yuanes',
    TWD: 'Transferencia bancaria en dólares taiwaneses',
    JPY: 'Transferencia bancaria en yenes',
    HKD: 'Transferencia bancaria en dólares de Hong Kong',
    THB: 'Transferencia bancaria en bahts',
    VND: 'Transferencia bancaria en dongs',
    KRW: 'Transferencia bancaria en wones',
  },
  wallet: (network) => `USDT por ${network}`,
  aboutBank:
    'Es una cuenta de práctica que no existe: no envíe nunca dinero real. Las transferencias desde una cuenta a otro nombre se devuelven.',
  aboutWallet: (network) =>
    `Es una dirección de práctica que no existe: no envíe nunca dinero real. Solo USDT por ${network}; lo que se envíe por otra red se pierde.`,
  closed: 'Este método está en mantenimiento. Elija otro.',
}
