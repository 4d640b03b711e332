import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { WhichPosition } from '../trade/WhichPosition.tsx'
import { makeProtectModel } from './protect.model.ts'
import { ProtectFields } from '../../orders/protection/ProtectFields.tsx'

const Actions = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords()
  const { discard, isReady, remove, save, sendAgain, state } = useModel(makeProtectModel)
  const kind = useValue(state)?.kind
  const ready = useValue(isReady)
  const isSet = position.protection !== undefined && position.protection.state !== 'ended'
  if (kind === 'lost')
    return (
      <div className="grid grid-cols-2 gap-2">
        <Button kind="secondary" size="medium" onClick={discard}>
          {words.markets.sending.discard()}
        </Button>
        <Button size="medium" onClick={sendAgain}>
          {words.markets.sending.sendAgain()}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-2">
      {isSet && (
        <Button wide kind="secondary" busy={kind === 'sending'} onClick={() => void remove()}>
          {words.protection.remove()}
        </Button>
      )}
      <Button wide busy={kind === 'sending'} disabled={!ready} onClick={() => void save()}>
        {words.protection.save()}
      </Button>
    </div>
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
  return (
    <BottomSheet
      open={open}
      onClose={model.close}
      title={words.protection.title()}
      footer={kind !== 'unknown' && <Actions position={position} />}
    >
      <div className="grid gap-4">
        <WhichPosition position={position} />
        {kind === 'unknown' && (
          <Banner live title={words.markets.sending.unknown()}>
            {words.markets.sending.unknownHint()}
          </Banner>
        )}
        {detail && (
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
