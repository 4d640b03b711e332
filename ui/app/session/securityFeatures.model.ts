import { computed } from '@preact/signals-react'
import type { App } from '../../data/app/app.ts'
import { makeServerModel } from './server.model.ts'

/** The names of what the server offers to protect an account beyond its passwords: the contract's `security`. */
export const makeSecurityFeatures = (app: App) => {
  const { settings } = app.model(makeServerModel)
  const offered = computed<ReadonlySet<string>>(
    () => new Set((settings.value?.entries.get('security') ?? '').split(' ')),
  )
  return { offered }
}
