import { useRef } from 'react'
import { isEmpty, type Protection } from '../../../../domain/orders/protection.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { wrongField } from '../../../data/form/wrongField.ts'
import { serverMessage } from '../../../i18n/serverMessage.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { Breakdown } from '../../../kit/figures/Figures.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { SendingActions, SendingNote } from '../trade/Sending.tsx'
import { useFormFocus } from '../trade/useFormFocus.ts'
import { WhichPosition } from '../trade/WhichPosition.tsx'
import { makeProtectModel } from './protect.model.ts'
import { termsFacts } from '../../orders/protection/ProtectionFacts.tsx'
import { ProtectFields } from '../../orders/protection/ProtectFields.tsx'

interface ActionsProps {
  readonly position: PositionRecord
  /** A field is wrong: nothing was sent. */
  readonly onWrong: () => void
}

const Actions = ({ onWrong, position }: ActionsProps) => {
  const words = useWords().protection
  const model = useModel(makeProtectModel)
  const save = async () => {
    if (!(await model.save())) onWrong()
  }
  const hasNothing = useValue(model.hasNothing)
  const isOver = useValue(model.over) !== null
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
          <Button wide busy={isSending} disabled={isOver || hasNothing} onClick={() => void save()}>
            {words.save()}
          </Button>
        </div>
      )}
    </SendingActions>
  )
}

interface SentProps {
  readonly position: PositionRecord
  readonly protection: Protection
}

/** What was sent and has no answer. */
const Sent = ({ position, protection }: SentProps) => {
  const words = useWords().protection
  if (isEmpty(protection)) return <p className="font-semibold">{words.remove()}</p>
  const { stop } = protection
  return <Breakdown facts={termsFacts({ ...words, stopNow: words.stopPrice }, protection, stop, position)} />
}

/** Sets, changes or removes what protects a position. */
export const ProtectSheet = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords()
  const model = useModel(makeProtectModel)
  const open = useValue(model.sheet)
  const state = useValue(model.state)
  const draft = useValue(model.draft)
  const problems = useValue(model.problems)
  const isTried = useValue(model.isTried)
  const isOutdated = useValue(model.isOutdated)
  const [atStop, atProfit] = [useValue(model.atStop), useValue(model.atProfit)]
  const detail = useValue(model.detail)
  const over = useValue(model.over)
  const proposal = useValue(model.proposal)
  const body = useRef<HTMLDivElement>(null)
  const kind = state?.kind
  const unanswered = state?.kind === 'unknown' || state?.kind === 'lost' ? state.form : null
  useFormFocus(kind, over !== null, body)
  return (
    <BottomSheet
      open={open}
      onClose={model.close}
      title={words.protection.title()}
      footer={
        kind !== 'unknown' && (
          <Actions position={position} onWrong={() => requestAnimationFrame(() => wrongField(body.current)?.focus())} />
        )
      }
    >
      <div ref={body} tabIndex={-1} className="grid gap-4 outline-none">
        <WhichPosition position={position} />
        <SendingNote state={model.state} />
        {over && (
          <Banner live tone="warning">
            {serverMessage(words, over)}
          </Banner>
        )}
        {unanswered && <Sent position={position} protection={unanswered.protection} />}
        {isOutdated && over === null && !unanswered && <Banner live>{words.protection.changedElsewhere()}</Banner>}
        {detail && over === null && !unanswered && (
          <ProtectFields
            draft={draft}
            problems={problems}
            isTried={isTried}
            proposal={proposal}
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
