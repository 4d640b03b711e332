import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import type { ReactNode } from 'react'
import { useModel } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { COVER, Covered } from '../../kit/figures/covered.ts'
import { useValue } from '../../kit/useValue.ts'
import { makeHiddenModel } from './hidden.model.ts'

/** A part of a screen whose amounts are the customer's own: they are hidden with the eye. Source: RULES.md, screens. */
export const OwnFigures = ({ children }: { readonly children: ReactNode }) => (
  <Covered value={useValue(useModel(makeHiddenModel).hidden)}>{children}</Covered>
)

/** Covers the text of an own figure while figures are hidden: a balance in a form, whose other figures are seen. */
export const useOwnCover = (): ((text: string) => string) =>
  useValue(useModel(makeHiddenModel).hidden) ? () => COVER : (text) => text

/** The eye: hides and shows the figures. Needs the words `account`. */
export const HideFigures = () => {
  const words = useWords().account
  const { hidden: model, toggle } = useModel(makeHiddenModel)
  const hidden = useValue(model)
  const Icon = hidden ? EyeOff : Eye
  return (
    <IconButton
      last
      tone="quiet"
      label={hidden ? words.showFigures() : words.hideFigures()}
      aria-pressed={hidden}
      icon={<Icon className="size-5" strokeWidth={1.75} />}
      onClick={toggle}
    />
  )
}
