import Maximize2 from 'lucide-react/icons/maximize-2'
import PencilRuler from 'lucide-react/icons/pencil-ruler'
import { useEffect } from 'react'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useModel } from '../../../../data/app/app.ts'
import { loadNamespace, useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { useInMasterPane } from '../../../../kit/layout/masterPane.ts'
import { firstSign } from '../../../../kit/firstSign.ts'
import { lazyPart } from '../../../../kit/lazyPart.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { FULL_SCREEN, type FullScreen } from './fullScreen.ts'
import { makeToolsOpenModel } from './toolsOpen.model.ts'

const ToolsPanel = lazyPart(async () => {
  const [part] = await Promise.all([import('./ToolsPanel.tsx'), loadNamespace('charttools')])
  return part.ToolsPanel
})

/** The head of the full screen, so that it is there when the chart covers the screen. */
const preloadHead = () => firstSign().then(() => import('./FullScreenHead.tsx'))

interface ToolsProps {
  readonly detail: Detail
  /** Whether the chart covers the screen. */
  readonly isFull: boolean
  readonly onFull: (full: FullScreen) => void
}

const ICON = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.75 } as const

/** The button that opens the chart's tools, and the tools; the button with which the chart covers the screen. */
export const ChartTools = ({ detail, isFull, onFull }: ToolsProps) => {
  const words = useWords().charts
  const { isOpen, open, toggle } = useModel(makeToolsOpenModel)
  const shown = useValue(isOpen)
  // The pane beside a ticket cannot cover the screen.
  const isBeside = useInMasterPane()
  const { code } = detail
  useEffect(() => void open(code), [open, code])
  useEffect(() => void preloadHead().catch(() => undefined), [])
  return (
    <div className="grid gap-1">
      <div className="-mx-3 flex flex-wrap justify-between">
        <Button kind="quiet" size="small" aria-expanded={shown} onClick={toggle}>
          <PencilRuler {...ICON} />
          {words.tools()}
        </Button>
        {!isBeside && (
          // Kept while it is hidden, so that the focus can return to it.
          <span hidden={isFull}>
            <Button
              kind="quiet"
              size="small"
              onClick={({ currentTarget }) => onFull({ opener: currentTarget, layout: FULL_SCREEN })}
            >
              <Maximize2 {...ICON} />
              {words.fullScreen()}
            </Button>
          </span>
        )}
      </div>
      {shown && <ToolsPanel detail={detail} hasHint={isFull || isBeside} />}
    </div>
  )
}
