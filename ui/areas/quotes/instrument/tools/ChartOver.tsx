import type { Detail } from '../../../../../ports/Quotes.ts'
import type { ChartSurface } from '../../../../charts/trading/surface.ts'
import { useModel } from '../../../../data/app/app.ts'
import { loadNamespace } from '../../../../i18n/words.ts'
import { firstSign } from '../../../../kit/firstSign.ts'
import { lazyPart } from '../../../../kit/lazyPart.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { useArea } from '../../../../app/navigation/offered.tsx'
import { makeOwnModel } from '../own.model.ts'
import { makeToolsOpenModel } from './toolsOpen.model.ts'

const DrawingsOver = lazyPart(async () => {
  const [part] = await Promise.all([import('./DrawingsOver.tsx'), loadNamespace('charttools')])
  return part.DrawingsOver
})
/** Shows nothing before it is touched. */
const AlertAxis = lazyPart(async () => {
  await firstSign()
  const [part] = await Promise.all([import('../../../alerts/AlertAxis.tsx'), loadNamespace('alerts')])
  return part.AlertAxis
})
const CompareOver = lazyPart(async () => {
  const [part] = await Promise.all([import('../compare/CompareOver.tsx'), loadNamespace('charttools')])
  return part.CompareOver
})
const LinesOver = lazyPart(async () => (await import('../chart/LinesOver.tsx')).LinesOver)

interface OverProps {
  readonly detail: Detail
  readonly surface: ChartSurface
}

/**
 * What lies over the candles of an instrument, each downloaded where there is some: the customer's drawings, and the
 * handles of waiting orders, stops and take-profits, the price axis where price alerts are offered, and the instrument that is compared.
 */
export const ChartOver = ({ detail, surface }: OverProps) => {
  const tools = useModel(makeToolsOpenModel)
  const isOpen = useValue(tools.isOpen)
  const hasDrawings = useValue(tools.hasDrawings)
  const hasComparison = useValue(tools.hasComparison)
  const { guards = [], pending = [] } = useValue(useModel(makeOwnModel).marks)
  const hasAlerts = useArea('alerts')
  return (
    <>
      {hasAlerts && <AlertAxis detail={detail} surface={surface} />}
      {guards.length + pending.length > 0 && <LinesOver detail={detail} surface={surface} />}
      {hasComparison && <CompareOver detail={detail} surface={surface} />}
      {(isOpen || hasDrawings) && <DrawingsOver detail={detail} surface={surface} />}
    </>
  )
}
