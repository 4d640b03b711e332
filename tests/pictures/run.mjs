// npm run pictures: pictures of named screens in English, Spanish, Arabic and Korean, light and dark, at five sizes, on one page. Nothing here fails a build.
// npm run pictures -- home search --label before --modes light,ar --sizes 320,390 --whole
// npm run pictures -- --level 1: every screen in front of a server of that level, in English and Spanish
// npm run pictures -- --mock: every screen in front of the mock, with data, with empty lists and where every call fails
import { ready, run } from '../../paper/commands/ready.mjs'

ready()
const { browserReady } = await import('../browser.mjs')
await browserReady()
const file = process.argv.includes('--mock') ? 'tour.ts' : 'take.ts'
process.exit(run('npx', ['tsx', `tests/pictures/${file}`, ...process.argv.slice(2)]))
