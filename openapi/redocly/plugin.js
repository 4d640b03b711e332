// Redocly imports plugins with plain Node, which cannot load TypeScript in Node 20: tsx loads the other modules.
import { tsImport } from 'tsx/esm/api'

const { default: plugin } = await tsImport('./contractPlugin.ts', import.meta.url)

export default plugin
