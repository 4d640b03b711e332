import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import type { TaskState } from '../../../domain/rewards/task.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Activity, ActivityTask } from '../../../ports/Rewards.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Leads } from '../../app/navigation/Leads.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { useValue } from '../../kit/useValue.ts'
import { eventTime } from '../../data/clock/event.ts'

const ICON = { className: 'size-5', strokeWidth: 1.75 }
const ICONS: Record<TaskState, ReactNode> = {
  locked: <Lock {...ICON} />,
  open: <CircleDashed {...ICON} className="size-5 text-accent" />,
  completed: <CircleCheck {...ICON} className="size-5 text-green" />,
  ended: <CircleSlash {...ICON} />,
}

interface TaskRowsProps {
  readonly tasks: ReadonlyArray<ActivityTask>
  readonly currency: Currency
  /** The zone of the activity, in which its own times are shown too. */
  readonly zone: Activity['zone']
}

/** The tasks with their rewards and progress; an open one links to its screen. */
export const TaskRows = ({ tasks, currency, zone }: TaskRowsProps) => {
  const words = useWords().rewards
  const { tag } = useValue(locale)
  const detail = ({ after, completedAt, state, text }: ActivityTask): string => {
    if (completedAt !== null) return eventTime(completedAt, tag, zone)
    return state === 'locked' && after !== null ? words.after({ task: after }) : text
  }
  return (
    <ul aria-label={words.tasks()}>
      {tasks.map((task) => (
        <li key={task.id}>
          <ListRow
            leading={ICONS[task.state]}
            title={task.title}
            subtitle={detail(task)}
            value={<Money amount={task.reward} currency={currency} />}
            note={words.states[task.state]()}
            {...(task.state === 'open' && task.link !== null && { render: <Leads link={task.link} />, chevron: true })}
          />
        </li>
      ))}
    </ul>
  )
}
