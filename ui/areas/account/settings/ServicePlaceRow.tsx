import { locale, useWords } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useModel } from '../../../data/app/app.ts'
import { makeServiceModel } from '../../../app/service/service.model.ts'
import { NAMED_PLACES, nearestPlace, placeFrom, placeText } from '../../../app/service/servicePlace.ts'
import { ChoiceRow } from './ChoiceRow.tsx'

const HEIGHTS = ['top', 'middle', 'bottom'] as const

/**
 * The place of the customer-service button, for customers who do not drag it. Renders nothing where there is no button.
 */
export const ServicePlaceRow = () => {
  const words = useWords().settings
  const service = useModel(makeServiceModel)
  const link = useValue(service.link)
  const place = useValue(service.place)
  const rtl = useValue(locale).dir === 'rtl'
  if (!link) return null
  return (
    <ChoiceRow
      title={words.row.servicePlace()}
      options={NAMED_PLACES.map((named) => ({
        value: placeText(named),
        label:
          named === 'free'
            ? words.places.free()
            : words.places[(named.edge === 'start') === rtl ? 'right' : 'left'][
                HEIGHTS[named.height * 2] ?? 'bottom'
              ](),
      }))}
      value={placeText(nearestPlace(place))}
      onChoose={(next) => service.moveTo(placeFrom(next))}
    />
  )
}
