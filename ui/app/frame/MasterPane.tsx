import { useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { BesideContext } from '../kit/beside.ts'
import { classes } from '../kit/classes.ts'
import { useValue } from '../kit/useValue.ts'
import { useModel } from './app.ts'
import { makeSessionModel } from './session.model.ts'

/** What the screen was chosen from. It stays while one screen follows another. */
export default function Beside() {
  const signedIn = useValue(useModel(makeSessionModel).session) !== null
  const list = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.beside })
  const narrow = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.narrow === true })
  if (!signedIn || !list) return null
  return (
    <aside
      className={classes(
        'sticky top-(--above) h-[calc(100dvh-var(--above))] overflow-y-auto border-e border-line',
        narrow ? 'grow' : 'w-96 shrink-0',
      )}
    >
      <div className="[--above:0px]">
        <BesideContext value>
          <Suspense fallback={null}>{list}</Suspense>
        </BesideContext>
      </div>
    </aside>
  )
}
