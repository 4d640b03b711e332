import type { Message } from '../../../ports/Messages.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { chosen } from '../../kit/choices/chosenRow.ts'
import { classes } from '../../kit/classes.ts'
import { useValue } from '../../kit/useValue.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { deviceTime } from '../../data/clock/device.ts'
import { KindIcon } from './KindIcon.tsx'

/** A message in the list: its kind, its beginning, its time. */
export const MessageRow = ({ id, kind, title, content, read, time }: Message) => {
  const words = useWords().messages
  const { tag } = useValue(locale)
  return (
    <Go
      to="/mine/messageInfo"
      search={{ id }}
      className={classes(
        'flex gap-3 border-line py-3 transition-colors active:bg-fill [li:not(:last-child)>&]:border-b',
        chosen,
      )}
    >
      <KindIcon kind={kind} unread={!read} />
      <span className="min-w-0 grow">
        <span className={classes('line-clamp-6', read ? 'text-ink-2' : 'font-semibold')}>
          {!read && <span className="sr-only">{words.unread()}: </span>}
          <bdi>{title}</bdi>
        </span>
        {/* What to do about it stands at the end, of a withdrawal as of a security message: none of ours is longer than this. */}
        <span className={classes('text-small wrap-anywhere text-ink-2', kind !== 'security' && 'line-clamp-6')}>
          <bdi>{content}</bdi>
        </span>
        <span className="mt-0.5 block text-micro text-ink-3">
          {words.kinds[kind]()} · {deviceTime(time, tag)}
        </span>
      </span>
    </Go>
  )
}
