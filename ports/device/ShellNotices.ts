import type { NoticeTarget } from './AppWorker.ts'

/** A notification that arrived while the app is on the screen. */
export interface ArrivedNotice {
  /** Id of the message that tells the same. */
  readonly id: string
  readonly title: string
  readonly body: string
  /** The instrument that it leads to; empty: to its message. */
  readonly code: string
}

/** What a native shell reports of notifications. */
export interface ShellNotices {
  /** Calls back for each that arrives in front of the customer, and for each that was tapped, also before the start of the app. */
  readonly watch: (hear: {
    readonly arrived: (notice: ArrivedNotice) => void
    readonly tapped: (target: NoticeTarget) => void
  }) => void
}
