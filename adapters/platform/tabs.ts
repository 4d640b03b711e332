/** What the tabs of the app do together. */
export interface Tabs<Message> {
  /** Runs some work in one tab at a time: it begins when no other tab of the browser runs it, unless `signal` ends first. */
  readonly alone: (signal: AbortSignal, work: () => Promise<void>) => Promise<void>
  /** Talks with the other tabs. */
  readonly talk: (hear: (message: Message) => void) => {
    readonly say: (message: Message) => void
    readonly end: () => void
  }
}

const NAME = 'live'

/**
 * The tabs of a browser, with its locks and its channel. Where it has none of them, as on an insecure origin, each tab is
 * on its own.
 */
export const browserTabs = <Message>(): Tabs<Message> => {
  const isShared = 'locks' in navigator && 'BroadcastChannel' in globalThis
  return {
    alone: (signal, work) => (isShared ? navigator.locks.request(NAME, { signal }, work) : work()),
    talk: (hear) => {
      if (!isShared) return { say: () => undefined, end: () => undefined }
      const channel = new BroadcastChannel(NAME)
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      return { say: (message) => channel.postMessage(message), end: () => channel.close() }
    },
  }
}
