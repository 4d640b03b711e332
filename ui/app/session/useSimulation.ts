import { useModel } from '../../data/app/app.ts'
import { useValue } from '../../kit/useValue.ts'
import { makeServerModel } from './server.model.ts'

/**
 * Whether the server says that it is a simulation; false before its config has arrived. Nothing else may tell a customer that
 * prices, offers or money are not real: of a real broker that would be false. Source: RULES.md, simulated prices.
 */
export const useSimulation = (): boolean => useValue(useModel(makeServerModel).settings)?.simulation ?? false
