import { screenOfLink } from '../../domain/validation/openedLink.ts'
import type { OpenedLinks } from '../../ports/device/OpenedLinks.ts'

/** Loads the part of Capacitor's App plug-in that tells of links, its call only (`backButton.ts`). */
export const capacitorLinks = async (tell: (link: string) => void): Promise<void> => {
  const { App } = await import('@capacitor/app')
  await App.addListener('appUrlOpen', ({ url }) => tell(url))
}

/** The shell keeps the link that started the app until somebody listens. A shell without the plug-in passes none. */
export const nativeOpenedLinks = (listen: typeof capacitorLinks = capacitorLinks): OpenedLinks => ({
  watch: (opened) => {
    const tell = (link: string) => {
      const screen = screenOfLink(link)
      if (screen !== '') opened(screen)
    }
    listen(tell).catch(() => undefined)
  },
})
