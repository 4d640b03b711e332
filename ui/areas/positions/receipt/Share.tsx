import { use, useEffect, useState } from 'react'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { formatChange, formatReturn } from '../../../../domain/money/format.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { duration } from '../../../data/clock/duration.ts'
import { inText } from '../../../i18n/inText.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Checkbox } from '../../../kit/fields/CheckField.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useListingName } from '../../markets/listing.ts'
import { resultOf } from '../detail/PositionHead.tsx'
import { pictureOf, textOf, type Told } from './picture.ts'
import { type Against, daysOf, makeReceiptModel } from './receipt.model.ts'
import { Covered } from '../../../kit/figures/covered.ts'

interface ShareProps {
  readonly position: PositionRecord
  /** Its index in the same days, where that is known. */
  readonly against: Against | null
}

/** What is shared: the return, and the amount only where the customer shows it; nothing of the account. */
const useTold = ({ against, position }: ShareProps, hasAmount: boolean): Told | null => {
  const words = useWords()
  const { tag } = useValue(locale)
  const { settings, title } = useModel(makeServerModel)
  const simulation = useValue(settings)?.simulation === true
  const app = useValue(title)
  const name = useListingName(position)
  const { amount, percent } = resultOf(position)
  const days = daysOf(position)
  if (!percent) return null
  return {
    name,
    code: position.code,
    percent: inText(formatReturn(percent)),
    direction: percent.value > 0n ? 'up' : percent.value < 0n ? 'down' : 'text',
    amount: hasAmount ? inText(`${formatChange(amount)}\u00a0${position.currency}`) : null,
    lines: [
      ...(days ? [words.story.receipt.held({ time: duration(days.closed - days.opened, tag) })] : []),
      ...(against
        ? [`${words.story.receipt.index({ name: against.index.name })}: ${inText(formatReturn(against.percent))}`]
        : []),
    ],
    foot: [app, ...(simulation ? [words.simulation()] : [])].join(' · '),
  }
}

/** A picture that was drawn, its address while it is shown, and the text that it says. */
interface Drawn {
  readonly picture: Blob | null
  readonly address: string
  readonly of: string
}

const ShareSheet = ({ onClose, ...shared }: ShareProps & { readonly onClose: () => void }) => {
  const all = useWords()
  const words = all.story.receipt
  const isRightToLeft = useValue(locale).dir === 'rtl'
  const { copy, sharePicture } = useModel(makeReceiptModel)
  const [hasAmount, setHasAmount] = useState(false)
  const isCovered = use(Covered)
  const told = useTold(shared, hasAmount && !isCovered)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const key = told && textOf(told)
  useEffect(() => {
    let address = ''
    let left = false
    const draw = async (wanted: Told) => {
      const picture = await pictureOf(wanted, isRightToLeft)
      if (left) return
      address = picture ? URL.createObjectURL(picture) : ''
      setDrawn({ picture, address, of: textOf(wanted) })
    }
    if (told) void draw(told)
    return () => {
      left = true
      if (address !== '') URL.revokeObjectURL(address)
    }
    // The text says whether anything of it has changed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isRightToLeft])
  if (key === null) return null
  // Never the picture of before, which may show the amount.
  const share = () => {
    if (drawn?.of === key) void sharePicture(`${shared.position.code}.png`, drawn.picture)
  }
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={words.share()}
      footer={
        <div className="grid gap-2">
          <Button wide onClick={share}>
            {words.sharePicture()}
          </Button>
          <Button wide kind="secondary" size="medium" onClick={() => void copy(key)}>
            {words.copyText()}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        {/* Its room is kept while it is drawn. */}
        <div
          className="mx-auto w-full overflow-hidden rounded-2 border border-line"
          style={{ aspectRatio: 1, maxWidth: '18rem' }}
        >
          {drawn && drawn.address !== '' && <img src={drawn.address} alt={`${words.picture()}: ${key}`} />}
        </div>
        {/* Who hides figures is not offered to share one. */}
        {!isCovered && (
          <>
            <Checkbox checked={hasAmount} onChange={setHasAmount} label={words.amounts()} />
            <p className="text-small text-ink-3">{words.amountsHint()}</p>
          </>
        )}
      </div>
    </BottomSheet>
  )
}

/** Opens the sheet that shares the result of a closed position. */
export const Share = (shared: ShareProps) => {
  const words = useWords().story.receipt
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button wide kind="secondary" size="medium" onClick={() => setOpen(true)}>
        {words.share()}
      </Button>
      {open && <ShareSheet {...shared} onClose={() => setOpen(false)} />}
    </>
  )
}
