import { Effect, Option, Schema } from 'effect'
import { isInstant } from '../../../../../domain/calendar/zone.ts'
import { KeyValueStore } from '../../../../../ports/device/KeyValueStore.ts'
import {
  type ChartDrawing,
  DRAWING_KINDS,
  LONGEST_TEXT,
  MOST_DRAWINGS,
  POINTS,
} from '../../../../charts/tools/drawings.ts'
import { ExactDecimal } from '../../../../data/intent/exactDecimal.ts'
import { deviceKey } from './toolsOpen.model.ts'

const Drawing = Schema.Struct({
  id: Schema.Number,
  kind: Schema.Literals(DRAWING_KINDS),
  points: Schema.Array(Schema.Struct({ time: Schema.Number, price: ExactDecimal })),
  text: Schema.String,
})
const Text = Schema.fromJsonString(Schema.Array(Drawing))
const decode = Schema.decodeUnknownOption(Text)
const encode = Schema.encodeSync(Text)

const isWhole = ({ id, kind, points, text }: ChartDrawing): boolean =>
  Number.isSafeInteger(id) &&
  points.length === POINTS[kind] &&
  points.every(({ time }) => isInstant(time)) &&
  text.length <= LONGEST_TEXT

/** The drawings of a stored text, as many as an instrument has at most; none where it cannot be read. */
export const readDrawings = (kept: string | null): ReadonlyArray<ChartDrawing> => {
  const whole = kept === null ? [] : Option.getOrElse(decode(kept), () => []).filter(isWhole)
  return [...new Map(whole.map((one) => [one.id, one])).values()].slice(0, MOST_DRAWINGS)
}

/** The text of the customer's drawings on an instrument on this device; null for none. */
export const loadDrawings = (code: string) =>
  Effect.gen(function* () {
    const store = yield* KeyValueStore
    return yield* store.get(yield* deviceKey('drawings', code))
  })

/** Stores the customer's drawings on an instrument on the device; none takes no place. Returns the text that it holds then. */
export const keepDrawings = (code: string, drawings: ReadonlyArray<ChartDrawing>) =>
  Effect.gen(function* () {
    const store = yield* KeyValueStore
    const key = yield* deviceKey('drawings', code)
    yield* drawings.length === 0 ? store.remove(key) : store.set(key, encode(drawings))
    return yield* store.get(key)
  })
