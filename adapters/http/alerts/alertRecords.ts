import type { PriceAlert } from '../../../ports/Alerts.ts'
import type { Alert } from '../../generated/schemas/alerts.ts'

/** An alert counts as met by its state alone. */
export const alertOf = ({ state, ...alert }: (typeof Alert)['Type']): PriceAlert => ({
  ...alert,
  metAt: state === 'met' ? alert.metAt : null,
})
