import { useWords } from '../../i18n/words.ts'
import { Go } from './Go.tsx'

/**
 * The link to the screen on which the customer meets what a refusal or a finding misses, by its code; undefined where no
 * screen can help. Needs the words `markets`.
 */
export const useWayOut = (code: string | undefined) => {
  const { ways } = useWords().markets
  switch (code) {
    case 'insufficient-balance':
    case 'insufficient-available-balance':
      return { label: ways.deposit(), link: <Go to="/mine/stored" /> }
    case 'identity-not-verified':
    case 'identity-failed':
      return { label: ways.identity(), link: <Go to="/mine/verified" /> }
    case 'fund-password-not-set':
      return { label: ways.fundPassword(), link: <Go to="/mine/fundPassword" /> }
    case 'day-trading-not-approved':
      return { label: ways.dayTrading(), link: <Go to="/home/dayTrading" search={{ tab: 'applied' }} /> }
    default:
      return undefined
  }
}
