import { useRouterState } from '@tanstack/react-router'
import { useValue } from '../../kit/useValue.ts'
import { useWide } from '../../kit/layout/useWide.ts'
import { useModel } from '../../data/app/app.ts'
import { makeSessionModel } from '../session/session.model.ts'

/** Whether the menu is shown at the side of every screen: where there is room, for a customer who is signed in. */
export const useRail = (): boolean => {
  const wide = useWide()
  const signedIn = useValue(useModel(makeSessionModel).session) !== null
  const entering = useRouterState({ select: (state) => state.location.pathname.startsWith('/login') })
  return wide && signedIn && !entering
}
