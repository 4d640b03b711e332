// Redocly imports plugins with plain Node, which cannot read TypeScript in Node 20: tsx reads the rest for it.
import { tsImport } from 'tsx/esm/api'

const { default: plugin } = await tsImport('./contractPlugin.ts', import.meta.url)

export default plugin
