import { useModel } from '../../data/app/app.ts'
import { usePart } from '../../kit/useValue.ts'
import { makeOrderFeatures, type OrderFeature } from './orderFeatures.model.ts'

/** Whether the server offers a feature of orders; false before its config has arrived. */
export const useOrderFeature = (feature: OrderFeature): boolean =>
  usePart(useModel(makeOrderFeatures).offered, (offered) => offered.has(feature))
