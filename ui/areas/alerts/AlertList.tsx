import Trash2 from 'lucide-react/icons/trash-2'
import type { PriceAlert } from '../../../ports/Alerts.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { useRowFocus } from '../../kit/lists/useRowFocus.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { eventTime } from '../../data/clock/event.ts'
import { Monogram } from '../markets/Monogram.tsx'
import { useListingName } from '../markets/listing.ts'
import { makeAlertsModel } from './alerts.model.ts'
import { alertText, pricedText } from './sentence.ts'

const AlertRow = ({ alert, named }: { readonly alert: PriceAlert; readonly named: boolean }) => {
  const words = useWords().alerts
  const { tag } = useValue(locale)
  const { remove } = useModel(makeAlertsModel)
  const name = useListingName(alert)
  const text = alertText(words, alert, alert)
  const met =
    alert.metAt !== null && alert.metPrice !== null
      ? words.metAt({
          price: pricedText(alert.metPrice, alert),
          time: eventTime(alert.metAt, tag, alert.zone),
        })
      : undefined
  return (
    <li className="flex items-center">
      <div className="min-w-0 grow">
        <ListRow
          leading={named && <Monogram listing={alert} />}
          title={named ? name : text}
          subtitle={
            <>
              {named && <span className="block">{text}</span>}
              {met}
            </>
          }
        />
      </div>
      <IconButton
        last
        tone="quiet"
        label={words.remove({ alert: named ? `${name}: ${text}` : text })}
        icon={<Trash2 className="size-5" />}
        onClick={() => void remove(alert.id)}
      />
    </li>
  )
}

/** Some alerts with what each waits for, or the price that met it; `named` where they are of several instruments. */
export const AlertList = (props: {
  readonly title: string
  readonly alerts: ReadonlyArray<PriceAlert>
  readonly named?: boolean
}) => {
  const rowFocus = useRowFocus<HTMLElement>()
  return (
    props.alerts.length > 0 && (
      <section {...rowFocus}>
        <h3 className="pt-2 text-small font-semibold text-ink-2">{props.title}</h3>
        <ul>
          {props.alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} named={props.named === true} />
          ))}
        </ul>
      </section>
    )
  )
}
