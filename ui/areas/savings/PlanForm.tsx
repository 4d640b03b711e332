import { useEffect } from 'react'
import { formatAmount } from '../../../domain/money/format.ts'
import { LAST_DAY, RHYTHMS } from '../../../domain/savings/schedule.ts'
import type { PlanPreview } from '../../../ports/Savings.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { useModel } from '../../data/app/app.ts'
import { EntryForm } from '../../data/form/EntryForm.tsx'
import { inText } from '../../i18n/inText.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { SelectSheet } from '../../kit/choices/SelectSheet.tsx'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { SkeletonForm } from '../../kit/feedback/Skeleton.tsx'
import { AmountField } from '../../kit/fields/AmountField.tsx'
import { SwitchRow } from '../../kit/lists/SwitchRow.tsx'
import { useValue } from '../../kit/useValue.ts'
import { formatProblem } from '../transfers/reasons.tsx'
import { makeSavingsModel } from './savings.model.ts'
import { NextPurchase } from './NextPurchase.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { weekdayName } from './sentences.ts'

const Fields = ({ preview }: { readonly preview: PlanPreview }) => {
  const all = useWords()
  const words = all.savings
  const { tag } = useValue(locale)
  const model = useModel(makeSavingsModel)
  const draft = useValue(model.form.draft)
  const error = useValue(model.form.errors).amount
  const rhythm = useValue(model.rhythm)
  const day = useValue(model.day)
  const reminds = useValue(model.reminds)
  const changed = useValue(model.changed)
  const sum = useValue(model.sum)
  const { currency, maximum, minimum } = preview
  const days = Array.from({ length: LAST_DAY[rhythm] }, (_, nth) => nth + 1)
  return (
    <EntryForm onSubmit={model.review} onLeave={model.form.leaveInput}>
      <AmountField
        name="amount"
        label={words.sum()}
        hint={words.limits({
          min: inText(formatAmount(minimum)),
          max: inText(`${formatAmount(maximum)}\u00a0${currency}`),
        })}
        value={draft.amount}
        onChange={model.type}
        currency={currency}
        error={error && formatProblem(all, error, { currency, min: minimum, max: maximum })}
      />
      <Segmented
        label={words.rhythm()}
        choices={RHYTHMS.map((value) => ({ value, label: words.rhythms[value]() }))}
        value={rhythm}
        onChange={(next) => model.choose({ rhythm: next, day })}
      />
      <SelectSheet
        label={words.day()}
        placeholder={words.day()}
        options={days.map((one) => ({
          value: String(one),
          label:
            rhythm === 'weekly'
              ? weekdayName(one, tag)
              : one === 31
                ? words.lastDay()
                : words.dayOf({ day: String(one) }),
        }))}
        value={String(day)}
        onChange={(next) => model.choose({ rhythm, day: Number(next) })}
      />
      <SwitchRow
        title={words.reminder()}
        hint={words.reminderHint()}
        on={reminds}
        busy={false}
        onPress={() => model.remind(!reminds)}
      />
      {sum !== null && <NextPurchase preview={preview} />}
      <p className="text-small text-ink-2">{words.rule()}</p>
      <Button type="submit" wide>
        {changed ? words.reviewChange() : words.review()}
      </Button>
    </EntryForm>
  )
}

/** The form of a new plan, or of one that is changed. */
export const PlanForm = () => {
  const { markets, savings: words } = useWords()
  const model = useModel(makeSavingsModel)
  const preview = useValue(model.nextOne)
  const listing = useValue(model.listing)
  // The preview is asked for once the instrument is known.
  const latest = listing ? model.preview : model.instrument
  const status = useValue(latest.status)
  const failure = useValue(latest.failure)
  useEffect(() => model.preview.stop, [model])
  if (listing?.rules.tradable === false)
    return (
      <Empty
        title={markets.quotedOnly()}
        action={<ButtonLink render={<Go to="/quotes/search" />}>{words.choose()}</ButtonLink>}
      />
    )
  return (
    <>
      {preview ? (
        <Fields preview={preview} />
      ) : status === 'failed' ? (
        <LoadFailed title={words.failed()} failure={failure} onRetry={() => void model.askFor()} />
      ) : (
        <SkeletonForm />
      )}
      {preview && <PlanSheet preview={preview} />}
    </>
  )
}
