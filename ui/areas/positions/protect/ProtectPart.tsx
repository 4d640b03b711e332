import { useEffect } from 'react'
import { parseDecimal } from '../../../../domain/money/decimal.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useOrderFeature } from '../../../app/session/useOrderFeature.ts'
import { useVisit } from '../../../app/navigation/useVisit.ts'
import { useSearch } from '../../../app/navigation/useSearch.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeProtectModel } from './protect.model.ts'
import { ProtectionFacts } from '../../orders/protection/ProtectionFacts.tsx'
import { ProtectSheet } from './ProtectSheet.tsx'

const Protected = ({ position }: { readonly position: PositionRecord }) => {
  const own = useWords().protection
  const { profit, protect, stop } = useSearch('/position/info')
  const visit = useVisit()
  const { open, show, showOnce } = useModel(makeProtectModel)
  const { currency, decimals, id, protection, state } = position
  useEffect(() => open(id), [open, id])
  useEffect(() => {
    // A line was dragged on the chart of the instrument: its price is in the address.
    const [low, high] = [parseDecimal(stop ?? ''), parseDecimal(profit ?? '')]
    if (!low && !high && protect !== '1') return
    showOnce(visit, { ...(low && { stop: low }), ...(high && { profit: high }) })
  }, [profit, protect, showOnce, stop, visit])
  const isOpen = state === 'pending' || state === 'holding' || state === 'closing'
  if (!isOpen && protection === undefined) return null
  const isSet = protection !== undefined && protection.state !== 'ended'
  return (
    <Section title={own.title()}>
      <div className="grid gap-3">
        {protection ? (
          <ProtectionFacts protection={protection} currency={currency} decimals={decimals} />
        ) : (
          <p className="text-small text-ink-2">{own.hint()}</p>
        )}
        {isOpen && (
          <Button wide kind="secondary" size="medium" onClick={() => show()}>
            {isSet ? own.edit() : own.set()}
          </Button>
        )}
      </div>
      <ProtectSheet position={position} />
    </Section>
  )
}

/** What protects the position, and its form, where the server has it. A closed position shows what it had. */
export const ProtectPart = ({ position }: { readonly position: PositionRecord }) =>
  useOrderFeature('protection') && <Protected position={position} />
