import { useEffect } from 'react'
import type { Detail } from '../../../ports/Quotes.ts'
import { LoadFailed } from '../../app/failures/loadFailure.tsx'
import { useModel } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { AlertForm } from './AlertForm.tsx'
import { AlertList } from './AlertList.tsx'
import { makeAlertsModel } from './alerts.model.ts'

/** The content of the sheet of an instrument: a new alert, its alerts, and those of other instruments. */
export default function AlertSheet({ detail }: { readonly detail: Detail }) {
  const words = useWords().alerts
  const { alerts: list, failure, load, status } = useModel(makeAlertsModel)
  const alerts = useValue(list) ?? []
  const why = useValue(failure)
  const isFailed = useValue(status) === 'failed'
  useEffect(() => void load(), [load])
  const here = alerts.filter(({ code }) => code === detail.code)
  const others = alerts.filter(({ code, metAt }) => code !== detail.code && metAt === null)
  return (
    <div className="grid gap-4">
      <AlertForm detail={detail} />
      {isFailed && <LoadFailed title={words.failed()} failure={why} onRetry={() => void load()} />}
      <AlertList title={words.here()} alerts={here} />
      <AlertList title={words.others()} alerts={others} named />
    </div>
  )
}
