import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { makeHiddenModel } from '../account/hidden.model.ts'
import { recordCurrency } from '../../../domain/wealth/wealth.ts'
import { makeWealthModel } from '../wealth/wealth.model.ts'
import { useWords } from '../../i18n/words.ts'
import { Change } from '../../kit/figures/Change.tsx'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'

const EYE = { className: 'size-5', strokeWidth: 1.75 }

/** The customer's assets in the currency of the account centre, and the floating profit of open positions. */
export const Assets = () => {
  const words = useWords().account
  const wealth = useModel(makeWealthModel)
  const currency = useValue(wealth.currency)
  const figures = useValue(wealth.figures)
  const { hidden: covered, toggle } = useModel(makeHiddenModel)
  const hidden = useValue(covered)
  // In Arabic a change of width is visible as a jump from the right edge; a new element is not.
  const shown = `${figures === null} ${hidden}`
  return (
    <Section>
      <div className="-mt-2 flex items-center justify-between">
        <h2 className="text-small text-ink-2">
          {words.totalAssets()} · {currency}
        </h2>
        <IconButton
          last
          tone="quiet"
          label={hidden ? words.showFigures() : words.hideFigures()}
          aria-pressed={hidden}
          icon={hidden ? <EyeOff {...EYE} /> : <Eye {...EYE} />}
          onClick={toggle}
        />
      </div>
      <p className="-mt-1">
        <Money key={shown} hero amount={figures?.total} currency={currency} showCurrency={false} hidden={hidden} />
      </p>
      {recordCurrency(currency) !== currency && <p className="text-small text-ink-3">{words.dollarHoldings()}</p>}
      <p className="flex flex-wrap gap-x-1.5 text-small text-ink-3">
        <Change key={shown} amount={figures?.floating ?? null} currency={currency} hidden={hidden} />
        {words.floating()}
      </p>
    </Section>
  )
}
