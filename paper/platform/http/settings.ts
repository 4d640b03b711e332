import type { TrustProxy } from './trustedProxies.ts'

/** Whether and to whom the control API answers. */
export interface ControlSettings {
  /** Without it there is no control API at all. */
  readonly isEnabled: boolean
  /** What tools have to send with each call; undefined where none is wanted. */
  readonly secret: string | undefined
}

/** What of the HTTP side differs between installations. */
export interface HttpSettings {
  /** Origins other than our own whose pages may call the API; `*` for every one. */
  readonly allowedOrigins: ReadonlyArray<string>
  /** Which proxies in front of us are believed who their client is; undefined for none. */
  readonly trustProxy: TrustProxy | undefined
  readonly control: ControlSettings
  /** Check every answer against the contract and fail loudly where it differs. For tests. */
  readonly validateResponses: boolean
  /** Folder of the built app, if it is served from here. */
  readonly appFolder: string | undefined
  readonly logLevel: string
}
