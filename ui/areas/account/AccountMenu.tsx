import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import CreditCard from 'lucide-react/icons/credit-card'
import IdCard from 'lucide-react/icons/id-card'
import Repeat from 'lucide-react/icons/repeat'
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right'
import { useState, type ReactNode } from 'react'
import { useWords, locale } from '../../i18n/words.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useOffered } from '../../app/navigation/offered.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { Shortcuts } from '../../kit/layout/Shortcuts.tsx'
import type { Locales } from '../../i18n/i18n-types.ts'
import { localeRow } from '../../i18n/locales.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { OptionSheet } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makePreferencesModel } from '../../app/session/preferences.model.ts'
import { makeServiceModel } from '../../app/service/service.model.ts'

interface OutsideProps {
  readonly href: string
  readonly className?: string
  readonly children?: ReactNode
}

/** A link out of the app, without a referrer. */
const Outside = ({ href, children, className }: OutsideProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
    {children}
  </a>
)

/** Opens the operator's chat in a new tab. Not shown where the server's config has no https address for it. */
export const ServiceRow = () => {
  const words = useWords().account
  const link = useValue(useModel(makeServiceModel).link)
  if (link === null) return null
  return (
    <ListRow
      title={words.row.customerService()}
      value={
        <>
          <SquareArrowOutUpRight aria-hidden className="size-4.5" strokeWidth={1.75} />
          <span className="sr-only">{words.newTab()}</span>
        </>
      }
      chevron={false}
      render={<Outside href={link} />}
    />
  )
}

/** The languages in the account centre's sheet. Source: RULES.md, languages. */
const OFFERED: ReadonlyArray<Locales> = ['us', 'tw', 'es']

/** The language row: opens a sheet instead of navigating; the current language is marked. */
const LanguageRow = () => {
  const words = useWords().account
  const current = useValue(locale)
  const { chooseLanguage } = useModel(makePreferencesModel)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ListRow
        title={words.row.language()}
        value={<span lang={current.tag}>{current.name}</span>}
        chevron
        onPress={() => setOpen(true)}
      />
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.row.language()}
        options={OFFERED.map(localeRow).map(({ code, name, tag }) => ({ value: code, label: name, lang: tag }))}
        value={current.code}
        onChoose={(code) => void chooseLanguage(code)}
        footer={
          <ButtonLink kind="quiet" size="medium" wide render={<Go to="/mine/language" />}>
            {words.allLanguages()}
          </ButtonLink>
        }
      />
    </>
  )
}

/** The five shortcuts for the customer's money, on the account centre's screen and in the side panel. Source: RULES.md, account. */
export const AccountShortcuts = () => {
  const words = useWords().account
  const { shortcut } = words
  const offered = useOffered()
  const all = [
    { to: '/mine/bank', label: shortcut.bank(), Icon: CreditCard },
    { to: '/mine/stored', label: shortcut.deposit(), Icon: ArrowDownToLine },
    { to: '/mine/withdraw', label: shortcut.withdraw(), Icon: ArrowUpFromLine },
    { to: '/mine/exchangeRate', label: shortcut.exchange(), Icon: Repeat },
    { to: '/mine/verified', label: shortcut.verify(), Icon: IdCard },
  ] as const
  const items = all.filter(({ to }) => offered(to))
  if (items.length === 0) return null
  return (
    <Section>
      <Shortcuts
        label={words.shortcuts()}
        columns={5}
        items={items.map(({ to, label, Icon }) => ({
          key: to,
          label,
          icon: <Icon className="size-6" strokeWidth={1.75} />,
          render: <Go to={to} />,
        }))}
      />
    </Section>
  )
}

/** The list menu of the account centre in three groups (money, security, the rest), on its screen and in the side panel. Source: RULES.md, screens. */
export const AccountMenu = () => {
  const words = useWords().account
  return (
    <nav aria-label={words.menu()} className="*:mt-2 *:border-t">
      <Section flush>
        <ListRow title={words.row.fundingRecords()} render={<Go to="/mine/fundingRecords" />} />
        <ListRow title={words.row.positions()} render={<Go to="/position/index" />} />
        <ListRow title={words.row.subscriptions()} render={<Go to="/market/subscribe" />} />
      </Section>
      <Section flush>
        <ListRow title={words.row.fundPassword()} render={<Go to="/mine/fundPassword" />} />
        <ListRow title={words.row.loginPassword()} render={<Go to="/mine/loginPassword" />} />
      </Section>
      <Section flush>
        <LanguageRow />
        <ListRow title={words.row.privacy()} render={<Go to="/mine/privacy" />} />
      </Section>
    </nav>
  )
}
