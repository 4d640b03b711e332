import { RANGE_PRESETS } from '../../../domain/records/filter.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { useWords } from '../../i18n/words.ts'
import { DateRangeField } from '../../kit/dates/DateField.tsx'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { SelectSheet } from '../../kit/choices/SelectSheet.tsx'
import { useValue } from '../../kit/useValue.ts'
import type { Records } from './records.model.ts'

const ALL = 'all'

interface RecordFiltersProps<Row extends { readonly id: string }, Kind extends string> {
  readonly records: Records<Row, Kind>
  readonly kinds: ReadonlyArray<Kind>
  readonly kindLabel: string
  readonly nameOf: (kind: Kind) => string
}

/** Kind, currency and days of a list of records. */
export const RecordFilters = <Row extends { readonly id: string }, Kind extends string>(
  props: RecordFiltersProps<Row, Kind>,
) => {
  const { records, kinds, kindLabel, nameOf } = props
  const words = useWords().records
  const kind = useValue(records.kind)
  const currency = useValue(records.currency)
  const preset = useValue(records.preset)
  const days = useValue(records.days)
  const today = useValue(records.today)
  const bounds = useValue(records.bounds)
  const all = { value: ALL, label: words.everything() } as const
  const range = days.from && days.to ? { from: days.from, to: days.to } : null
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <SelectSheet
          label={kindLabel}
          placeholder={words.everything()}
          options={[all, ...kinds.map((value) => ({ value, label: nameOf(value) }))]}
          value={kind ?? ALL}
          onChange={(next) => records.chooseKind(kinds.find((one) => one === next) ?? null)}
        />
        <SelectSheet
          label={words.currency()}
          placeholder={words.everything()}
          options={[all, ...CURRENCIES.map((value) => ({ value, label: value }))]}
          value={currency ?? ALL}
          onChange={(next) => records.chooseCurrency(next === ALL ? null : next)}
        />
      </div>
      <Segmented
        kind="chips"
        label={words.period()}
        choices={RANGE_PRESETS.map((value) => ({ value, label: words.periods[value]() }))}
        // Days chosen by the customer match no preset.
        value={preset}
        onChange={(next) => next !== 'chosen' && records.choosePreset(next)}
      />
      {today && bounds && (
        <DateRangeField
          label={words.ownDays()}
          today={today}
          min={bounds.min}
          max={bounds.max}
          {...(bounds.maxDays !== undefined && { maxDays: bounds.maxDays })}
          value={range}
          onChange={records.chooseDays}
        />
      )}
    </div>
  )
}
