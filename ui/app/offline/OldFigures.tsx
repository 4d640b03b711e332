import { Effect } from 'effect'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { Platform } from '../../../ports/device/Platform.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { makeConnectionModel } from '../../data/app/connection.model.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { useValue } from '../../kit/useValue.ts'

/**
 * States on any screen how old the figures on it are, and whether there is no connection. A device that is connected
 * offers to reload, for what the screen does not ask for again by itself.
 */
export default function OldFigures({ at }: { readonly at: Instant }) {
  const app = useApp()
  const words = useWords().lastSeen
  const { tag } = useValue(locale)
  const online = useValue(useModel(makeConnectionModel).online)
  const time = deviceTime(at, tag)
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 bg-amber-soft px-4 py-1 text-center text-small text-amber">
      <p>{online ? words.oldFigures({ time }) : words.figuresOf({ time })}</p>
      {online && (
        <Button
          kind="quiet"
          size="small"
          onClick={() => void app.run(Effect.flatMap(Platform, (platform) => platform.reload))}
        >
          {words.reload()}
        </Button>
      )}
    </div>
  )
}
