import Star from 'lucide-react/icons/star'
import type { Listing } from '../../../ports/quote.ts'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useListingName } from '../markets/listing.ts'
import { useModel } from '../../data/app/app.ts'
import { makeWatchedModel } from './watched.model.ts'
import { makeWatchingModel } from './watching.model.ts'

/** Adds an instrument to the watchlist, or removes it. */
export const WatchStar = ({ listing, onWatch }: { readonly listing: Listing; readonly onWatch?: () => void }) => {
  const words = useWords().quotes
  const { of } = useModel(makeWatchedModel)
  const { toggle } = useModel(makeWatchingModel)
  const watched = useValue(of(listing.code)) === true
  const name = useListingName(listing)
  return (
    <IconButton
      label={watched ? words.unwatch({ name }) : words.watch({ name })}
      tone={watched ? 'accent' : 'quiet'}
      icon={<Star className="size-5.5" fill={watched ? 'currentColor' : 'none'} />}
      onClick={() => {
        if (!watched) onWatch?.()
        void toggle(listing.code)
      }}
    />
  )
}
