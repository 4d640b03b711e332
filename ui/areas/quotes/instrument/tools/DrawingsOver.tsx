import { useEffect } from 'react'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { DrawingLayer } from '../../../../charts/tools/DrawingLayer.tsx'
import type { ChartSurface } from '../../../../charts/trading/surface.ts'
import { useModel } from '../../../../data/app/app.ts'
import { useWords } from '../../../../i18n/words.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { priceStep } from '../../../markets/listing.ts'
import { makeDrawingsModel } from './drawings.model.ts'
import { makeToolsOpenModel } from './toolsOpen.model.ts'

/** The customer's drawings over the candles of an instrument; with handles while the tools are open. */
export const DrawingsOver = ({ detail, surface }: { readonly detail: Detail; readonly surface: ChartSurface }) => {
  const words = useWords().charttools
  const model = useModel(makeDrawingsModel)
  const isOpen = useValue(useModel(makeToolsOpenModel).isOpen)
  const drawings = useValue(model.drawings)
  const tool = useValue(model.tool)
  const magnet = useValue(model.magnet)
  const text = useValue(model.text)
  const { code, decimals } = detail
  useEffect(() => void model.open(code), [model, code])
  useEffect(() => model.follow(), [model])
  const said = text.trim() === '' ? words.kinds.text() : text
  return (
    <DrawingLayer
      surface={surface}
      tick={priceStep(decimals)}
      drawings={drawings}
      isEditing={isOpen}
      tool={isOpen ? tool : null}
      magnet={magnet}
      text={said}
      onPlaced={model.countPlaced}
      onAdd={(kind, points) => model.place(kind, points, said)}
      onMove={model.move}
      onRemove={model.remove}
      onReady={model.suggestBy}
    />
  )
}
