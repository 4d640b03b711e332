import Minimize2 from 'lucide-react/icons/minimize-2'
import { type RefObject, useEffect } from 'react'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useWords } from '../../../../i18n/words.ts'
import { IconButton } from '../../../../kit/buttons/IconButton.tsx'
import { Change } from '../../../../kit/figures/Change.tsx'
import { useFullScreen } from '../../../../kit/overlays/useFullScreen.ts'
import { changeOf, useListingName } from '../../../markets/listing.ts'
import { Price } from '../../../markets/Price.tsx'
import { useLatest } from '../../../markets/useQuote.ts'
import { useModel } from '../../../../data/app/app.ts'
import { makeToolsOpenModel } from './toolsOpen.model.ts'

interface HeadProps {
  readonly detail: Detail
  /** What covers the screen. */
  readonly frame: RefObject<HTMLElement | null>
  /** The button that began it. */
  readonly opener: HTMLElement
  readonly onLeave: () => void
}

/** The line above a chart that covers the screen: the way out, the instrument and its price. */
export const FullScreenHead = ({ detail, frame, opener, onLeave }: HeadProps) => {
  const words = useWords().charts
  const name = useListingName(detail)
  const quote = useLatest(detail.quote)
  const { cover } = useModel(makeToolsOpenModel)
  useEffect(cover, [cover])
  useFullScreen(frame, opener, words.fullScreen(), onLeave)
  return (
    <div className="flex min-w-0 shrink-0 items-center gap-1 landscape:max-w-[45%]">
      <IconButton
        label={words.leaveFullScreen()}
        icon={<Minimize2 className="size-5" strokeWidth={1.75} />}
        onClick={onLeave}
      />
      <p className="min-w-0 text-small">
        <span className="block truncate font-semibold">{name}</span>
        <span className="flex gap-2">
          <Price price={quote.price} decimals={detail.decimals} />
          <Change percent={changeOf(quote).percent} />
        </span>
      </p>
    </div>
  )
}
