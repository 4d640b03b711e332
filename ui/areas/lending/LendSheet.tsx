import { LENDING_TERMS, type LendingTerm } from '../../../domain/lending/lending.ts'
import { formatQuantity, formatDayRate } from '../../../domain/money/format.ts'
import type { LendableHolding } from '../../../ports/Lending.ts'
import { EntryForm } from '../../data/form/EntryForm.tsx'
import { inText } from '../../i18n/inText.ts'
import { lookupMessage, serverMessage } from '../../i18n/serverMessage.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { Banner } from '../../kit/feedback/Banner.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Breakdown } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { NumberStepper } from '../../kit/fields/NumberStepper.tsx'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { eventTime } from '../../data/clock/event.ts'
import { makeLendingModel } from './lending.model.ts'
import { Monogram } from '../markets/Monogram.tsx'
import { ListingName } from '../markets/ListingName.tsx'
import { quantityText } from '../markets/listing.ts'

interface TermChoiceProps {
  readonly value: LendingTerm
  readonly onChange: (days: LendingTerm) => void
}

/** The choice of the term. */
export const TermChoice = ({ value, onChange }: TermChoiceProps) => {
  const words = useWords().lending
  return (
    <div className="grid gap-1.5">
      <p className="text-small text-ink-2">{words.term()}</p>
      <Segmented
        label={words.term()}
        choices={LENDING_TERMS.map((days) => ({ value: String(days), label: words.daysOf({ days }) }))}
        value={String(value)}
        onChange={(text) => onChange(LENDING_TERMS.find((days) => String(days) === text) ?? value)}
      />
    </div>
  )
}

const LendForm = ({ holding }: { readonly holding: LendableHolding }) => {
  const all = useWords()
  const words = all.lending
  const { tag } = useValue(locale)
  const model = useModel(makeLendingModel)
  const draft = useValue(model.form.draft)
  const code = useValue(model.form.errors).quantity
  const sending = useValue(model.form.sending)
  const days = useValue(model.days)
  const earning = useValue(model.earning)
  const endsAt = useValue(model.endsAt)
  const { lendable, offer } = holding
  const { currency } = offer
  return (
    <EntryForm onSubmit={model.confirm} onLeave={() => model.form.leave('quantity')}>
      <p className="flex flex-wrap items-center gap-x-2 text-field font-semibold">
        <Monogram listing={offer} />
        <ListingName listing={offer} /> <span className="num text-small font-normal text-ink-3">{offer.code}</span>
      </p>
      <NumberStepper
        name="quantity"
        label={words.quantity()}
        aside={
          <button type="button" className="tap text-accent" onClick={model.takeMost}>
            {words.lendable({ quantity: quantityText(all, offer.market, lendable) })}
          </button>
        }
        hint={words.quantityHint({
          minimum: quantityText(all, offer.market, offer.minimum),
          lot: inText(formatQuantity(offer.lot)),
          demand: inText(formatQuantity(offer.demand)),
        })}
        value={draft.quantity}
        onChange={(text) => model.form.change('quantity', text)}
        onBlur={() => model.form.leave('quantity')}
        step={offer.lot}
        min={offer.minimum}
        error={
          code &&
          (lookupMessage(words.problems, code) ??
            lookupMessage(all.transfers.problems, code) ??
            serverMessage(all, code))
        }
      />
      <TermChoice value={days} onChange={model.chooseDays} />
      <Breakdown
        facts={[
          { label: words.value(), value: <Money amount={earning?.value} currency={currency} /> },
          {
            label: `${words.dayFee()} · ${inText(formatDayRate(offer.rate))}`,
            value: <Money amount={earning?.day} currency={currency} />,
          },
          { label: words.totalFee(), value: <Money amount={earning?.total} currency={currency} />, strong: true },
          ...(endsAt === null ? [] : [{ label: words.backBy(), value: eventTime(endsAt, tag, offer.zone) }]),
        ]}
      />
      <Banner>{words.lendRisk()}</Banner>
      <Button type="submit" wide busy={sending}>
        {words.lendNow()}
      </Button>
    </EntryForm>
  )
}

/** The link to the customer's loans. */
const toLoans = (label: string) => ({ label, link: <Go replace to="/home/borrow" search={{ tab: 'loans' }} /> })

/** Lending shares of one position, and the outcome. */
export const LendSheet = () => {
  const words = useWords().lending
  const { tag } = useValue(locale)
  const model = useModel(makeLendingModel)
  const chosen = useValue(model.chosen)
  return (
    <SendingSheet
      sheet={model.sheet}
      title={words.lendTitle()}
      intent={model.intent}
      review={chosen && <LendForm holding={chosen} />}
      action={undefined}
      done={({ endsAt, zone }) => ({
        title: words.lent(),
        text: words.lentText({ time: eventTime(endsAt, tag, zone) }),
        next: toLoans(words.myLoans()),
      })}
      doneLabel={words.close()}
    />
  )
}
