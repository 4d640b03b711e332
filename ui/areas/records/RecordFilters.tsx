import { useState } from 'react'
import { RANGE_PRESETS } from '../../../domain/records/filter.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { currencyOptions } from '../../i18n/currencyNames.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { FilterChip, FilterChoice, FilterChips, ToggleChip } from '../../kit/choices/FilterChip.tsx'
import { DateRangePicker } from '../../kit/dates/DatePicker.tsx'
import { formatDays } from '../../kit/dates/formatDay.ts'
import { OptionSheet } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'
import { useKitWords } from '../../kit/words.ts'
import type { Records } from './records.model.ts'

const ALL = 'all'
const OWN = 'own'
/** The period with a chip of its own: the one that is asked for most. */
const USUAL = 'week'

interface RecordFiltersProps<Row extends { readonly id: string }, Kind extends string> {
  readonly records: Records<Row, Kind>
  /** Empty where records cannot be filtered by kind. */
  readonly kinds: ReadonlyArray<Kind>
  readonly kindLabel: string
  readonly nameOf: (kind: Kind) => string
}

type AnyRecords = Pick<
  Records<{ readonly id: string }, string>,
  'preset' | 'days' | 'today' | 'bounds' | 'choosePreset' | 'chooseDays'
>

/** The days: a usual period, or days of the customer's own choice. */
const Period = ({ records }: { readonly records: AnyRecords }) => {
  const words = useWords().records
  const kit = useKitWords()
  const [open, setOpen] = useState<'periods' | 'days' | null>(null)
  const preset = useValue(records.preset)
  const { from, to } = useValue(records.days)
  const today = useValue(records.today)
  const bounds = useValue(records.bounds)
  const own = formatDays(from, to, kit.locale)
  const close = () => setOpen(null)
  return (
    <>
      <FilterChip
        label={words.period()}
        value={preset === ALL || preset === USUAL ? null : preset === 'chosen' ? own : words.periods[preset]()}
        open={open !== null}
        onOpen={() => setOpen('periods')}
      />
      <ToggleChip pressed={preset === USUAL} onPress={() => records.choosePreset(preset === USUAL ? ALL : USUAL)}>
        {words.periods[USUAL]()}
      </ToggleChip>
      <OptionSheet
        open={open === 'periods'}
        // A choice closes the sheet; that of own days has opened the calendar.
        onClose={() => setOpen((which) => (which === 'periods' ? null : which))}
        title={words.period()}
        options={[
          ...RANGE_PRESETS.map((value) => ({ value, label: words.periods[value]() })),
          ...(today && bounds ? [{ value: OWN, label: words.ownDays() } as const] : []),
        ]}
        value={preset === 'chosen' ? OWN : preset}
        onChoose={(next) => (next === OWN ? setOpen('days') : records.choosePreset(next))}
      />
      {today && bounds && (
        <DateRangePicker
          open={open === 'days'}
          title={words.ownDays()}
          today={today}
          min={bounds.min}
          max={bounds.max}
          maxDays={bounds.maxDays}
          chosen={{ kind: 'range', from, to }}
          onClose={close}
          onConfirm={records.chooseDays}
        />
      )}
    </>
  )
}

/** Kind, currency and days of a list of records, as a row of chips. */
export const RecordFilters = <Row extends { readonly id: string }, Kind extends string>(
  props: RecordFiltersProps<Row, Kind>,
) => {
  const { records, kinds, kindLabel, nameOf } = props
  const words = useWords().records
  const language = useValue(locale)
  const currency = useValue(records.currency)
  const kind = useValue(records.kind)
  return (
    <FilterChips label={words.filters()}>
      {kinds.length > 0 && (
        <FilterChoice
          label={kindLabel}
          everything={words.everything()}
          options={kinds.map((value) => ({ value, label: nameOf(value) }))}
          value={kind}
          onChange={(next) => records.chooseKind(kinds.find((one) => one === next) ?? null)}
        />
      )}
      <FilterChoice
        label={words.currency()}
        everything={words.everything()}
        options={currencyOptions(CURRENCIES, language)}
        value={currency}
        short={currency}
        onChange={(next) => records.chooseCurrency(CURRENCIES.find((one) => one === next) ?? null)}
      />
      <Period records={records} />
    </FilterChips>
  )
}
