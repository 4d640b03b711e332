import type { App } from '../../data/app/app.ts'
import { makeHiddenModel } from '../../app/session/hidden.model.ts'
import { makeWorthModel } from './worth.model.ts'

/** Loads the total and whether the customer hides it, before home is rendered. */
export const loadTotal = (app: App): Promise<void> => {
  app.model(makeHiddenModel)
  return app.model(makeWorthModel).loadEarly()
}
