import type { AppWorker, WaitingUpdate } from '../../../ports/device/AppWorker.ts'
import type { App } from '../../data/app/app.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import { currentWords } from '../../i18n/words.ts'
import { noticesOfPage } from '../notices/notices.model.ts'

/** Fields into which a customer types or puts something, that hold something. */
const FILLED =
  'main :is(textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=search])), [role=dialog] :is(textarea, input)'

const isFilled = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== ''

const isSending = (storage: Pick<Storage, 'key' | 'length'>): boolean =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at)).some((key) => key?.startsWith('intent.'))

/** Whether a reload could lose something: a form holds something, an overlay is open, a request is without an answer. */
const isBusy = (page: Document): boolean =>
  [...page.querySelectorAll(FILLED)].some(isFilled) ||
  page.querySelector('[role=dialog], [role=alertdialog]') !== null ||
  isSending(localStorage)

/** How often the screen is checked for a form, and the server for a newer version, in milliseconds. */
const SCREEN = 2_000
const SERVER = 3_600_000

const ID = 'update'

/** The page as far as an update concerns it. */
export interface UpdatedPage {
  /** Whether a reload could lose something. */
  readonly isBusy: () => boolean
  /** Makes notices visible. */
  readonly mount: () => Promise<void>
}

const thisPage: UpdatedPage = {
  isBusy: () => isBusy(document),
  mount: async () => (await import('../notices/NoticeCards.tsx')).mountNotices(document),
}

/**
 * Asks before the app reloads into a newer version: by a notice, never by itself, and not while something is typed or
 * sent. One that the customer closes comes again with the next version. Needs the words `lastSeen`.
 */
export const offerUpdates = (app: App, worker: AppWorker, page: UpdatedPage = thisPage): void => {
  const model = noticesOfPage()
  let update: WaitingUpdate | null = null
  let isClosed = false

  const reload = (): void => {
    // It may have changed since the notice was shown; the notice comes again later.
    if (page.isBusy()) app.toaster.show(currentWords().lastSeen.busy(), 'error')
    else update?.reload()
  }

  const show = async (): Promise<void> => {
    const isShown = model.notices.peek().some(({ id }) => id === ID)
    if (page.isBusy()) return model.dismiss(ID)
    if (!update || isShown || isClosed) return undefined
    await page.mount()
    const words = currentWords().lastSeen
    model.show({
      id: ID,
      title: words.updateTitle(),
      text: words.updateText(),
      action: { label: words.reload(), run: reload },
      onClose: () => (isClosed = true),
    })
    return undefined
  }

  worker.watchUpdates((found) => {
    update = found
    isClosed = false
    void show().catch(() => undefined)
  })
  // What cannot be downloaded now is tried again.
  pollWhileVisible(app, SCREEN, () => show().catch(() => undefined))
  pollWhileVisible(app, SERVER, worker.look)
}
