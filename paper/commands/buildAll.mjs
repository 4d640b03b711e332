import { buildApp, buildPaper } from './build.mjs'

await Promise.all([buildApp(), buildPaper()])
