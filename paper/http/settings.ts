/** What of the HTTP side differs between installations. */
export interface HttpSettings {
  /** Origins other than our own whose pages may call the API; `*` for every one. */
  readonly allowedOrigins: ReadonlyArray<string>
  /** Whether `X-Forwarded-For` of a proxy in front of us is believed. */
  readonly trustProxy: boolean
  /** Check every answer against the contract and fail loudly where it differs. For tests. */
  readonly validateResponses: boolean
  /** Folder of the built app, if it is served from here. */
  readonly appFolder: string | undefined
  readonly logLevel: string
}
