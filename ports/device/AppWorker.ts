/** A newer version of the app that is downloaded and waits. */
export interface WaitingUpdate {
  /** Lets the newer version take over and reloads the page. */
  readonly reload: () => void
}

/** What a tap on a notification opens: an instrument by its code, or a message by its id. */
export type NoticeTarget = { readonly code: string } | { readonly messageId: string }

/** The worker that opens the app without a connection, and that brings its updates. */
export interface AppWorker {
  /** Calls back when a newer version waits, and again when another tab let it take over. */
  readonly watchUpdates: (tell: (update: WaitingUpdate) => void) => void
  /** Calls back with the instrument or the message of a notification that was tapped. */
  readonly watchTaps: (open: (target: NoticeTarget) => void) => void
  /** Looks for a newer version. */
  readonly look: () => Promise<void>
  /** Has the worker keep what the page has loaded so far, and the words of a language. */
  readonly keepLoaded: (language: string) => Promise<void>
}
