import { subtract } from 'effect/BigDecimal'
import { useRef, useState } from 'react'
import { percentOf } from '../../../domain/money/decimal.ts'
import { formatReturn } from '../../../domain/money/format.ts'
import type { Detail } from '../../../ports/Quotes.ts'
import { wrongField } from '../../data/form/wrongField.ts'
import { serverMessage } from '../../i18n/serverMessage.ts'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { AmountField } from '../../kit/fields/AmountField.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { useLatest } from '../markets/useQuote.ts'
import { type AlertDraft, EMPTY_ALERT, readAlert } from './alertDraft.ts'
import { makeAlertsModel } from './alerts.model.ts'
import { alertText } from './sentence.ts'

/** Sets an alert. What it will wait for is said before the tap. */
export const AlertForm = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords()
  const own = words.alerts
  const { add, alerts, busy: sending, drafts, type } = useModel(makeAlertsModel)
  const waiting = useValue(alerts)?.filter(({ code, metAt }) => code === detail.code && metAt === null) ?? []
  const busy = useValue(sending)
  const draft = useValue(drafts).get(detail.code) ?? EMPTY_ALERT
  const change = (part: Partial<AlertDraft>) => type(detail.code, { ...draft, ...part })
  const { price, previousClose } = useLatest(detail.quote)
  const { problem, terms } = readAlert(draft, { ticks: detail.rules.ticks, last: price, previousClose, waiting })
  const isPercent = draft.unit === 'percent'
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setTried] = useState(false)
  const found = problem ?? (isTried && draft.value.trim() === '' ? 'unreadable' : undefined)
  const error =
    found &&
    (found === 'unreadable'
      ? own.unreadable()
      : found === 'out-of-range'
        ? isPercent
          ? own.outOfRange()
          : own.aboveZero()
        : serverMessage(words, found))
  const isReady = terms !== undefined && problem === undefined
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(!isReady)
        if (isReady) void add(detail.code, terms)
        // After React has rendered the error.
        else requestAnimationFrame(() => wrongField(form.current)?.focus())
      }}
    >
      <Segmented<AlertDraft['unit']>
        label={own.unit()}
        choices={[
          { value: 'price', label: own.price() },
          { value: 'percent', label: own.percent() },
        ]}
        value={draft.unit}
        onChange={(unit) => change({ unit, value: '' })}
      />
      {isPercent && (
        <Segmented<'up' | 'down'>
          label={own.direction()}
          choices={[
            { value: 'up', label: own.up() },
            { value: 'down', label: own.down() },
          ]}
          value={draft.up ? 'up' : 'down'}
          onChange={(side) => change({ up: side === 'up' })}
        />
      )}
      <AmountField
        label={isPercent ? own.change() : own.price()}
        error={error}
        value={draft.value}
        onChange={(value) => change({ value })}
        currency={isPercent ? '%' : detail.currency}
        decimals={isPercent ? 2 : detail.decimals}
      />
      {/* Two lines: what is beneath stays where it is. */}
      <p role="status" className="min-h-10 text-small text-ink-2">
        {isReady ? alertText(own, terms, detail) : own.hint()}
        {isReady && !isPercent && price && (
          <span className="block">
            {own.fromNow({ change: inText(formatReturn(percentOf(subtract(terms.value, price), price))) })}
          </span>
        )}
      </p>
      <Button wide type="submit" busy={busy}>
        {own.set()}
      </Button>
    </form>
  )
}
