import CornerDownRight from 'lucide-react/icons/corner-down-right'
import { findOwn } from '../../../../domain/quotes/searching.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { makeSecurityFeatures } from '../../../app/session/securityFeatures.model.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { useValue } from '../../../kit/useValue.ts'

/** The most that are shown. */
const MOST = 4

/** What can be done, by the titles that the account centre and the settings have. */
const actionsOf = ({ account, records, settings }: TranslationFunctions, offered: ReadonlySet<string>) =>
  [
    { to: '/mine/stored', title: account.shortcut.deposit() },
    { to: '/mine/withdraw', title: account.shortcut.withdraw() },
    { to: '/mine/exchangeRate', title: account.shortcut.exchange() },
    { to: '/mine/bank', title: settings.row.bank() },
    { to: '/mine/verified', title: settings.row.verified() },
    { to: '/mine/loginPassword', title: account.row.loginPassword() },
    { to: '/mine/fundPassword', title: account.row.fundPassword() },
    { to: '/mine/loginCodes', title: account.row.codes(), needs: 'codes' },
    { to: '/mine/passkeys', title: account.row.passkeys(), needs: 'passkeys' },
    { to: '/mine/devices', title: settings.row.devices(), needs: 'sessions' },
    { to: '/mine/fundingRecords', title: account.row.fundingRecords() },
    { to: '/mine/transactionRecords', title: records.fees() },
    { to: '/mine/statement', title: account.row.statement(), needs: 'statements' },
    { to: '/mine/taxReport', title: account.row.taxReport(), needs: 'statements' },
    { to: '/position/index', title: account.row.positions() },
    { to: '/market/subscribe', title: account.row.subscriptions() },
    { to: '/mine/message', title: account.row.messages() },
    { to: '/mine/activity', title: account.row.benefits() },
    { to: '/mine/language', title: account.row.language() },
    { to: '/mine/setting', title: settings.title() },
    { to: '/mine/privacy', title: account.row.privacy() },
  ].filter(({ needs }) => needs === undefined || offered.has(needs)) satisfies ReadonlyArray<{
    readonly to: string
    readonly title: string
    readonly needs?: string
  }>

/** What the keyword finds of what can be done in the app. */
export const useActions = (keyword: string) => {
  const words = useWords()
  const { canUsePasskeys, offered } = useModel(makeSecurityFeatures)
  const security = useValue(offered)
  const hasPasskeys = useValue(canUsePasskeys)
  const settings = useValue(useModel(makeServerModel).settings)
  const features = new Set([...security, ...(settings?.entries.get('reports') ?? '').split(' ')])
  if (!hasPasskeys) features.delete('passkeys')
  return findOwn(actionsOf(words, features), ({ title }) => ({ code: '', names: [title] }), keyword, true).slice(
    0,
    MOST,
  )
}

/** What can be done, above the instruments. */
export const Actions = ({ actions }: { readonly actions: ReturnType<typeof useActions> }) => {
  const words = useWords().quotes
  if (actions.length === 0) return null
  return (
    <nav aria-label={words.actions()} className="border-b border-line">
      {actions.map(({ to, title }) => (
        <ListRow
          key={to}
          leading={<CornerDownRight aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />}
          title={title}
          render={<Go to={to} />}
        />
      ))}
    </nav>
  )
}
