interface Address {
  readonly host: string
  readonly port: number
}
interface Settings {
  readonly host: string
  readonly port: string
}
export declare const METRICS_SETTINGS: Settings
export declare const whyNotOpened: (
  cause: Error & { readonly code?: string },
  address: Address,
  settings?: Settings,
) => string
export declare const parseMetrics: (text: string) => Address | undefined
export declare const tryAddresses: (
  addresses: Address & { readonly metrics: Address | undefined },
) => Promise<string | undefined>
