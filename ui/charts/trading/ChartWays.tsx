import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useWords } from '../../i18n/words.ts'
import type { Move } from './moves.ts'

const ICON = { className: 'size-4.5', strokeWidth: 1.75 }

/**
 * Buttons for the effects of drag and pinch. Time runs to the right in every language, so the buttons are not mirrored.
 */
export const ChartWays = ({ onGo }: { readonly onGo: (way: Move) => void }) => {
  const words = useWords().charts
  const ways = [
    ['earlier', words.earlier(), <ChevronLeft key="icon" {...ICON} />],
    ['out', words.zoomOut(), <ZoomOut key="icon" {...ICON} />],
    ['in', words.zoomIn(), <ZoomIn key="icon" {...ICON} />],
    ['later', words.later(), <ChevronRight key="icon" {...ICON} />],
  ] as const
  return (
    <div dir="ltr" role="group" aria-label={words.move()} className="flex shrink-0">
      {ways.map(([way, label, icon]) => (
        <button
          key={way}
          type="button"
          aria-label={label}
          onClick={() => onGo(way)}
          className="tap grid h-7 w-11 place-items-center rounded-1 text-ink-3 transition-opacity active:opacity-60"
        >
          {icon}
        </button>
      ))}
    </div>
  )
}
