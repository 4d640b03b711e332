import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useState } from 'react'
import { MOST_PASSKEYS } from '../../../../domain/account/passkey.ts'
import type { Passkey } from '../../../../ports/Account.passkeys.ts'
import { LoadFailed } from '../../../app/failures/loadFailure.tsx'
import { makeSecurityFeatures } from '../../../app/session/securityFeatures.model.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { deviceTime } from '../../../data/clock/device.ts'
import { joinSentences } from '../../../i18n/inText.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { ActionBar } from '../../../kit/buttons/ActionBar.tsx'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Banner } from '../../../kit/feedback/Banner.tsx'
import { Empty } from '../../../kit/feedback/Empty.tsx'
import { SkeletonRows } from '../../../kit/feedback/Skeleton.tsx'
import { Badge } from '../../../kit/figures/Badge.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { makeAddPasskeyModel } from './addPasskey.model.ts'
import { makePasskeysModel } from './passkeys.model.ts'
import { PasskeySheet } from './PasskeySheet.tsx'

const PasskeyRow = ({ passkey, onPress }: { readonly passkey: Passkey; readonly onPress: () => void }) => {
  const words = useWords().passkeys
  const { tag } = useValue(locale)
  const { addedAt, confirmsFunds, name, usedAt } = passkey
  return (
    <ListRow
      leading={<KeyRound className="size-5.5" strokeWidth={1.75} />}
      title={name}
      subtitle={
        <>
          <span className="block">{words.addedAt({ time: deviceTime(addedAt, tag) })}</span>
          <span className="block">
            {usedAt === null ? words.unused() : words.usedAt({ time: deviceTime(usedAt, tag) })}
          </span>
        </>
      }
      value={
        <Badge tone={confirmsFunds ? 'accent' : 'neutral'}>{confirmsFunds ? words.forFunds() : words.forLogin()}</Badge>
      }
      onPress={onPress}
    />
  )
}

const List = ({ onOpen }: { readonly onOpen: (passkey: Passkey) => void }) => {
  const words = useWords().passkeys
  const { failure, known, load, status } = useModel(makePasskeysModel)
  const own = useValue(known)
  const reason = useValue(failure)
  if (useValue(status) === 'failed')
    return <LoadFailed title={words.loadFailed()} failure={reason} onRetry={() => void load()} />
  if (own === null) return <SkeletonRows count={2} />
  if (own.passkeys.length === 0)
    return <Empty icon={<KeyRound className="size-10" strokeWidth={1.5} />} title={words.none()} hint={words.about()} />
  return (
    <>
      <ul aria-label={words.title()}>
        {own.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <PasskeyRow passkey={passkey} onPress={() => onOpen(passkey)} />
          </li>
        ))}
      </ul>
      <p className="py-4 text-small text-ink-2">{words.about()}</p>
    </>
  )
}

/** /mine/passkeys: the customer's passkeys: added, named and removed. */
export default function Passkeys() {
  const app = useApp()
  const words = useWords().passkeys
  const { known, load, stop } = useModel(makePasskeysModel)
  const adding = useModel(makeAddPasskeyModel)
  const own = useValue(known)
  const canUse = useValue(useModel(makeSecurityFeatures).canUsePasskeys)
  const [opened, setOpened] = useState<Passkey | null>(null)
  // It may have been removed on another page meanwhile: then its sheet closes.
  const isListed = own?.passkeys.some(({ id }) => id === opened?.id) ?? false
  useEffect(() => {
    void load()
    return () => {
      stop()
      adding.close()
    }
  }, [load, stop, adding])
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar title={words.title()} onBack={app.back} />
      <div className="center-column w-full">
        {!canUse && own !== null && (
          <div className="px-4 pt-3">
            <Banner>{joinSentences([words.elsewhere(), own.passkeys.length > 0 && words.elsewhereListed()])}</Banner>
          </div>
        )}
        <Section flush>
          <List onOpen={setOpened} />
        </Section>
      </div>
      {own !== null && canUse && (
        <ActionBar>
          {own.passkeys.length < MOST_PASSKEYS ? (
            <Button wide onClick={adding.open}>
              {words.add()}
            </Button>
          ) : (
            <p className="text-small text-ink-2">{words.full()}</p>
          )}
        </ActionBar>
      )}
      <AddPasskey />
      <PasskeySheet passkey={isListed ? opened : null} onClose={() => setOpened(null)} />
    </div>
  )
}
