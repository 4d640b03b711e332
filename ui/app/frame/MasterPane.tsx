import { useRouterState } from '@tanstack/react-router'
import { MasterPaneContext } from '../../kit/layout/masterPane.ts'
import { classes } from '../../kit/classes.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeSessionModel } from '../session/session.model.ts'

/** The list from which the screen was opened. It stays mounted while the customer moves from screen to screen. */
export default function MasterPane() {
  const signedIn = useValue(useModel(makeSessionModel).session) !== null
  const list = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.masterPane })
  const maxPhoneWidth = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.maxPhoneWidth === true })
  if (!signedIn || !list) return null
  return (
    <aside
      className={classes(
        'sticky top-(--above) h-[calc(100dvh-var(--above))] overflow-y-auto border-e border-line',
        maxPhoneWidth ? 'grow' : 'w-96 shrink-0',
      )}
    >
      <div className="[--above:0px]">
        <MasterPaneContext value>{list}</MasterPaneContext>
      </div>
    </aside>
  )
}
