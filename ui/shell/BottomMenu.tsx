import { useRouterState } from '@tanstack/react-router'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartPie from 'lucide-react/icons/chart-pie'
import House from 'lucide-react/icons/house'
import Newspaper from 'lucide-react/icons/newspaper'
import UserRound from 'lucide-react/icons/user-round'
import { useWords } from '../i18n/words.ts'
import { classes } from '../kit/classes.ts'
import { Go } from './Go.tsx'

const ITEM = 'flex min-h-12 flex-col items-center justify-center gap-0.5 text-micro'

/** The four tabs and the user-centre panel. */
export const BottomMenu = ({ onMine }: { readonly onMine: () => void }) => {
  const words = useWords()
  const here = useRouterState({ select: (state) => state.location.pathname })
  const tabs = [
    { to: '/home/index', label: words.menuHome(), Icon: House },
    { to: '/quotes/index', label: words.menuQuotes(), Icon: ChartColumn },
    { to: '/position/index', label: words.menuPosition(), Icon: ChartPie },
    { to: '/news/index', label: words.menuNews(), Icon: Newspaper },
  ] as const
  return (
    <nav aria-label={words.menu()} className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-safe">
      <ul className="center-column grid grid-cols-5 px-1">
        {tabs.map(({ to, label, Icon }) => (
          <li key={to}>
            <Go
              to={to}
              aria-current={here === to ? 'page' : undefined}
              className={classes(ITEM, here === to ? 'text-accent' : 'text-ink-3')}
            >
              <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
              {label}
            </Go>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onMine}
            className={classes(ITEM, 'w-full', here === '/mine/index' ? 'text-accent' : 'text-ink-3')}
          >
            <UserRound aria-hidden className="size-5.5" strokeWidth={1.75} />
            {words.menuMine()}
          </button>
        </li>
      </ul>
    </nav>
  )
}
