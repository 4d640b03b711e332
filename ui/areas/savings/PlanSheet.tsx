import { fromDayNumber } from '../../../domain/calendar/day.ts'
import type { PlanPreview, SavingsPlan } from '../../../ports/Savings.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { useApp, useModel } from '../../data/app/app.ts'
import { type Done, SendingSheet } from '../../data/intent/SendingSheet.tsx'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { formatDay } from '../../kit/dates/formatDay.ts'
import { useValue } from '../../kit/useValue.ts'
import { makeSavingsModel } from './savings.model.ts'
import { NextPurchase } from './NextPurchase.tsx'
import { sumOf, whenOf } from './sentences.ts'

const outcomeOf = (
  plan: SavingsPlan,
  words: TranslationFunctions['savings'],
  tag: string,
  isChange: boolean,
): Done => ({
  title: isChange ? words.changed() : words.started(),
  text: plan.nextDay === null ? '' : words.firstOn({ day: formatDay(fromDayNumber(plan.nextDay), tag) }),
  next: { label: words.toPlan(), link: <Go to="/home/plans" search={{ id: plan.id }} /> },
})

/** The review of a plan as a sentence with the next purchase, and its outcome. */
export const PlanSheet = ({ preview }: { readonly preview: PlanPreview }) => {
  const app = useApp()
  const words = useWords().savings
  const { tag } = useValue(locale)
  const model = useModel(makeSavingsModel)
  const sum = useValue(model.sum)
  const rhythm = useValue(model.rhythm)
  const day = useValue(model.day)
  const changed = useValue(model.changed)
  const terms = sum && { sum, rhythm, day }
  return (
    <SendingSheet
      sheet={model.sheet}
      title={changed ? words.reviewChange() : words.review()}
      intent={model.sending}
      review={
        terms && (
          <div className="grid gap-4">
            <p className="text-field font-semibold">
              {sumOf(terms, preview.currency, words)}
              <span className="block text-small font-normal text-ink-2">{whenOf(terms, words, tag)}</span>
            </p>
            <NextPurchase preview={preview} />
            <p className="text-small text-ink-2">{words.rule()}</p>
          </div>
        )
      }
      action={
        <Button wide onClick={() => void model.confirm()}>
          {changed ? words.saveChange() : words.startNow()}
        </Button>
      }
      renderAbout={(kept) => sumOf(kept, preview.currency, words)}
      done={(plan) => outcomeOf(plan, words, tag, changed !== null)}
      doneLabel={words.close()}
      onDone={() => app.replace('/home/plans')}
    />
  )
}
