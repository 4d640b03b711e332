import { useEffect } from 'react'
import { decimal } from '../../../../domain/money/decimal.ts'
import { makePreferencesModel } from '../../../app/session/preferences.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Change } from '../../../kit/figures/Change.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import type { DirectionColours } from '../../../theme/preferences.ts'
import { coloursFor, makePriceColoursModel } from './priceColours.model.ts'

const RISE = decimal('1.20')
const FALL = decimal('-1.20')

/** A rise and a fall in the colours of an option. */
const Sample = ({ direction }: { readonly direction: DirectionColours }) => (
  <span aria-hidden data-direction={direction} className="grid justify-items-end">
    <Change percent={RISE} />
    <Change percent={FALL} />
  </span>
)

/** Asks once for the colours of prices, where countries of the language differ. Needs the words `settings`. */
export default function PriceColours() {
  const words = useWords().settings
  const { code } = useValue(locale)
  const { asks, answer, load } = useModel(makePriceColoursModel)
  const { direction } = useModel(makePreferencesModel)
  const isAsked = useValue(asks)
  useEffect(() => void load(), [load])
  if (!isAsked) return null
  const label: Readonly<Record<DirectionColours, string>> = {
    'green-up': words.greenUp(),
    'red-up': words.redUp(),
    'red-up-blue-down': words.blueDown(),
  }
  return (
    <Section title={words.row.direction()}>
      <div role="group" aria-label={words.row.direction()} className="grid">
        {coloursFor(code).map((colours) => (
          <button
            key={colours}
            type="button"
            onClick={() => {
              answer()
              void direction.choose(colours)
            }}
            className="flex min-h-13 items-center justify-between gap-3 border-line py-2 text-start not-last:border-b active:bg-fill"
          >
            {label[colours]}
            <Sample direction={colours} />
          </button>
        ))}
      </div>
      <p className="pt-2 text-small text-ink-3">{words.directionHint()}</p>
    </Section>
  )
}
