import { useState } from 'react'
import { SignOutRow } from '../SignOutRow.tsx'
import { locale, useWords } from '../../../i18n/words.ts'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { TopBar } from '../../../kit/layout/TopBar.tsx'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useApp, useModel } from '../../../data/app/app.ts'
import { makeSecurityFeatures } from '../../../app/session/securityFeatures.model.ts'
import { InArea, useOffered } from '../../../app/navigation/offered.tsx'
import { Go } from '../../../app/navigation/Go.tsx'
import { beginFirstHour } from '../../../app/firstHour/keptFirstHour.ts'
import { TermsSheet } from '../../../app/terms/Term.tsx'
import { lockOf } from '../lock/broughtLock.ts'
import { Display } from './Display.tsx'
import { Notifications } from '../../push/Notifications.tsx'
import { HoldRow } from './HoldRow.tsx'
import { ServicePlaceRow } from './ServicePlaceRow.tsx'

/** Only a native shell downloads it. */
const LockRow = lazyPart(() => import('../lock/LockRow.tsx').then((part) => part.default))

/** The screens of two sections, which are left out where the server has none of them. */
const ACCOUNT = ['/mine/qr', '/mine/verified', '/mine/bank']
const SECURITY = ['/mine/loginPassword', '/mine/fundPassword', '/mine/loginCodes', '/mine/passkeys', '/mine/devices']

/** /mine/setting: the settings of the account. */
export default function Settings() {
  const app = useApp()
  const { account, settings: words } = useWords()
  const lock = lockOf(app)
  const language = useValue(locale)
  const [terms, setTerms] = useState(false)
  const features = useModel(makeSecurityFeatures)
  const offered = useOffered()
  const canUsePasskeys = useValue(features.canUsePasskeys)
  const begin = async () => {
    await app.run(beginFirstHour)
    app.go('/home/index')
  }
  return (
    <>
      <TopBar title={words.title()} onBack={app.back} />
      <div className="center-column">
        {ACCOUNT.some(offered) && (
          <Section flush title={words.section.account()}>
            <ListRow title={words.row.qr()} render={<Go to="/mine/qr" />} />
            <ListRow title={words.row.verified()} render={<Go to="/mine/verified" />} />
            <ListRow title={words.row.bank()} render={<Go to="/mine/bank" />} />
          </Section>
        )}
        {(SECURITY.some(offered) || lock) && (
          <Section flush title={account.securityRow.title()}>
            <ListRow title={account.row.loginPassword()} render={<Go to="/mine/loginPassword" />} />
            <ListRow title={account.row.fundPassword()} render={<Go to="/mine/fundPassword" />} />
            <ListRow title={account.row.codes()} render={<Go to="/mine/loginCodes" />} />
            {canUsePasskeys && <ListRow title={account.row.passkeys()} render={<Go to="/mine/passkeys" />} />}
            {lock && <LockRow lock={lock} />}
            <ListRow title={words.row.devices()} render={<Go to="/mine/devices" />} />
          </Section>
        )}
        <InArea area="trading">
          <Section flush title={words.section.trading()}>
            <HoldRow />
          </Section>
        </InArea>
        <Notifications />
        <Section flush title={account.display.title()}>
          <Display />
          <ServicePlaceRow />
          <ListRow
            title={words.row.language()}
            value={<span lang={language.tag}>{language.name}</span>}
            render={<Go to="/mine/language" />}
          />
        </Section>
        <Section flush>
          <InArea area="trading">
            <ListRow title={words.row.firstHour()} chevron onPress={() => void begin()} />
          </InArea>
          <ListRow title={words.row.terms()} chevron onPress={() => setTerms(true)} />
          <ListRow title={words.row.about()} render={<Go to="/mine/about" />} />
        </Section>
        <Section flush>
          <SignOutRow />
        </Section>
      </div>
      <TermsSheet open={terms} onClose={() => setTerms(false)} />
    </>
  )
}
