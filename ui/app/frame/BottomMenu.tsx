import { useRouterState } from '@tanstack/react-router'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartPie from 'lucide-react/icons/chart-pie'
import House from 'lucide-react/icons/house'
import Newspaper from 'lucide-react/icons/newspaper'
import UserRound from 'lucide-react/icons/user-round'
import { useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { useOffered } from '../navigation/offered.tsx'
import { Go } from '../navigation/Go.tsx'

/** Five labels side by side have little room: they grow with the screen, not with the text size. */
const ITEM = 'flex min-h-12 flex-col items-center justify-center gap-0.5 text-micro text-[min(var(--text-micro),3.2vw)]'

interface BottomMenuProps {
  readonly onMine: () => void
  /** A column on the side where reading starts, instead of a row along the bottom. */
  readonly rail: boolean
}

/** The area that a path belongs to: all its screens highlight the same label. */
const areaOf = (path: string): string => path.split('/')[1] ?? ''

/** The four tabs and the user-centre panel; on a wide screen the account centre has its own place at the side. */
export const BottomMenu = ({ onMine, rail }: BottomMenuProps) => {
  const words = useWords()
  const offered = useOffered()
  const here = useRouterState({ select: (state) => state.location.pathname })
  const tabs = [
    { to: '/home/index', label: words.menuHome(), Icon: House },
    { to: '/quotes/index', label: words.menuQuotes(), Icon: ChartColumn },
    { to: '/position/index', label: words.menuPosition(), Icon: ChartPie },
    { to: '/news/index', label: words.menuNews(), Icon: Newspaper },
  ] as const
  const look = (to: string) =>
    classes(
      ITEM,
      rail && 'min-h-14 rounded-2 hover:bg-fill',
      (rail ? areaOf(here) === areaOf(to) : here === to) ? 'text-accent' : 'text-ink-3',
    )
  return (
    <nav
      aria-label={words.menu()}
      className={classes(
        'fixed start-0 bottom-0 z-30 border-line bg-surface pb-safe',
        rail ? 'top-0 w-22 border-e pt-safe' : 'end-0 border-t',
      )}
    >
      <ul className={rail ? 'grid gap-2 p-2' : 'center-column grid auto-cols-fr grid-flow-col px-1'}>
        {tabs
          .filter(({ to }) => offered(to))
          .map(({ to, label, Icon }) => (
            <li key={to}>
              <Go to={to} aria-current={here === to ? 'page' : undefined} className={look(to)}>
                <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
                {label}
              </Go>
            </li>
          ))}
        <li>
          {rail ? (
            <Go
              to="/mine/index"
              aria-current={here === '/mine/index' ? 'page' : undefined}
              className={look('/mine/index')}
            >
              <UserRound aria-hidden className="size-5.5" strokeWidth={1.75} />
              {words.menuMine()}
            </Go>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onMine}
              className={classes(look('/mine/index'), 'w-full')}
            >
              <UserRound aria-hidden className="size-5.5" strokeWidth={1.75} />
              {words.menuMine()}
            </button>
          )}
        </li>
      </ul>
    </nav>
  )
}
