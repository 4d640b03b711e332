import '../ui/theme/theme.css'
import { loadAhead } from './ahead.ts'
import { askConfigEarly } from './earlyConfig.ts'
import { storedValue } from './storedValue.ts'
import { loadChunk } from './loadChunk.ts'
import { readRunConfig } from './runConfig.ts'
import { showStartFailed } from './startFailed.ts'

/** The page's first script, kept small: it sends for everything the first screen needs, side by side. */
const boot = async (): Promise<void> => {
  const config = readRunConfig()
  const send = askConfigEarly(config.then(({ apiBase }) => apiBase))
  loadAhead(location.hash)
  try {
    const { start } = await loadChunk(() => import('./main.tsx'))
    await start(await config, send)
  } catch (cause) {
    // For whoever has the console open; the customer is told in words.
    console.error(cause)
    showStartFailed(document, storedValue('language'))
  }
}

// Not awaited: the app imports what is here, and would wait for this module while this module waits for it.
void boot()
