import { useModel } from '../../data/app/app.ts'
import { usePart } from '../../kit/useValue.ts'
import { makeServerModel } from './server.model.ts'

/** What a server may offer of orders beyond their first version, as the contract's `orderfeatures` names it. */
type OrderFeature = 'timeinforce' | 'protection' | 'amend' | 'cancelall' | 'closeall'

/** Whether the server offers it; false before its config has arrived. */
export const useOrderFeature = (feature: OrderFeature): boolean =>
  usePart(useModel(makeServerModel).settings, (settings) =>
    (settings?.entries.get('orderfeatures') ?? '').split(' ').includes(feature),
  )
