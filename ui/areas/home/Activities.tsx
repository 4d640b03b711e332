import Blocks from 'lucide-react/icons/blocks'
import Building2 from 'lucide-react/icons/building-2'
import ChartCandlestick from 'lucide-react/icons/chart-candlestick'
import Coins from 'lucide-react/icons/coins'
import Gift from 'lucide-react/icons/gift'
import HandCoins from 'lucide-react/icons/hand-coins'
import Layers from 'lucide-react/icons/layers'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Rocket from 'lucide-react/icons/rocket'
import Users from 'lucide-react/icons/users'
import Zap from 'lucide-react/icons/zap'
import { useWords } from '../../i18n/words.ts'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Shortcuts } from '../../kit/layout/Shortcuts.tsx'
import { useOffered } from '../../app/navigation/offered.tsx'
import { Go } from '../../app/navigation/Go.tsx'

/** Every investment activity that the server has, one tap away, in one row; without any, the way to the account. */
export const Activities = () => {
  const words = useWords()
  const offered = useOffered()
  const entries = [
    { to: '/home/newShare', label: words.home.ipo(), Icon: Rocket },
    { to: '/home/aguNewShare', label: words.home.aShares(), Icon: Building2 },
    { to: '/market/subscribe', label: words.home.placements(), Icon: Layers },
    { to: '/home/large', label: words.home.blockTrades(), Icon: Blocks },
    { to: '/home/rush', label: words.home.fastLane(), Icon: Zap },
    { to: '/home/follow', label: words.home.copyTrading(), Icon: Users },
    { to: '/home/plans', label: words.home.savingsPlans(), Icon: PiggyBank },
    { to: '/home/borrow', label: words.home.toLending(), Icon: HandCoins },
    { to: '/home/dayTrading', label: words.home.dayTrading(), Icon: ChartCandlestick },
    { to: '/home/dividend', label: words.home.toDividends(), Icon: Coins },
    { to: '/mine/activity', label: words.home.benefits(), Icon: Gift },
  ] as const
  const shown = entries.filter(({ to }) => offered(to))
  // A server that has the account only: home would end with the total.
  if (shown.length === 0)
    return (
      <Section flush>
        <ListRow title={words.menuMine()} render={<Go to="/mine/index" />} chevron />
      </Section>
    )
  return (
    <Section>
      <Shortcuts
        label={words.home.activities()}
        columns={5}
        oneRow
        items={shown.map(({ to, label, Icon }) => ({
          key: to,
          label,
          icon: <Icon className="size-6" strokeWidth={1.75} />,
          render: <Go to={to} />,
        }))}
      />
    </Section>
  )
}
