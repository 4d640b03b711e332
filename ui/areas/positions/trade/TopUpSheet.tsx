import { useRef } from 'react'
import { formatPrice } from '../../../../domain/money/format.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { wrongField } from '../../../data/form/wrongField.ts'
import { useWords } from '../../../i18n/words.ts'
import { AmountField } from '../../../kit/fields/AmountField.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Breakdown, Figure } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep } from '../../markets/listing.ts'
import { useModel } from '../../../data/app/app.ts'
import { SendingActions, SendingNote } from './Sending.tsx'
import { makeTopUpModel } from './topUp.model.ts'
import { useFormFocus } from './useFormFocus.ts'
import { WhichPosition } from './WhichPosition.tsx'
import { OwnFigures } from '../../../app/session/OwnFigures.tsx'

/**
 * Adds the customer's own money to a position on margin: a whole amount, which moves the price of the automatic close
 * away.
 */
export const TopUpSheet = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords()
  const own = words.positions.topUp
  const model = useModel(makeTopUpModel)
  const open = useValue(model.sheet)
  const draft = useValue(model.draft)
  const refusal = useValue(model.refusal)
  const available = useValue(model.available)
  const kind = useValue(model.state)?.kind
  const after = useValue(model.stopAfter)
  const tooLittle = useValue(model.tooLittle)
  const body = useRef<HTMLDivElement>(null)
  useFormFocus(kind, false, body)
  const send = () => {
    void model.send()
    requestAnimationFrame(() => wrongField(body.current)?.focus())
  }
  const { currency, decimals, margin, addedMargin, stopPrice } = position
  const price = (n: typeof stopPrice) => (
    <Figure>{n && `${formatPrice(n, priceStep(decimals))}\u00a0${currency}`}</Figure>
  )
  return (
    <BottomSheet
      open={open}
      onClose={model.close}
      title={words.positions.addMargin()}
      footer={
        kind !== 'unknown' && (
          <SendingActions model={model}>
            {(isSending) => (
              <Button wide busy={isSending} onClick={send}>
                {words.positions.addMargin()}
              </Button>
            )}
          </SendingActions>
        )
      }
    >
      <div ref={body} tabIndex={-1} className="grid gap-4 outline-none">
        <WhichPosition position={position} />
        <SendingNote state={model.state} />
        <p className="text-small text-ink-2">{own.text()}</p>
        <AmountField
          label={own.amount()}
          aside={
            <>
              {own.available()}{' '}
              <OwnFigures>
                <Money amount={available} currency={currency} />
              </OwnFigures>
            </>
          }
          error={refusal === null ? undefined : own.refusals[refusal]()}
          value={draft}
          onChange={model.change}
          onBlur={model.leave}
          currency={currency}
          decimals={0}
        />
        <Banner>{own.risk()}</Banner>
        {tooLittle && (
          <Banner live tone="warning">
            {own.tooLittle()}
          </Banner>
        )}
        <Breakdown
          facts={[
            { label: words.positions.fields.margin(), value: <Money amount={margin} currency={currency} /> },
            { label: words.positions.fields.addedMargin(), value: <Money amount={addedMargin} currency={currency} /> },
            { label: words.positions.fields.stopPrice(), value: price(stopPrice) },
            { label: own.stopAfter(), value: price(after), strong: true },
          ]}
        />
      </div>
    </BottomSheet>
  )
}
