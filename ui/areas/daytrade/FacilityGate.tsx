import { useWords } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { LoadFailedLine } from '../../app/failures/loadFailure.tsx'
import { Gate, type Way } from '../../app/gates/Gate.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { makeFacilityModel } from './facility.model.ts'

/** The missing requirements of a day trade, or that they could not be loaded. Renders nothing where none is missing. Source: RULES.md, day trading. */
export const FacilityGate = () => {
  const { daytrade: words, markets } = useWords()
  const { gate: known, sheet, standing } = useModel(makeFacilityModel)
  const gate = useValue(known)
  const isFailed = useValue(standing.status) === 'failed'
  const failure = useValue(standing.failure)
  if (isFailed)
    return <LoadFailedLine title={words.facilityFailed()} failure={failure} onRetry={() => void standing.load()} />
  if (!gate) return null
  const ways: ReadonlyArray<Way> =
    gate === 'apply'
      ? [{ label: words.apply(), onPress: sheet.open }]
      : gate === 'review'
        ? []
        : [{ label: markets.ways.identity(), link: <Go to="/mine/verified" /> }]
  return (
    <Gate
      tone={gate === 'apply' || gate === 'identity' ? 'accent' : 'warning'}
      title={words.gates[gate].title()}
      ways={ways}
    >
      {words.gates[gate].text()}
    </Gate>
  )
}
