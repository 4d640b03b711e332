import { useEffect } from 'react'
import { parseDecimal } from '../../../../domain/money/decimal.ts'
import { useSearchBeside } from '../../../app/navigation/useSearch.ts'
import { useVisit } from '../../../app/navigation/useVisit.ts'
import { useModel } from '../../../data/app/app.ts'
import { useValue } from '../../../kit/useValue.ts'
import { makeAskedChangeModel } from './askedChange.model.ts'

/** The change that the address asks for, and the function that ends it; `offered`: whether the server has the call. */
export const useAskedChange = (offered: boolean) => {
  const { change = '', price: text = '' } = useSearchBeside()
  const visit = useVisit()
  const { asked, close, show } = useModel(makeAskedChangeModel)
  useEffect(() => {
    const price = parseDecimal(text)
    if (offered && change !== '' && price) void show(visit, change, price)
  }, [change, offered, show, text, visit])
  useEffect(() => close, [close])
  return { asked: useValue(asked), close }
}
