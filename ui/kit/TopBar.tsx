import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useKitWords } from './words.ts'

export interface TopBarProps {
  readonly title: ReactNode
  /** Below the title: code, market, state. */
  readonly subtitle?: ReactNode
  /** Goes back; a screen of the bottom menu has no way back and leaves it out. */
  readonly onBack?: () => void
  /** At the end: icon buttons. */
  readonly actions?: ReactNode
}

/** The head of a screen: way back, its only h1, actions. Stays at the top. */
export const TopBar = ({ title, subtitle, onBack, actions }: TopBarProps) => {
  const words = useKitWords()
  return (
    <header className="sticky top-0 z-20 bg-surface pt-safe">
      <div className="center-column flex min-h-13 items-center gap-1 px-1">
        {onBack ? (
          <IconButton label={words.back} onClick={onBack} icon={<ChevronLeft className="size-6 rtl:-scale-x-100" />} />
        ) : (
          <span className="w-3" />
        )}
        <div className="min-w-0 grow">
          <h1 className="truncate text-head">{title}</h1>
          {subtitle && <p className="truncate text-micro text-ink-3">{subtitle}</p>}
        </div>
        {actions && <div className="flex shrink-0 items-center">{actions}</div>}
      </div>
    </header>
  )
}
