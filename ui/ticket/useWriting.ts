import { ladderDecimals } from '../../domain/market/tickLadder.ts'
import type { Detail } from '../../ports/InstrumentDetail.ts'
import { locale } from '../i18n/words.ts'
import { useValue } from '../kit/useValue.ts'
import { priceStep } from '../market/names.ts'
import type { Writing } from './sayFinding.ts'

/** How the figures of an instrument are written in the language in use. */
export const useWriting = ({ currency, rules }: Pick<Detail, 'currency' | 'rules'>): Writing => {
  const { tag } = useValue(locale)
  return { tag, currency, zone: rules.zone, tick: priceStep(ladderDecimals(rules.ticks)) }
}
