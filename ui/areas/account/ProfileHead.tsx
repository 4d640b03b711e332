import ChevronRight from 'lucide-react/icons/chevron-right'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect } from 'react'
import { maskAccount, paddedUserId } from '../../../domain/account/display.ts'
import { useWords } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeCustomerModel } from '../../app/session/customer.model.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { makeSessionModel } from '../../app/session/session.model.ts'
import { makeAvatarModel } from './avatar.model.ts'
import { makeHiddenModel } from '../../app/session/hidden.model.ts'

interface ProfileHeadProps {
  /** The target of a tap. */
  readonly to: '/mine/setting' | '/mine/index'
  /** Announced in place of the chevron. */
  readonly leadsTo: string
}

/** The signed-in customer: account name, hidden by the hide toggle, and padded user id. */
export const ProfileHead = ({ to, leadsTo }: ProfileHeadProps) => {
  const words = useWords().account
  const profile = useValue(useModel(makeCustomerModel).profile)
  const session = useValue(useModel(makeSessionModel).session)
  const hidden = useValue(useModel(makeHiddenModel).hidden)
  const { picture: source, load } = useModel(makeAvatarModel)
  const picture = useValue(source)
  useEffect(() => void load(), [load])
  const account = profile?.account ?? session?.account ?? ''
  return (
    <Go to={to} className="flex min-h-18 items-center gap-3 rounded-2 transition-colors active:bg-fill">
      {picture ? (
        <img src={picture} alt="" className="size-11 shrink-0 rounded-full object-cover" />
      ) : (
        <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
          <UserRound className="size-5.5" strokeWidth={1.75} />
        </span>
      )}
      <span className="min-w-0">
        <Name>{hidden ? maskAccount(account) : account}</Name>
        <span className="block text-small text-ink-3">
          {/* A blank line until it is known: where nobody answers, nothing waits for it for ever. */}
          <span className="num">{profile ? words.userId({ id: paddedUserId(profile.id) }) : '\u00a0'}</span>
        </span>
      </span>
      <span className="sr-only">{leadsTo}</span>
    </Go>
  )
}

/** The name with what leads on, which comes with it: the static shell has a blank in its place, and nothing moves. */
const Name = ({ children }: { readonly children: string }) => (
  <span className="flex items-center gap-1 text-head">
    <span className="num min-w-0 wrap-anywhere">{children}</span>
    {children.trim() !== '' && <ChevronRight aria-hidden className="size-4.5 shrink-0 text-ink-3 rtl:-scale-x-100" />}
  </span>
)
