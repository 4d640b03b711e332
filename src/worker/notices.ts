import { noticeTargetFrom, sentText } from '../../domain/validation/noticeTarget.ts'

/** What the server sends for one message (`/push/subscribe` of the contract). */
export interface Notice {
  /** Id of the message that tells the same. */
  readonly id: string
  readonly title: string
  readonly body: string
  /** The instrument that a tap opens; empty: it opens the message. */
  readonly code: string
}

interface Shown {
  readonly data: unknown
  readonly close: () => void
}

/** A tab or window of the app. */
export interface AppWindow {
  readonly visibilityState: DocumentVisibilityState
  readonly postMessage: (message: unknown, ports: ReadonlyArray<MessagePort>) => void
  readonly focus: () => Promise<unknown>
  readonly navigate: (address: string) => Promise<unknown>
}

/** The part of a worker's global scope that notifications need. */
export interface NoticeScope {
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>
  }
  readonly clients: {
    readonly matchAll: (which: {
      readonly type: 'window'
      readonly includeUncontrolled: true
    }) => Promise<ReadonlyArray<AppWindow>>
    readonly openWindow: (address: string) => Promise<unknown>
  }
}

/** How long a window of the app may take to say that it opens the screen, in milliseconds. */
const PATIENCE = 1_000

/** What a tap opens: an instrument, or a message. */
type Target = ReturnType<typeof noticeTargetFrom>

/** Reads what was sent; null where it is something else. */
export const noticeFrom = (sent: unknown): Notice | null => {
  const [id, title, body] = [sentText(sent, 'id'), sentText(sent, 'title'), sentText(sent, 'body')]
  return id && title ? { id, title, body, code: noticeTargetFrom(sent).code } : null
}

const windowsOf = ({ clients }: NoticeScope) => clients.matchAll({ type: 'window', includeUncontrolled: true })

/**
 * Shows a notification, without a sound where the app is on the screen and tells it itself. A browser may end
 * the subscription of an app that shows nothing, so something is always shown.
 */
export const showNotice = async (scope: NoticeScope, sent: unknown): Promise<void> => {
  const notice = noticeFrom(sent)
  if (notice === null) return
  const { body, code, id, title } = notice
  const windows = await windowsOf(scope)
  await scope.registration.showNotification(title, {
    body,
    // One that arrives twice replaces itself.
    tag: id,
    data: { code, id },
    icon: './icon-192.png',
    silent: windows.some(({ visibilityState }) => visibilityState === 'visible'),
  })
}

const addressOf = ({ code, id }: Target): string => {
  if (code !== '') return `./#/quotes/info?code=${encodeURIComponent(code)}`
  return id === '' ? './' : `./#/mine/messageInfo?id=${encodeURIComponent(id)}`
}

/** Asks a window of the app to open a screen itself, so that nothing is loaded again. Whether it does. */
const isOpenedBy = (window: AppWindow, { code, id }: Target): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const patience = setTimeout(() => end(false), PATIENCE)
    const end = (isOpened: boolean): void => {
      clearTimeout(patience)
      port1.close()
      resolve(isOpened)
    }
    port1.addEventListener('message', () => end(true))
    port1.start()
    window.postMessage(code === '' ? { type: 'OPEN_MESSAGE', id } : { type: 'OPEN_INSTRUMENT', code }, [port2])
  })

/** A tap on a notification: opens its instrument or its message in the app, in a window that is there or a new one. */
export const openNotice = async (scope: NoticeScope, notification: Shown): Promise<void> => {
  notification.close()
  const target = noticeTargetFrom(notification.data)
  const windows = await windowsOf(scope)
  const window = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (window === undefined) {
    await scope.clients.openWindow(addressOf(target))
    return
  }
  // Before anything else: a browser takes the right to do so away soon after the tap.
  await window.focus().catch(() => undefined)
  if ((target.code === '' && target.id === '') || (await isOpenedBy(window, target))) return
  await window.navigate(addressOf(target)).catch(() => undefined)
}
