import { useWords } from '../i18n/words.ts'
import { SendingSheet } from '../intents/SendingSheet.tsx'
import { Button } from '../kit/Button.tsx'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { makeFacilityModel } from './facility.model.ts'
import { Terms } from './Terms.tsx'

/** Applies for day trading, once its terms were shown. */
export const ApplySheet = () => {
  const words = useWords().daytrade
  const { apply, intent, sheet, standing } = useModel(makeFacilityModel)
  const known = useValue(standing.value)
  return (
    <SendingSheet
      sheet={sheet}
      title={words.applyTitle()}
      intent={intent}
      review={known && <Terms minutes={known.facility.minutes} />}
      action={
        <Button wide onClick={() => void apply()}>
          {words.applyNow()}
        </Button>
      }
      done={() => ({ title: words.appliedDone(), text: words.gates.review.text() })}
      doneLabel={words.close()}
    />
  )
}
