import { isOnMargin } from '../../../../domain/orders/order.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useWords } from '../../../i18n/words.ts'
import { actionName } from '../../markets/actionName.ts'
import { ActionBar } from '../../../kit/buttons/ActionBar.tsx'
import { Button } from '../../../kit/buttons/Button.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeCloseModel } from './close.model.ts'
import { makeTopUpModel } from './topUp.model.ts'

/** The actions of the position, within reach of the thumb. A closed position has none. */
export const PositionActions = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords()
  const closing = useModel(makeCloseModel)
  const adding = useModel(makeTopUpModel)
  const ready = useValue(closing.detail) !== null
  const stage = useValue(closing.sending.stage)
  const { state, direction, leverage } = position
  if (state !== 'holding' && state !== 'closing') return null
  const label =
    stage === 'unknown'
      ? words.markets.sending.unknown()
      : stage === 'sending'
        ? words.markets.sending.sending()
        : actionName(words, { action: 'close', direction, leverage })
  return (
    <ActionBar>
      {isOnMargin(position) && (
        <Button wide kind="secondary" onClick={adding.show}>
          {words.positions.addMargin()}
        </Button>
      )}
      <Button
        wide
        kind={stage === 'idle' ? (direction === 'long' ? 'down' : 'up') : 'secondary'}
        disabled={!ready}
        onClick={closing.show}
      >
        {label}
      </Button>
    </ActionBar>
  )
}
