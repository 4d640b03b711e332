import type { Network } from './wallet.ts'

/** Replaces the hidden characters. Source: RULES.md, banking. */
const MASK = '****'

/** "ES91 **** 1332": the country and check digits, and the last four. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} ${MASK} ${iban.slice(-4)}`

/** "**** **** **** 1332": only the last four, as printed on every receipt. */
export const maskCard = (number: string): string => `${MASK} ${MASK} ${MASK} ${number.slice(-4)}`

/** "TRC20 TQn9…bLSE": the network, four characters from the start and four from the end. */
export const maskWallet = (address: string, network: Network): string =>
  `${network} ${address.slice(0, 4)}…${address.slice(-4)}`
