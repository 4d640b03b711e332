import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { useInMasterPane } from './masterPane.ts'
import { classes } from '../classes.ts'
import { HeaderEnd } from './HeaderEnd.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { ScreenHeading } from './ScreenHeading.tsx'
import { useKitWords } from '../words.ts'

export interface TopBarProps {
  readonly title: ReactNode
  /** Before the title: the monogram of its subject. */
  readonly leading?: ReactNode
  /** Below the title: code, market, state. */
  readonly subtitle?: ReactNode
  /** Goes back; omitted on screens of the bottom menu, which have no back button. */
  readonly onBack?: () => void
  /** As wide as a page of several columns. */
  readonly page?: boolean
  /** At the end: icon buttons. */
  readonly actions?: ReactNode
}

/** The header of a screen: back button, its only h1, actions. Sticks to the top. */
export const TopBar = ({ title, leading, subtitle, onBack, page = false, actions }: TopBarProps) => {
  const beside = useInMasterPane()
  const words = useKitWords()
  return (
    <header className="sticky top-(--above) z-20 bg-surface pt-safe">
      <div
        className={classes(
          page ? 'center-page' : 'center-column',
          'flex min-h-13 flex-wrap items-center gap-1 px-1 py-1',
        )}
      >
        {onBack && !beside ? (
          <IconButton label={words.back} onClick={onBack} icon={<ChevronLeft className="size-6 rtl:-scale-x-100" />} />
        ) : (
          <span className="w-2" />
        )}
        {/* On the narrowest phones the title needs the room. */}
        {leading && <span className="me-1 hidden shrink-0 min-[22.5rem]:block">{leading}</span>}
        <div className="min-w-0 grow basis-min">
          <ScreenHeading className="line-clamp-6 text-head">{title}</ScreenHeading>
          {subtitle && <p className="text-micro text-ink-3">{subtitle}</p>}
        </div>
        {/* Before the icons, which so end with the edge where it is empty, and stay where they are when it comes. */}
        <HeaderEnd />
        {/* Below the title, where its longest word needs the width. */}
        <div className="ms-auto flex shrink-0 items-center gap-1">
          {/* Refreshable lists place their button here. */}
          <span data-refresh className="contents" />
          {actions}
        </div>
      </div>
    </header>
  )
}
