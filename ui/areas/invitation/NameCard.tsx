import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Share2 from 'lucide-react/icons/share-2'
import { maskAccount } from '../../../domain/account/display.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { QrCode } from '../../kit/figures/QrCode.tsx'
import type { QrPicture } from '../../kit/figures/qrPicture.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeSessionModel } from '../../app/session/session.model.ts'
import { ChangePicture } from './ChangePicture.tsx'
import { type Card, makeInviteModel } from './invite.model.ts'

interface CopyRowProps {
  readonly label: string
  readonly value: string
  readonly copyLabel: string
  readonly onCopy: () => void
}

const CopyRow = ({ label, value, copyLabel, onCopy }: CopyRowProps) => (
  <div className="flex items-center gap-2 border-line py-1 not-last:border-b">
    <div className="min-w-0 grow">
      <p className="text-micro text-ink-3">{label}</p>
      <p className="flex text-small font-medium">
        <span dir="ltr" className="min-w-0 truncate">
          {value}
        </span>
      </p>
    </div>
    <IconButton last label={copyLabel} tone="accent" icon={<Copy className="size-5" />} onClick={onCopy} />
  </div>
)

/** Whether this device supports sharing. */
const canShare = (): boolean => typeof navigator.share === 'function'

/** The customer, the invitation code, and the buttons to share it. */
export const NameCard = ({ card, qr }: { readonly card: Card; readonly qr: QrPicture }) => {
  const words = useWords().invitation
  const { copy, share, save } = useModel(makeInviteModel)
  const session = useValue(useModel(makeSessionModel).session)
  const name = maskAccount(session?.account ?? '')
  const { code, address } = card
  return (
    <>
      <Section>
        <div className="grid gap-4">
          <div className="flex items-center gap-4">
            <ChangePicture />
            <div className="min-w-0">
              <h2 className="text-head">
                <span className="num">{name}</span>
              </h2>
              <p className="text-small text-ink-2">{words.invites()}</p>
            </div>
          </div>
          <QrCode picture={qr} label={words.qrLabel()} />
          <div className="flex gap-2.5">
            {address !== null && canShare() && (
              <Button wide onClick={() => void share()}>
                <Share2 aria-hidden className="size-4.5" />
                {words.share()}
              </Button>
            )}
            <Button kind="secondary" wide onClick={() => void save({ name, invites: words.invites(), code })}>
              <Download aria-hidden className="size-4.5" />
              {words.save()}
            </Button>
          </div>
        </div>
      </Section>
      <Section flush>
        <CopyRow label={words.code()} value={code} copyLabel={words.copyCode()} onCopy={() => void copy(code)} />
        {address === null ? (
          <p className="py-3 text-small text-ink-2">{words.noLink()}</p>
        ) : (
          <CopyRow
            label={words.link()}
            value={address}
            copyLabel={words.copyLink()}
            onCopy={() => void copy(address)}
          />
        )}
      </Section>
    </>
  )
}
