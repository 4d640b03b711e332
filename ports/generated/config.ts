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
