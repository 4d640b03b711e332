import ChartSpline from 'lucide-react/icons/chart-spline'
import List from 'lucide-react/icons/list'
import Magnet from 'lucide-react/icons/magnet'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { DRAWING_KINDS, LONGEST_TEXT } from '../../../../charts/tools/drawings.ts'
import { useApp, useModel } from '../../../../data/app/app.ts'
import { useWords } from '../../../../i18n/words.ts'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { makeDrawingsModel } from './drawings.model.ts'
import { DrawingsSheet } from './DrawingsSheet.tsx'
import { CompareSheet } from '../compare/CompareSheet.tsx'
import { IndicatorSheet } from './IndicatorSheet.tsx'
import { PlacingHint } from './PlacingHint.tsx'
import { ToolButton } from './ToolButton.tsx'
import { TOOL_ICONS } from './toolIcons.tsx'

const ICON = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const

/** What the next text says. */
const NoteField = () => {
  const words = useWords().charttools
  const { say, text } = useModel(makeDrawingsModel)
  return <TextField label={words.note()} value={useValue(text)} maxLength={LONGEST_TEXT} onChange={say} />
}

interface PanelProps {
  readonly detail: Detail
  /** Whether it says itself which point to tap next, because no trade bar does. */
  readonly hasHint: boolean
}

/** The tools of the chart: what taps draw, the magnet, the list of drawings, undo and delete all. */
export const ToolsPanel = ({ detail, hasHint }: PanelProps) => {
  const words = useWords().charttools
  const app = useApp()
  const model = useModel(makeDrawingsModel)
  const tool = useValue(model.tool)
  const magnet = useValue(model.magnet)
  const drawings = useValue(model.drawings)
  const past = useValue(model.past)
  const [sheet, setSheet] = useState<'list' | 'indicators' | 'compare' | null>(null)
  const close = () => setSheet(null)
  const clear = () => {
    model.clear()
    app.toaster.show(words.cleared())
  }
  return (
    <div className="grid gap-2">
      <div role="group" aria-label={words.tools()} className="-mx-2 flex flex-wrap">
        {DRAWING_KINDS.map((kind) => (
          <ToolButton
            key={kind}
            label={words.kinds[kind]()}
            icon={TOOL_ICONS[kind]}
            pressed={tool === kind}
            onPress={() => model.choose(kind)}
          />
        ))}
        <ToolButton label={words.magnet()} icon={<Magnet {...ICON} />} pressed={magnet} onPress={model.toggleMagnet} />
        <ToolButton label={words.list()} icon={<List {...ICON} />} onPress={() => setSheet('list')} />
        <ToolButton label={words.undo()} icon={<Undo2 {...ICON} />} disabled={past.length === 0} onPress={model.undo} />
        <ToolButton
          label={words.clear()}
          icon={<Trash2 {...ICON} />}
          disabled={drawings.length === 0}
          onPress={clear}
        />
        <ToolButton label={words.compare()} icon={<ChartSpline {...ICON} />} onPress={() => setSheet('compare')} />
        <ToolButton
          label={words.indicatorSettings()}
          icon={<SlidersHorizontal {...ICON} />}
          onPress={() => setSheet('indicators')}
        />
      </div>
      {tool === 'text' && <NoteField />}
      {hasHint && <PlacingHint />}
      <DrawingsSheet detail={detail} open={sheet === 'list'} onClose={close} />
      <CompareSheet detail={detail} open={sheet === 'compare'} onClose={close} />
      <IndicatorSheet open={sheet === 'indicators'} onClose={close} />
    </div>
  )
}
