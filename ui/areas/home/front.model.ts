import { batch, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import { type Banner, type Notice, Notices } from '../../../ports/News.ts'
import { locale } from '../../i18n/words.ts'
import type { App } from '../../data/app/app.ts'

/** How long the content below waits where no room is kept for notices and banners, in milliseconds. */
export const FRONT_PATIENCE = 1_000

/** The room on a device that has never shown any: as high as a line of notices and a banner, in pixels. */
export const FIRST_ROOM = 216

interface Front {
  readonly notices: ReadonlyArray<Notice>
  readonly banners: ReadonlyArray<Banner>
}

const roomFrom = (kept: string | null): number => {
  const height = Number(kept ?? FIRST_ROOM)
  return height >= 0 && height < 2_000 ? height : FIRST_ROOM
}

/**
 * The operator's notices and banners, which are above the rest of home. They are shown whenever they arrive, in a room that
 * is as high as they were the last time; where there are none it closes. Where there were none the last time, there is no
 * room: the rest waits for a short time, and what arrives later has its room on the next visit, so that nothing moves while the
 * customer reads.
 */
export const makeFrontModel = (app: App) => {
  const front = signal<Front>({ notices: [], banners: [] })
  const settled = signal(false)
  /** In pixels; null until the device has answered. */
  const room = signal<number | null>(null)
  let late: Front | null = null
  let looked = Promise.resolve()

  const keep = (height: number): void =>
    void app.run(Effect.flatMap(KeyValueStore, (store) => store.set('front', String(height))))

  /** A failure is silent and keeps the shown content. */
  const ask = async (): Promise<{ readonly found: Front; readonly isWhole: boolean }> => {
    const language = locale.peek().code
    const [notices, banners] = await Promise.all([
      app.attempt(
        Effect.flatMap(Notices, (service) => service.list(language)),
        { load: true },
      ),
      app.attempt(
        Effect.flatMap(Notices, (service) => service.banners(language)),
        { load: true },
      ),
    ])
    const known = late ?? front.peek()
    return {
      found: {
        notices: Exit.isSuccess(notices) ? notices.value : known.notices,
        banners: Exit.isSuccess(banners) ? banners.value : known.banners,
      },
      isWhole: Exit.isSuccess(notices) && Exit.isSuccess(banners),
    }
  }

  const isEmpty = ({ notices, banners }: Front): boolean => notices.length + banners.length === 0

  const show = (found: Front, isWhole: boolean): void =>
    batch(() => {
      late = null
      front.value = found
      settled.value = true
      if (!isEmpty(found)) return
      // Nothing to show: no hole. What could not be loaded has its room again on the next visit.
      room.value = 0
      if (isWhole) keep(0)
    })

  const readRoom = async (): Promise<void> => {
    const kept = roomFrom(await app.run(Effect.flatMap(KeyValueStore, (store) => store.get('front'))))
    batch(() => {
      room.value = kept
      if (kept > 0) settled.value = true
      if (late) show(late, true)
    })
  }

  /** Called when the screen opens. */
  const open = async (): Promise<void> => {
    await looked
    const patience = setTimeout(() => {
      settled.value = true
    }, FRONT_PATIENCE)
    const { found, isWhole } = await ask()
    clearTimeout(patience)
    if (room.peek() === 0 && settled.peek() && isEmpty(front.peek()) && !isEmpty(found)) {
      late = found
      keep(FIRST_ROOM)
    } else show(found, isWhole)
  }

  return {
    front,
    /** Whether the content below may be shown. */
    settled,
    room,
    /** Reads on the device how much room to keep, before the first frame where it answers at once. */
    look: (): void => void (looked = readRoom()),
    open,
    /** The customer requested it: new content is shown immediately. */
    refresh: async () => {
      const { found, isWhole } = await ask()
      show(found, isWhole)
    },
    /** How high the content is: the room of the next visit. */
    drawn: (height: number): void => {
      if (height > 0) keep(Math.round(height))
    },
  }
}
