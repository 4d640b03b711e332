import { useEffect } from 'react'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useModel } from '../../../data/app/app.ts'
import { CloseParts, OrderSheet } from './CloseParts.tsx'
export { default as GuardsOver } from '../protect/GuardsOver.tsx'
export { ProtectPart } from '../protect/ProtectPart.tsx'
import { makeCloseModel } from './close.model.ts'
import { PositionActions } from './PositionActions.tsx'
import { makeTopUpModel } from './topUp.model.ts'
import { TopUpSheet } from './TopUpSheet.tsx'

/** The actions of a position, downloaded in parallel with its figures. Looks up intents that were in flight before. */
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
