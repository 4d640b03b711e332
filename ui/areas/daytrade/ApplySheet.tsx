import { useWords } from '../../i18n/words.ts'
import { SendingSheet } from '../../data/intent/SendingSheet.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { makeFacilityModel } from './facility.model.ts'
import { Terms } from './Terms.tsx'

/** The link to the application. */
const toApplication = (label: string) => ({
  label,
  link: <Go replace to="/home/dayTrading" search={{ tab: 'applied' }} />,
})

/** Applies for day trading, after showing its terms. */
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
      done={() => ({
        title: words.appliedDone(),
        text: words.gates.review.text(),
        next: toApplication(words.tabs.applied()),
      })}
      doneLabel={words.close()}
    />
  )
}
