import { makeServerModel } from '../../app/session/server.model.ts'
import { useModel } from '../../data/app/app.ts'
import { usePart } from '../../kit/useValue.ts'

/** Whether the server has price alerts. */
export const useAlertsOffered = (): boolean =>
  usePart(useModel(makeServerModel).settings, (settings) => settings?.entries.get('alerts') === '1')
