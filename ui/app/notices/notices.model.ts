import { signal } from '@preact/signals-react'

/** Something that the app says without being asked, until the customer answers or closes it. */
export interface Notice {
  /** A later notice with the same id takes its place. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly action: { readonly label: string; readonly run: () => void }
  /** The customer closed it without its action. */
  readonly onClose?: () => void
}

/** How many are shown; older ones go. */
const MOST = 3

/** The notices on screen, the newest first. */
export const makeNoticesModel = () => {
  const notices = signal<ReadonlyArray<Notice>>([])
  const dismiss = (id: string): void => {
    notices.value = notices.peek().filter((notice) => notice.id !== id)
  }
  return {
    notices,
    show: (notice: Notice): void => {
      notices.value = [notice, ...notices.peek().filter(({ id }) => id !== notice.id)].slice(0, MOST)
    },
    dismiss,
  }
}

let pageNotices: NoticesModel | null = null

/** The notices of this page: all that tell something share one place. */
export const noticesOfPage = (): NoticesModel => (pageNotices ??= makeNoticesModel())

export type NoticesModel = ReturnType<typeof makeNoticesModel>
