import { base58Version } from './base58.ts'
import { isEtherAddress } from './ether.ts'
import { isSegwitAddress } from './segwit.ts'
import { plainTyped } from '../validation/plainTyped.ts'
import { NETWORKS, type Network } from '../contract/enumerations.ts'

export { NETWORKS, type Network } from '../contract/enumerations.ts'

const TRON = 0x41
const BITCOIN: ReadonlyArray<number | undefined> = [0x00, 0x05]

const IS_ADDRESS: Readonly<Record<Network, (address: string) => boolean>> = {
  TRC20: (address) => base58Version(address) === TRON,
  ERC20: isEtherAddress,
  BTC: (address) => BITCOIN.includes(base58Version(address)) || isSegwitAddress(address, 'bc'),
}

export type WalletCode = 'address-required' | 'address-malformed' | 'address-of-other-network'

/** The address as sent: no spaces. Case stays: it is part of base58, and the checksum of ERC20. */
export const tidyWallet = (address: string): string => plainTyped(address).replace(/\s/g, '')

/** What is wrong with an address on a network; money sent to a wrong one is lost. Source: RULES.md, banking. */
export const walletProblem = (address: string, network: Network): WalletCode | undefined => {
  const tidy = tidyWallet(address)
  if (tidy === '') return 'address-required'
  if (IS_ADDRESS[network](tidy)) return undefined
  return NETWORKS.some((other) => IS_ADDRESS[other](tidy)) ? 'address-of-other-network' : 'address-malformed'
}

/** One spelling per address, to tell duplicates: ERC20 and segwit addresses mean the same in either case. */
export const walletKey = (address: string, network: Network): string => {
  const tidy = tidyWallet(address)
  return network === 'ERC20' || /^bc1/i.test(tidy) ? tidy.toLowerCase() : tidy
}
