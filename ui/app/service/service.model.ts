import { computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import type { App } from '../../data/app/app.ts'
import { makeCustomerModel } from '../session/customer.model.ts'
import { makeServerModel } from '../session/server.model.ts'
import { DEFAULT_PLACE, placeFrom, placeText, type ServicePlace } from './servicePlace.ts'
import type { ServerSettings } from '../../../ports/ServerConfig.ts'

/**
 * The address of the customer-service chat with the customer's id as client id, or null where the server's config has
 * no https address; then there is no button. Source: RULES.md, customer service.
 */
export const serviceLink = (settings: ServerSettings | null, userId: string | null): string | null => {
  const address = settings?.customerService
  if (!address || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:') return null
  if (userId) url.searchParams.set('clientId', userId)
  return url.href
}

/** The customer-service button's link and the place where the customer left it. */
export const makeServiceModel = (app: App) => {
  const server = app.model(makeServerModel)
  const customer = app.model(makeCustomerModel)
  const place = signal<ServicePlace>(DEFAULT_PLACE)
  const link = computed(() => serviceLink(server.settings.value, customer.profile.value?.id ?? null))
  /** Whether the stored place was read. Before that there is no button: it would jump there. */
  const isPlaced = signal(false)

  const store = <A>(use: (kept: KeyValueStore['Service']) => Effect.Effect<A>) =>
    app.run(Effect.flatMap(KeyValueStore, use))

  const restore = async (): Promise<void> => {
    place.value = placeFrom(await store((kept) => kept.get('servicePlace')))
    isPlaced.value = true
  }
  void restore()

  const moveTo = (next: ServicePlace): void => {
    place.value = next
    void store((kept) => kept.set('servicePlace', placeText(next)))
  }

  return { link, place, isPlaced, moveTo }
}
