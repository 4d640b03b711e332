/** Links to the app that were opened elsewhere, in a message or a browser: a native shell passes them to the app. */
export interface OpenedLinks {
  /** Calls back with the screen of each, its path with its parameters, also for the link that started the app. */
  readonly watch: (opened: (screen: string) => void) => void
}
