import Banknote from 'lucide-react/icons/banknote'
import Bell from 'lucide-react/icons/bell'
import ChartLine from 'lucide-react/icons/chart-line'
import Gift from 'lucide-react/icons/gift'
import IdCard from 'lucide-react/icons/id-card'
import Lock from 'lucide-react/icons/lock'
import type { MessageKind } from '../../../ports/Messages.ts'

const ICON = { security: Lock, funds: Banknote, identity: IdCard, trade: ChartLine, activity: Gift, system: Bell }

/** The kind of a message as an icon; with a dot in its corner while it is unread. The text is beside it. */
export const KindIcon = ({ kind, unread }: { readonly kind: MessageKind; readonly unread: boolean }) => {
  const Icon = ICON[kind]
  return (
    <span aria-hidden className="relative grid size-10 shrink-0 place-items-center rounded-full bg-fill text-ink-2">
      <Icon className="size-5" strokeWidth={1.75} />
      {unread && <span className="absolute end-0 top-0 size-2.5 rounded-full border-2 border-surface bg-red" />}
    </span>
  )
}
