import { useWords } from '../../i18n/words.ts'
import { Tabs } from '../../kit/choices/Tabs.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'
import { useApp } from '../../data/app/app.ts'
import { useSearch } from '../../app/navigation/useSearch.ts'
import { FollowOrders } from './FollowOrders.tsx'
import { Product } from './Product.tsx'
import { Products } from './Products.tsx'

/** /home/follow: copy-trading products, one of them with its track record and ticket, and the customer's orders. */
export default function FollowScreen() {
  const app = useApp()
  const words = useWords().copytrading
  const { code, tab: asked } = useSearch('/home/follow')
  if (code !== undefined) return <Product code={code} />
  const tab = asked === 'orders' ? 'orders' : 'products'
  return (
    <>
      <TopBar title={words.title()} subtitle={words.wholeName()} onBack={app.back} />
      <div className="center-column">
        <Tabs
          kind="underline"
          label={words.title()}
          choices={[
            { value: 'products', label: words.tabs.products() },
            { value: 'orders', label: words.tabs.orders() },
          ]}
          value={tab}
          onChange={(next) => app.replace('/home/follow', { tab: next })}
        >
          {tab === 'orders' ? <FollowOrders /> : <Products />}
        </Tabs>
      </div>
    </>
  )
}
