import ArrowLeft from 'lucide-react/icons/arrow-left'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { Effect } from 'effect'
import type { InstrumentList } from '../../../../../domain/watchlist/lists.ts'
import { Platform } from '../../../../../ports/device/Platform.ts'
import { locale, useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { Checkbox } from '../../../../kit/fields/CheckField.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { useApp, useModel } from '../../../../data/app/app.ts'
import { nameIn } from '../../../markets/listing.ts'
import { makeListsModel } from '../../../watchlist/lists.model.ts'
import { makeWatchlistModel } from '../watchlist.model.ts'
import { NameForm } from './NewListForm.tsx'
import { sharedParameters } from '../../../../../domain/watchlist/sharedList.ts'

/**
 * The address that shows a list to somebody else, made of the app's own address `own`. Null where nobody else could open
 * it, as inside a native shell, which serves the app from a host without a port.
 */
const listLink = (list: InstrumentList, own: string): string | null => {
  const address = new URL(own)
  if (!/^https?:$/.test(address.protocol) || (address.hostname === 'localhost' && address.port === '')) return null
  return `${address.origin}${address.pathname}#/quotes/index?${new URLSearchParams(sharedParameters(list)).toString()}`
}

const canShare = (): boolean => typeof navigator.share === 'function'

const Sharing = ({ list }: { readonly list: InstrumentList }) => {
  const words = useWords().lists
  const app = useApp()
  const url = listLink(list, location.href)
  if (url === null || list.codes.length === 0) return null
  const copy = async () => {
    const copied = await app.run(Effect.flatMap(Platform, (platform) => platform.copy(url)))
    app.toaster.show(copied ? words.copied() : words.notCopied(), copied ? 'success' : 'error')
  }
  const share = () =>
    app.run(
      Effect.flatMap(Platform, (platform) => platform.share({ title: words.shareTitle({ name: list.name }), url })),
    )
  return (
    <section className="grid gap-2">
      <p className="text-small text-ink-2">{words.shareHint()}</p>
      <div className="flex flex-wrap gap-2">
        {canShare() && (
          <Button kind="secondary" size="medium" onClick={() => void share()}>
            <Share2 aria-hidden className="size-4" />
            {words.share()}
          </Button>
        )}
        <Button kind="secondary" size="medium" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {words.copy()}
        </Button>
      </div>
    </section>
  )
}

const Instruments = ({ list }: { readonly list: InstrumentList }) => {
  const words = useWords().lists
  const { code: language } = useValue(locale)
  const { putOn, takeOff } = useModel(makeListsModel)
  const watched = useValue(useModel(makeWatchlistModel).own)
  return (
    <section>
      <h3 className="text-small font-semibold text-ink-2">{words.instruments()}</h3>
      {watched.length === 0 && <p className="py-2 text-small text-ink-2">{words.noneWatched()}</p>}
      <ul aria-label={words.instruments()}>
        {watched.map((row) => (
          <li key={row.code}>
            <Checkbox
              checked={list.codes.includes(row.code)}
              onChange={(on) => (on ? putOn(list.id, [row.code]) : takeOff(list.id, row.code))}
              label={
                <>
                  <bdi className="text-ink">{nameIn(row, language)}</bdi>{' '}
                  <span className="num whitespace-nowrap text-ink-3">{row.code}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ListDetailProps {
  readonly list: InstrumentList
  readonly onBack: () => void
  /** It has another name: the field begins again. */
  readonly onRenamed: () => void
}

/** One list: its name, the instruments of the watchlist that are on it, and the link that shares it. */
export const ListDetail = ({ list, onBack, onRenamed }: ListDetailProps) => {
  const words = useWords().lists
  const { rename } = useModel(makeListsModel)
  return (
    <div className="grid gap-5">
      <div className="-ms-3 -mt-2">
        <Button kind="quiet" size="medium" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {words.back()}
        </Button>
      </div>
      <NameForm
        key={list.name}
        label={words.name()}
        action={words.save()}
        name={list.name}
        onName={(name) => {
          rename(list.id, name)
          onRenamed()
        }}
      />
      <Instruments list={list} />
      <Sharing list={list} />
    </div>
  )
}
