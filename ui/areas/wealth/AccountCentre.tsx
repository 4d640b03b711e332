import { useEffect } from 'react'
import { loadNamespace, useWords } from '../../i18n/words.ts'
import { ScreenHeading } from '../../kit/layout/ScreenHeading.tsx'
import { BlockingLoading } from '../../kit/feedback/BlockingLoading.tsx'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { HeaderEnd, HeaderEndContext } from '../../kit/layout/HeaderEnd.tsx'
import { MasterPaneContext, useInMasterPane } from '../../kit/layout/masterPane.ts'
import { useInBrowser } from '../../kit/useInBrowser.ts'
import { useWide } from '../../kit/layout/useWide.ts'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useArea } from '../../app/navigation/offered.tsx'
import { type App, useModel } from '../../data/app/app.ts'
import { AccountMenu, AccountShortcuts, ServiceRow } from '../account/AccountMenu.tsx'
import { NeedsFirst } from '../account/NeedsFirst.tsx'
import { ProfileHead } from '../account/ProfileHead.tsx'
import { SignOutRow } from '../account/SignOutRow.tsx'
import { makeWalletsModel } from './OtherCurrencies.tsx'
import { makeWealthModel } from './wealth.model.ts'
import { WealthPanel } from './WealthPanel.tsx'
import { loadTotal } from './worth.model.ts'

const MENU = 'mt-2 [&>section:first-child]:border-t'

/** The newest records of money, where there is room beside the account. */
const Records = lazyPart(async () => {
  const [part] = await Promise.all([import('../records/FundingRecords.tsx'), loadNamespace('records')])
  return part.default
})

/** While all figures are computed. */
const Computing = () => {
  const words = useWords().account
  return <BlockingLoading open={useValue(useModel(makeWealthModel).computing)} label={words.computing()} />
}

/** Asks for the figures before the screen is rendered, which waits for the total that it begins with. */
export const loadAccount = (app: App): Promise<void> => {
  const total = app.model(makeWalletsModel).loadEarly()
  void app.model(makeWealthModel).loadEarly()
  void loadTotal(app)
  return total
}

/** /mine/index: the customer's account, assets, and links to everything else. Source: RULES.md, account. */
export default function AccountCentre() {
  const words = useWords().account
  const { open, stop } = useModel(makeWealthModel)
  useEffect(() => {
    void open()
    return stop
  }, [open, stop])
  const inBrowser = useInBrowser()
  const isBeside = useInMasterPane()
  const offersRecords = useArea('records')
  const hasRecords = useWide() && !isBeside && offersRecords
  const figures = (
    <div>
      <Section>
        <ScreenHeading className="sr-only">{words.title()}</ScreenHeading>
        <div className="header-row flex items-center gap-1">
          <div className="min-w-0 grow">
            <ProfileHead to="/mine/setting" leadsTo={words.openSettings()} />
          </div>
          <HeaderEnd />
        </div>
        <div className="pt-3">
          <WealthPanel />
        </div>
      </Section>
      <AccountShortcuts />
    </div>
  )
  const menu = inBrowser && (
    <>
      <NeedsFirst />
      <AccountMenu />
      <Section flush>
        <ServiceRow />
        <SignOutRow />
      </Section>
    </>
  )
  return (
    <div className="center-page @container">
      {hasRecords ? (
        <div className="grid grid-cols-[24rem_minmax(0,1fr)] items-start gap-x-2">
          <div>
            {figures}
            <div className={MENU}>{menu}</div>
          </div>
          <HeaderEndContext value={null}>
            <MasterPaneContext value>
              <div>
                <Records />
              </div>
            </MasterPaneContext>
          </HeaderEndContext>
        </div>
      ) : (
        <div className="@4xl:grid @4xl:grid-cols-2 @4xl:items-start @4xl:gap-x-2">
          {figures}
          <div className={`${MENU} @4xl:mt-0`}>{menu}</div>
        </div>
      )}
      <Computing />
    </div>
  )
}
