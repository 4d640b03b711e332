import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useEffect, useRef } from 'react'
import { grouped } from '../../../../domain/account/loginCode.ts'
import { makeSecurityFeatures } from '../../../app/session/securityFeatures.model.ts'
import { useWords } from '../../../i18n/words.ts'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { Button } from '../../../kit/buttons/Button.tsx'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { ConfirmDialog } from '../../../kit/overlays/overlays.ts'
import { useOverlay } from '../../../kit/overlays/useOverlay.ts'
import { QrCode } from '../../../kit/figures/QrCode.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { makeLoginCodesModel } from './loginCodes.model.ts'

/** Copies a text and tells whether it is on the clipboard. */
const useCopy = () => {
  const app = useApp()
  const words = useWords().access
  const { copy } = useModel(makeLoginCodesModel)
  return async (text: string) => {
    const isCopied = await copy(text)
    app.toaster.show(isCopied ? words.copied() : words.notCopied(), isCopied ? 'success' : 'error')
  }
}

/** The secret for the customer's app: to scan from another device, to open on this one, or to type. */
export const SecretShown = ({ address, secret }: { readonly address: string; readonly secret: string }) => {
  const words = useWords().access
  const copy = useCopy()
  const picture = useValue(useModel(makeLoginCodesModel).qr)
  return (
    <div className="grid gap-4 pb-4">
      <p className="text-ink-2">{words.scan()}</p>
      {picture && <QrCode picture={picture} label={words.qrLabel()} />}
      <a href={address} className="tap text-center font-semibold text-accent">
        {words.openApp()}
      </a>
      <div className="flex items-center gap-2">
        <div className="min-w-0 grow">
          <p className="text-micro text-ink-3">{words.secret()}</p>
          <p dir="ltr" className="font-medium break-words rtl:text-end">
            {grouped(secret)}
          </p>
        </div>
        <IconButton
          last
          tone="accent"
          label={words.copySecret()}
          icon={<Copy className="size-5" />}
          onClick={() => void copy(secret)}
        />
      </div>
    </div>
  )
}

/**
 * A step back, the back button of the screen and a closed tab do not lose codes that are not stored: the customer is asked before.
 */
const StoredQuestion = () => {
  const app = useApp()
  const words = useWords().access
  const { asked, askStored } = useModel(makeLoginCodesModel)
  const isAsked = useValue(asked)
  const isLeaving = useRef(false)
  // The codes have an entry in the history, as what stands above a screen: a step back leads to the question.
  useOverlay(!isAsked, () => askStored())
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <ConfirmDialog
      open={isAsked}
      title={words.askStored()}
      description={words.askStoredText()}
      cancelLabel={words.showCodes()}
      confirmLabel={words.yesStored()}
      onClose={() => {
        if (!isLeaving.current) askStored(false)
      }}
      onConfirm={() => {
        isLeaving.current = true
        app.back()
      }}
    />
  )
}

/** The recovery codes, shown this once: to be copied or saved before the customer goes on. */
export const RecoveryCodes = ({ recovery }: { readonly recovery: ReadonlyArray<string> }) => {
  const words = useWords().access
  const copy = useCopy()
  const { finish, save } = useModel(makeLoginCodesModel)
  const offered = useValue(useModel(makeSecurityFeatures).offered)
  return (
    <div className="grid gap-4">
      <Banner tone="good" live>
        {words.nowOn()}
      </Banner>
      <div>
        <h2 className="text-head">{words.recovery()}</h2>
        <p className="text-ink-2">{words.recoveryUse()}</p>
        <p className="pt-2 text-ink-2">{offered.has('recovery') ? words.withoutWait() : words.withoutService()}</p>
      </div>
      <ol
        dir="ltr"
        className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-2 bg-fill p-4 font-medium min-[420px]:grid-cols-2"
      >
        {recovery.map((code) => (
          <li key={code} className="num">
            {grouped(code)}
          </li>
        ))}
      </ol>
      <div className="flex gap-2.5">
        <Button kind="secondary" wide onClick={() => void copy(recovery.map(grouped).join('\n'))}>
          <Copy aria-hidden className="size-4.5" />
          {words.copy()}
        </Button>
        <Button kind="secondary" wide onClick={() => void save('recovery-codes.txt', recovery)}>
          <Download aria-hidden className="size-4.5" />
          {words.save()}
        </Button>
      </div>
      <Button wide onClick={() => void finish()}>
        {words.stored()}
      </Button>
      <StoredQuestion />
    </div>
  )
}
