import type { ReactNode } from 'react'
import { useModel } from '../../data/app/app.ts'
import { usePart, useValue } from '../../kit/useValue.ts'
import { LackingAreas } from '../navigation/offered.tsx'
import { isLacking } from '../navigation/routes.ts'
import { makeAreasModel } from './areas.model.ts'

/** Around all screens: links and parts of screens follow what the server has. */
export const Areas = ({ children }: { readonly children: ReactNode }) => (
  <LackingAreas value={useValue(useModel(makeAreasModel).lacking)}>{children}</LackingAreas>
)

/** Whether the server is known to lack what the screen at a path is about. */
export const useLacks = (path: string): boolean =>
  usePart(useModel(makeAreasModel).known, (known) => isLacking(known, path))
