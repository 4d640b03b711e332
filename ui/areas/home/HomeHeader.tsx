import Mail from 'lucide-react/icons/mail'
import Search from 'lucide-react/icons/search'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect } from 'react'
import { useWords } from '../../i18n/words.ts'
import { HeaderEnd } from '../../kit/layout/HeaderEnd.tsx'
import { IconButton, IconLink } from '../../kit/buttons/IconButton.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeCustomerModel } from '../../app/session/customer.model.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { makePanelModel } from '../../app/frame/panel.model.ts'
import { ScreenHeading } from '../../kit/layout/ScreenHeading.tsx'

/** The header of home: user centre, search and messages with the count of unread ones. */
export const HomeHeader = () => {
  const words = useWords()
  const panel = useModel(makePanelModel)
  const customer = useModel(makeCustomerModel)
  const unread = useValue(customer.unread)
  useEffect(() => void customer.loadUnread(), [customer])

  return (
    <header className="sticky top-(--above) z-20 bg-surface pt-safe">
      <div className="center-page flex min-h-13 items-center gap-1 px-1">
        <IconButton
          label={words.menuMine()}
          icon={<UserRound className="size-5.5" strokeWidth={1.75} />}
          aria-haspopup="dialog"
          onClick={panel.show}
        />
        <ScreenHeading className="sr-only">{words.menuHome()}</ScreenHeading>
        <Go
          to="/quotes/search"
          // Where large text does not fit, it moves into a line below, out of sight, and the sign stays.
          className="flex h-11 min-w-0 grow flex-wrap content-start items-center gap-x-2 overflow-hidden rounded-2 bg-fill px-3 text-small text-ink-3"
        >
          <Search aria-hidden className="h-11 w-4 shrink-0" />
          <span>{words.home.search()}</span>
        </Go>
        <HeaderEnd />
        {/* Its button is placed here before the first paint; the static shell has the room for it. */}
        <span data-refresh className="ms-auto flex min-w-11" />
        <IconLink
          label={words.home.unreadMessages({ count: unread })}
          icon={<Mail className="size-5.5" strokeWidth={1.75} />}
          count={unread}
          render={<Go to="/mine/message" />}
        />
      </div>
    </header>
  )
}
