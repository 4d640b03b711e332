import { useWords } from '../i18n/words.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import { makeFacilityModel } from './facility.model.ts'

/** What must be in place before a day trade can be opened, and the way there. Nothing where nothing is missing. */
export const GateNote = () => {
  const words = useWords().daytrade
  const { gate: known, sheet } = useModel(makeFacilityModel)
  const gate = useValue(known)
  if (!gate) return null
  const waits = gate === 'review' || gate === 'identity-review'
  return (
    <Banner tone={waits ? 'warning' : 'accent'} title={words.gates[gate].title()} live>
      <p>{words.gates[gate].text()}</p>
      {gate === 'apply' && (
        <div className="mt-2">
          <Button size="medium" onClick={sheet.open}>
            {words.apply()}
          </Button>
        </div>
      )}
      {gate === 'identity' && (
        <div className="mt-2">
          <ButtonLink size="medium" render={<Go to="/mine/verified" />}>
            {words.toIdentity()}
          </ButtonLink>
        </div>
      )}
    </Banner>
  )
}
