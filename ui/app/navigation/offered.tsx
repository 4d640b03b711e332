import { createContext, type ReactNode, useContext } from 'react'
import type { Area } from '../../../domain/config/areas.ts'
import { isLacking } from './routes.ts'

const Lacking = createContext<ReadonlySet<Area>>(new Set())

/** Says to the screens within it which areas the server lacks. */
export const LackingAreas = Lacking.Provider

/** Whether the server has an area. */
export const useArea = (area: Area): boolean => !useContext(Lacking).has(area)

/** Whether the server has what the screen at a path is about. */
export const useOffered = (): ((path: string) => boolean) => {
  const lacking = useContext(Lacking)
  return (path) => !isLacking(lacking, path)
}

/** A part of a screen that is about an area: nothing where the server lacks it. */
export const InArea = ({ area, children }: { readonly area: Area; readonly children: ReactNode }) =>
  useArea(area) ? children : null
