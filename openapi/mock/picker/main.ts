import bundle from '../../bundle.json?raw'
import { pickables } from './choices.ts'
import { preferInUploads, preferringFetch } from './intercept.ts'
import { showPanel } from './panel.ts'
import { makePicks } from './picks.ts'
import style from './style.css?inline'

// Loaded before the app while developing, and never built: `plugin.ts` puts it into the page of the development server.
const picks = makePicks(localStorage)
const isMock = import.meta.env['VITE_MOCK'] === '1'
const host = document.createElement('mock-picker')
const calls = pickables(JSON.parse(bundle))
const called: Array<string> = []
const show = showPanel(host, style, calls, picks, { isMock, server: import.meta.env['VITE_SERVER'] }, () =>
  location.reload(),
)
const preferOf = (path: string): string | undefined => {
  called.push(path)
  show(called)
  return isMock ? picks.of(path) : undefined
}
window.fetch = preferringFetch(window.fetch.bind(window), preferOf)
preferInUploads(XMLHttpRequest, preferOf)
document.documentElement.append(host)
