import X from 'lucide-react/icons/x'
import { createRoot } from 'react-dom/client'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { useValue } from '../../kit/useValue.ts'
import { type Notice, noticesOfPage, type NoticesModel } from './notices.model.ts'

const Card = ({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) => (
  <div className="flex items-center gap-2 rounded-2 border border-line bg-surface py-2 ps-4 pe-1 text-ink shadow-raised">
    <div className="min-w-0 grow">
      <p className="font-semibold">{notice.title}</p>
      <p className="text-small text-ink-2">{notice.text}</p>
    </div>
    <Button
      kind="quiet"
      size="small"
      onClick={() => {
        onClose()
        notice.action.run()
      }}
    >
      {notice.action.label}
    </Button>
    <CloseButton
      onClick={() => {
        onClose()
        notice.onClose?.()
      }}
    />
  </div>
)

const CloseButton = ({ onClick }: { readonly onClick: () => void }) => (
  <IconButton tone="quiet" label={useWords().close()} icon={<X className="size-5" />} onClick={onClick} />
)

/** The notices above the screen, announced as they arrive. They cover the header, as toasts do, and take no focus. */
const NoticeCards = ({ model }: { readonly model: NoticesModel }) => {
  const notices = useValue(model.notices)
  return (
    <div
      role="status"
      data-notices
      className="fixed inset-x-0 top-[calc(env(safe-area-inset-top,0px)+0.375rem)] z-50 mx-auto grid w-[min(30rem,calc(100vw-1.5rem))] gap-2"
    >
      {notices.map((notice) => (
        <Card key={notice.id} notice={notice} onClose={() => model.dismiss(notice.id)} />
      ))}
    </div>
  )
}

let isMounted = false

/** Puts the notices beside the app, once: a root of their own, so that no screen downloads them before there is one. */
export const mountNotices = (page: Document): void => {
  if (isMounted) return
  isMounted = true
  const place = page.createElement('div')
  page.body.append(place)
  createRoot(place).render(<NoticeCards model={noticesOfPage()} />)
}
