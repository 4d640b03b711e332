import type { PositionRecord } from '../../../../ports/Positions.ts'
import { serverMessage } from '../../../i18n/serverMessage.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { SendingActions, SendingNote } from '../trade/Sending.tsx'
import { WhichPosition } from '../trade/WhichPosition.tsx'
import { makeProtectModel } from './protect.model.ts'
import { ProtectFields } from '../../orders/protection/ProtectFields.tsx'

const Actions = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords().protection
  const model = useModel(makeProtectModel)
  const ready = useValue(model.isReady)
  const isSet = position.protection !== undefined && position.protection.state !== 'ended'
  return (
    <SendingActions model={model}>
      {(isSending) => (
        <div className="grid gap-2">
          {isSet && (
            <Button wide kind="secondary" busy={isSending} onClick={() => void model.remove()}>
              {words.remove()}
            </Button>
          )}
          <Button wide busy={isSending} disabled={!ready} onClick={() => void model.save()}>
            {words.save()}
          </Button>
        </div>
      )}
    </SendingActions>
  )
}

/** Sets, changes or removes what protects a position. */
export const ProtectSheet = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords()
  const model = useModel(makeProtectModel)
  const open = useValue(model.sheet)
  const kind = useValue(model.state)?.kind
  const draft = useValue(model.draft)
  const problems = useValue(model.problems)
  const [atStop, atProfit] = [useValue(model.atStop), useValue(model.atProfit)]
  const detail = useValue(model.detail)
  const over = useValue(model.over)
  return (
    <BottomSheet
      open={open}
      onClose={model.close}
      title={words.protection.title()}
      footer={kind !== 'unknown' && <Actions position={position} />}
    >
      <div className="grid gap-4">
        <WhichPosition position={position} />
        <SendingNote state={model.state} />
        {over && (
          <Banner live tone="warning">
            {serverMessage(words, over)}
          </Banner>
        )}
        {detail && over === null && (
          <ProtectFields
            draft={draft}
            problems={problems}
            onChange={model.change}
            currency={position.currency}
            decimals={position.decimals}
            atStop={atStop}
            atProfit={atProfit}
          />
        )}
      </div>
    </BottomSheet>
  )
}
