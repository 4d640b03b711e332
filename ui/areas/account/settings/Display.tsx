import { FIGURE_STYLES, type FigureStyle, sampleOf } from '../../../../domain/money/figureStyle.ts'
import { useWords } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { chooseFigures } from '../../../app/session/chooseFigures.ts'
import { makePreferencesModel } from '../../../app/session/preferences.model.ts'
import type { Appearance, DirectionColours, Motion } from '../../../theme/preferences.ts'
import { ChoiceRow } from './ChoiceRow.tsx'

/** A rise and a fall in the colours of an option, independent of the current setting. */
const Sample = ({ direction }: { readonly direction: DirectionColours }) => (
  <span aria-hidden data-direction={direction} className="flex gap-1 text-small">
    <span className="text-up">▲</span>
    <span className="text-down">▼</span>
  </span>
)

/** Theme, the colour of a rising price, how figures are written, and whether things move. */
export const Display = () => {
  const words = useWords().settings
  const app = useApp()
  const { appearance, direction, figures, motion } = useModel(makePreferencesModel)
  return (
    <>
      <ChoiceRow<Appearance>
        title={words.row.appearance()}
        options={[
          { value: 'light', label: words.light() },
          { value: 'dark', label: words.dark() },
          { value: 'system', label: words.system() },
        ]}
        value={useValue(appearance.value)}
        onChoose={(next) => void appearance.choose(next)}
      />
      <ChoiceRow<DirectionColours>
        title={words.row.direction()}
        options={[
          { value: 'green-up', label: words.greenUp(), leading: <Sample direction="green-up" /> },
          { value: 'red-up', label: words.redUp(), leading: <Sample direction="red-up" /> },
          {
            value: 'red-up-blue-down',
            label: words.blueDown(),
            leading: <Sample direction="red-up-blue-down" />,
          },
        ]}
        value={useValue(direction.value)}
        onChoose={(next) => void direction.choose(next)}
      />
      <ChoiceRow<FigureStyle>
        title={words.row.figures()}
        options={FIGURE_STYLES.map((value) => ({ value, label: <bdi dir="ltr">{sampleOf(value)}</bdi> }))}
        value={useValue(figures.value)}
        onChoose={(next) => void chooseFigures(app, next)}
      />
      <ChoiceRow<Motion>
        title={words.row.motion()}
        hint={words.motionHint()}
        options={[
          { value: 'system', label: words.system() },
          { value: 'reduced', label: words.reduced() },
        ]}
        value={useValue(motion.value)}
        onChoose={(next) => void motion.choose(next)}
      />
    </>
  )
}
