import { useEffect } from 'react'
import { decimal } from '../../../../domain/money/decimal.ts'
import { type FigureStyle, sampleOf } from '../../../../domain/money/figureStyle.ts'
import { makePreferencesModel } from '../../../app/session/preferences.model.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { chooseFigures } from '../../../app/session/chooseFigures.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Change } from '../../../kit/figures/Change.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import type { DirectionColours } from '../../../theme/preferences.ts'
import { coloursFor, isAskedColours, makePriceColoursModel } from './priceColours.model.ts'

const RISE = decimal('1.20')
const FALL = decimal('-1.20')

/** A rise and a fall in the colours of an option. */
const Sample = ({ direction }: { readonly direction: DirectionColours }) => (
  <span aria-hidden data-direction={direction} className="grid justify-items-end">
    <Change percent={RISE} />
    <Change percent={FALL} />
  </span>
)

const OPTION =
  'flex min-h-13 items-center justify-between gap-3 border-line py-2 text-start not-last:border-b active:bg-fill'

/** The colours of prices, where countries of the language differ. */
const Colours = () => {
  const words = useWords().settings
  const { code } = useValue(locale)
  const { asks, answer } = useModel(makePriceColoursModel)
  const { direction } = useModel(makePreferencesModel)
  if (!useValue(asks) || !isAskedColours(code)) return null
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
            className={OPTION}
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

/** That of English, Chinese, Korean and Malay first: these are the languages that are asked. */
const STYLES: ReadonlyArray<FigureStyle> = ['comma-dot', 'dot-comma', 'space-comma']

/** How figures are written, which reloads the page where it is not as before. */
const Figures = () => {
  const words = useWords().settings
  const { answerFigures, asksFigures } = useModel(makePriceColoursModel)
  const app = useApp()
  if (!useValue(asksFigures)) return null
  return (
    <Section title={words.row.figures()}>
      <div role="group" aria-label={words.row.figures()} className="grid">
        {STYLES.map((style) => (
          <button
            key={style}
            type="button"
            onClick={() => {
              answerFigures()
              void chooseFigures(app, style)
            }}
            className={OPTION}
          >
            <bdi dir="ltr" className="num">
              {sampleOf(style)}
            </bdi>
          </button>
        ))}
      </div>
      <p className="pt-2 text-small text-ink-3">{words.directionHint()}</p>
    </Section>
  )
}

/** Asks once for the colours of prices and how figures are written, where that differs. Needs the words `settings`. */
export default function PriceColours() {
  const { load } = useModel(makePriceColoursModel)
  useEffect(() => void load(), [load])
  return (
    <>
      <Colours />
      <Figures />
    </>
  )
}
