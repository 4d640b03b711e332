// Made from openapi/ by npm run generate. Do not edit.


/** One entry of the server's configuration. A client ignores unknown names. */
export interface ConfigEntry {
  /** Name of the entry. */
  readonly name: string
  /** Value of the entry. */
  readonly value: string | number
}

/** Versions of the app, each as three numbers with dots. */
export interface AppVersion {
  /** Newest version. */
  readonly version: string
  /** Oldest version that the server still works with. */
  readonly minversion: string
  /** Address of the newest version; empty if reloading is enough. */
  readonly url: string
  /** Release notes, as plain text; may be empty. */
  readonly content: string
}

/** Configuration of the server, requested before the app appears. */
export type CommonConfigAnswer = ReadonlyArray<ConfigEntry>

export interface CommonConfigForm {
  /** Requested entries; always `all`. */
  readonly type: "all"
}

export interface CommonVersionForm {
  /** Version of the client. */
  readonly version?: string
  /** Platform of the client. */
  readonly platform?: 'web' | 'android' | 'ios'
}
