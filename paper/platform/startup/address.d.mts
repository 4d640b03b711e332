interface Address {
  readonly host: string
  readonly port: number
}
export declare const whyNotOpened: (cause: Error & { readonly code?: string }, address: Address) => string
export declare const tryAddress: (address: Address) => Promise<string | undefined>
