import { RESOLUTIONS } from '../../domain/quotes/candles.ts'
import { useWords } from '../i18n/words.ts'
import { Segmented } from '../kit/choices/Tabs.tsx'
import { type ChartRange, MAIN_INDICATORS, type MainIndicator, SUB_INDICATORS, type SubIndicator } from './series.ts'

const RANGES: ReadonlyArray<ChartRange> = ['time-share', ...RESOLUTIONS]

export interface RangeStripProps {
  readonly value: ChartRange
  readonly onChange: (range: ChartRange) => void
}

/** The ranges of a chart. Needs the words of the namespace `charts`. */
export const RangeStrip = ({ value, onChange }: RangeStripProps) => {
  const words = useWords().charts
  const choices = RANGES.map((range) => ({ value: range, label: words.ranges[range]() }))
  return <Segmented kind="chips" label={words.range()} choices={choices} value={value} onChange={onChange} />
}

export interface IndicatorStripProps {
  readonly main: MainIndicator
  readonly onMain: (indicator: MainIndicator) => void
  readonly sub: SubIndicator
  readonly onSub: (indicator: SubIndicator) => void
  /** The time-share line has no main indicators. */
  readonly subOnly?: boolean
}

const plain = <V extends string>(names: ReadonlyArray<V>) => names.map((value) => ({ value, label: value }))

/** The indicators over and below the price. Needs the words of the namespace `charts`. */
export const IndicatorStrip = ({ main, onMain, sub, onSub, subOnly = false }: IndicatorStripProps) => {
  const words = useWords().charts
  return (
    <div className="bleed flex items-center gap-1 overflow-x-auto [scrollbar-width:none] *:shrink-0">
      {!subOnly && (
        <>
          <Segmented
            kind="chips"
            inline
            label={words.mainIndicator()}
            choices={plain(MAIN_INDICATORS)}
            value={main}
            onChange={onMain}
          />
          <span aria-hidden className="h-4 border-s border-line" />
        </>
      )}
      <Segmented
        kind="chips"
        inline
        label={words.subIndicator()}
        choices={plain(SUB_INDICATORS)}
        value={sub}
        onChange={onSub}
      />
    </div>
  )
}
