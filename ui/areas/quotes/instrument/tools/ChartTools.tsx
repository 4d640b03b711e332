import PencilRuler from 'lucide-react/icons/pencil-ruler'
import { useEffect } from 'react'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useModel } from '../../../../data/app/app.ts'
import { loadNamespace, useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { lazyPart } from '../../../../kit/lazyPart.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { makeToolsOpenModel } from './toolsOpen.model.ts'

const ToolsPanel = lazyPart(async () => {
  const [part] = await Promise.all([import('./ToolsPanel.tsx'), loadNamespace('charttools')])
  return part.ToolsPanel
})

/** The button that opens the chart's tools, and the tools. */
export const ChartTools = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().charts
  const { isOpen, open, toggle } = useModel(makeToolsOpenModel)
  const shown = useValue(isOpen)
  const { code } = detail
  useEffect(() => void open(code), [open, code])
  return (
    <div className="grid gap-1">
      <div className="-mx-3 flex">
        <Button kind="quiet" size="small" aria-expanded={shown} onClick={toggle}>
          <PencilRuler aria-hidden className="size-4.5" strokeWidth={1.75} />
          {words.tools()}
        </Button>
      </div>
      {shown && <ToolsPanel detail={detail} />}
    </div>
  )
}
