import { useEffect } from 'react'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useModel } from '../../../data/app/app.ts'
import { CloseParts, OrderSheet } from './CloseParts.tsx'
import { makeCloseModel } from './close.model.ts'
import { PositionActions } from './PositionActions.tsx'
import { makeTopUpModel } from './topUp.model.ts'
import { TopUpSheet } from './TopUpSheet.tsx'

/** What can be done with a position: downloaded beside its figures. Finds out what was under way before. */
export default function PositionTrade({ position }: { readonly position: PositionRecord }) {
  const closing = useModel(makeCloseModel)
  const adding = useModel(makeTopUpModel)
  const { id } = position
  useEffect(() => {
    const stops = [closing.open(id), adding.open(id)]
    void OrderSheet.preload()
    return () => {
      for (const stop of stops) stop()
    }
  }, [closing, adding, id])
  return (
    <>
      <PositionActions position={position} />
      <CloseParts position={position} />
      <TopUpSheet position={position} />
    </>
  )
}
