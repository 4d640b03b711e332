import { decimal } from '../../../../domain/money/decimal.ts'
import { formatPlainPercent } from '../../../../domain/money/format.ts'
import { HOLD_CHOICES } from '../../../../domain/orders/hold/hold.ts'
import { makeHoldModel } from '../../../app/session/hold.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { inText } from '../../../i18n/inText.ts'
import { useWords } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { ChoiceRow } from './ChoiceRow.tsx'

/** Which orders wait ten seconds before they can be sent. */
export const HoldRow = () => {
  const words = useWords().settings
  const { choice, choose } = useModel(makeHoldModel)
  const label = (value: (typeof HOLD_CHOICES)[number]): string =>
    value === 'off' || value === 'all'
      ? words.hold[value]()
      : words.hold.from({ percent: inText(formatPlainPercent(decimal(value))) })
  return (
    <ChoiceRow
      title={words.row.hold()}
      hint={words.hold.hint()}
      options={HOLD_CHOICES.map((value) => ({ value, label: label(value) }))}
      value={useValue(choice)}
      onChoose={(next) => void choose(next)}
    />
  )
}
