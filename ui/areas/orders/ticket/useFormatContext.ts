import { ladderDecimals } from '../../../../domain/markets/tickLadder.ts'
import type { Detail } from '../../../../ports/InstrumentDetail.ts'
import { locale } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep } from '../../markets/names.ts'
import type { FormatContext } from './formatFinding.ts'

/** How the figures of an instrument are written in the language in use. */
export const useFormatContext = ({ currency, rules }: Pick<Detail, 'currency' | 'rules'>): FormatContext => {
  const { tag } = useValue(locale)
  return { tag, currency, zone: rules.zone, tick: priceStep(ladderDecimals(rules.ticks)) }
}
