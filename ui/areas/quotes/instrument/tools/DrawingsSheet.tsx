import Trash2 from 'lucide-react/icons/trash-2'
import { isSuccess } from 'effect/Result'
import { useState } from 'react'
import { compare, zero } from '../../../../../domain/money/decimal.ts'
import { formatPrice } from '../../../../../domain/money/format.ts'
import { parseFigure } from '../../../../../domain/money/parse.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import {
  type ChartDrawing,
  DRAWING_KINDS,
  type DrawingPoint,
  LONGEST_TEXT,
  MOST_DRAWINGS,
} from '../../../../charts/tools/drawings.ts'
import { nameOf } from '../../../../charts/tools/nameOf.ts'
import { useModel } from '../../../../data/app/app.ts'
import { useWords } from '../../../../i18n/words.ts'
import { IconButton } from '../../../../kit/buttons/IconButton.tsx'
import { AmountField } from '../../../../kit/fields/AmountField.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import { BottomSheet } from '../../../../kit/overlays/overlays.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { priceStep } from '../../../markets/listing.ts'
import { makeDrawingsModel } from './drawings.model.ts'
import { localInstant, localText } from './localTime.ts'
import { ToolButton } from './ToolButton.tsx'
import { TOOL_ICONS } from './toolIcons.tsx'
import { useTyped } from './useTyped.ts'

interface PointProps {
  readonly detail: Detail
  readonly point: DrawingPoint
  readonly nth: number
  readonly onChange: (point: DrawingPoint) => void
}

/** A point as fields; what was typed counts when its field is left. */
const PointFields = ({ detail, point, nth, onChange }: PointProps) => {
  const words = useWords().charttools
  const { decimals, currency, rules } = detail
  const [time, setTime] = useState(localText(rules.zone, point.time))
  const [price, setPrice] = useState(formatPrice(point.price, priceStep(decimals)))
  const at = localInstant(rules.zone, time)
  const figure = parseFigure(price, { decimals })
  const isPrice = isSuccess(figure) && compare(figure.success, zero) > 0
  const { leave, typing } = useTyped(() => {
    if (at === undefined || !isPrice) return
    const isMoved = localText(rules.zone, point.time) !== time
    onChange({ time: isMoved ? at : point.time, price: figure.success })
  })
  return (
    <fieldset className="grid items-start gap-3 @md:grid-cols-2">
      <legend className="pb-1 text-small text-ink-2">{words.point({ nth: String(nth + 1) })}</legend>
      <TextField
        label={words.time()}
        type="datetime-local"
        dir="ltr"
        value={time}
        error={at === undefined ? words.badTime() : undefined}
        onChange={(next) => {
          typing()
          setTime(next)
        }}
        onBlur={leave}
      />
      <AmountField
        label={words.price()}
        value={price}
        error={isPrice ? undefined : words.unreadable()}
        onChange={(next) => {
          typing()
          setPrice(next)
        }}
        onBlur={leave}
        currency={currency}
        decimals={decimals}
      />
    </fieldset>
  )
}

const DrawingFields = ({
  detail,
  drawing,
  name,
}: {
  readonly detail: Detail
  readonly drawing: ChartDrawing
  readonly name: string
}) => {
  const words = useWords().charttools
  const model = useModel(makeDrawingsModel)
  const [text, setText] = useState(drawing.text)
  const { id, kind, points } = drawing
  const { leave, typing } = useTyped(() => text !== drawing.text && model.write(id, text))
  return (
    <li className="grid gap-2 border-line py-3 not-last:border-b">
      <div className="flex items-center gap-2">
        <span aria-hidden className="text-ink-3">
          {TOOL_ICONS[kind]}
        </span>
        <h3 className="grow font-medium">{name}</h3>
        <IconButton
          last
          tone="quiet"
          label={words.remove({ drawing: name })}
          icon={<Trash2 className="size-5" />}
          onClick={() => model.remove(id)}
        />
      </div>
      {kind === 'text' && (
        <TextField
          label={words.note()}
          value={text}
          maxLength={LONGEST_TEXT}
          onChange={(next) => {
            typing()
            setText(next)
          }}
          onBlur={leave}
        />
      )}
      {points.map((point, nth) => (
        <PointFields
          // A point that was moved on the chart has new fields.
          key={`${nth} ${point.time} ${formatPrice(point.price, priceStep(detail.decimals))}`}
          detail={detail}
          point={point}
          nth={nth}
          onChange={(next) => {
            const isSame = next.time === point.time && next.price === point.price
            if (!isSame) model.move(id, points.with(nth, next))
          }}
        />
      ))}
    </li>
  )
}

interface SheetProps {
  readonly detail: Detail
  readonly open: boolean
  readonly onClose: () => void
}

/** Every drawing with its points as fields, for keyboards and screen readers; adds drawings without a tap on the chart. */
export const DrawingsSheet = ({ detail, open, onClose }: SheetProps) => {
  const words = useWords().charttools
  const model = useModel(makeDrawingsModel)
  const drawings = useValue(model.drawings)
  return (
    <BottomSheet open={open} onClose={onClose} title={words.list()}>
      <div className="grid gap-3">
        <div role="group" aria-label={words.add()}>
          <p aria-hidden className="text-small text-ink-2">
            {words.add()}
          </p>
          <div className="-mx-2 flex flex-wrap">
            {DRAWING_KINDS.map((kind) => (
              <ToolButton
                key={kind}
                label={words.kinds[kind]()}
                icon={TOOL_ICONS[kind]}
                disabled={drawings.length >= MOST_DRAWINGS}
                onPress={() => model.addThere(kind, words.kinds.text())}
              />
            ))}
          </div>
        </div>
        {drawings.length === 0 ? (
          <p className="text-small text-ink-2">{words.none()}</p>
        ) : (
          <ul aria-label={words.list()} className="@container">
            {drawings.map((drawing) => (
              <DrawingFields
                key={drawing.id}
                detail={detail}
                drawing={drawing}
                name={nameOf(drawing, drawings, words)}
              />
            ))}
          </ul>
        )}
        <p className="text-small text-ink-3">{words.kept()}</p>
      </div>
    </BottomSheet>
  )
}
