import type { TrustProxy } from './clientAddress.ts'

/** Whether the control API is served, and to whom. */
export interface ControlSettings {
  /** Without it there is no control API at all. */
  readonly isEnabled: boolean
  /** The secret that tools must send with each call; undefined where none is required. */
  readonly secret: string | undefined
}

/** The HTTP settings of an installation. */
export interface HttpSettings {
  /** Origins other than our own whose pages may call the API; `*` for every one. */
  readonly allowedOrigins: ReadonlyArray<string>
  /** Which proxies in front of the broker are trusted to report the client's address; undefined for none. */
  readonly trustProxy: TrustProxy | undefined
  readonly control: ControlSettings
  /** How many processes share the port; each bounds its part of the load. */
  readonly processes: number
  /** What a page of the testers' console proves itself with, to every process of this broker. */
  readonly consoleKey: string
  /** Check every answer against the contract and answer 500 where it differs. For tests. */
  readonly validateResponses: boolean
  /** Folder of the built app, if it is served from here. */
  readonly appFolder: string | undefined
  /** Folder of the built reference of the contract, if it is served from here. */
  readonly docsFolder?: string | undefined
  /** Folder of the built console for testers, if it is served from here. */
  readonly consoleFolder: string | undefined
  /** Whether requests are traced. */
  readonly isTraced: boolean
  readonly logLevel: string
}
