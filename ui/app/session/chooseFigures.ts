import { Effect } from 'effect'
import type { FigureStyle } from '../../../domain/money/figureStyle.ts'
import { Platform } from '../../../ports/device/Platform.ts'
import type { App } from '../../data/app/app.ts'
import { makePreferencesModel } from './preferences.model.ts'

/** Stores how figures are written and reloads the page, whose figures are then all written in it. Source: RULES.md, money. */
export const chooseFigures = async (app: App, style: FigureStyle): Promise<void> => {
  const { figures } = app.model(makePreferencesModel)
  const isOther = style !== figures.value.peek()
  await figures.choose(style)
  if (isOther) await app.run(Effect.flatMap(Platform, (platform) => platform.reload))
}
