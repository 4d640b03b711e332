import { isOfferedIn } from '../../../domain/savings/schedule.ts'
import type { Detail } from '../../../ports/Quotes.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { makeServerModel } from '../../app/session/server.model.ts'
import { useModel } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { usePart } from '../../kit/useValue.ts'

/** Whether the server has savings plans. */
export const usePlansOffered = (): boolean =>
  usePart(useModel(makeServerModel).settings, (settings) => settings?.entries.get('savingsplans') === '1')

/** Leads from an instrument to a new plan of it, where the server has plans and they are offered for its market. */
export const PlanRow = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords().quotes
  const isOffered = usePlansOffered()
  // The page says why an instrument that is only quoted has no orders.
  if (!isOffered || !detail.rules.tradable || !isOfferedIn(detail.market)) return null
  return (
    <ListRow
      title={words.savingsPlan()}
      subtitle={words.savingsPlanHint()}
      render={<Go to="/home/plans" search={{ code: detail.code }} />}
    />
  )
}
