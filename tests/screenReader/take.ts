import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_CLOCK } from '../../paper/testing/clock.ts'
import { startBroker } from '../broker.ts'
import { nextMonday } from '../e2e/money/workTime.ts'
import { control, makeCustomer } from '../e2e/support/control.ts'
import { needPrograms, startDesktop } from './desktop.ts'
import { makeReader } from './reader.ts'
import { prepareSpeech } from './speech.ts'
import { writeTranscript } from './transcript.ts'
import { walk } from './walk.ts'

/** Minutes past midnight in Kuala Lumpur: the market is open. */
const MORNING = 10 * 60 + 30
const QUIET = { translate: { enabled: false }, credentials_enable_service: false }

needPrograms()
const folder = await mkdtemp(join(tmpdir(), 'reader-'))
const broker = await startBroker({ NODE_ENV: 'test', PAPER_TEST_HASHES: '1', ...TEST_CLOCK, PAPER_DEMO: '0' })
const desktop = await startDesktop(folder)
try {
  const steer = control(broker.url)
  const { now } = await steer.get('/clock')
  await steer.post('/clock', { to: nextMonday(now, MORNING).toISOString(), rate: 1 })
  await steer.post('/market/open', { calendar: 'MY' })
  const customer = await makeCustomer(broker.url)
  await steer.post('/credit', { account: customer.account, currency: 'MYR', amount: '500000' })

  const preferences = join(folder, 'orca')
  const reader = makeReader(desktop, await prepareSpeech(preferences))
  reader.begin('Start')
  desktop.start('orca', ['--replace', '--user-prefs', preferences])
  await reader.hear('Screen reader on')
  const profile = join(folder, 'chromium')
  await mkdir(join(profile, 'Default'), { recursive: true })
  // Neither a translation nor the keeping of passwords is offered: they are not the app's.
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(QUIET))
  desktop.start('chromium', [
    '--no-sandbox',
    '--test-type',
    '--no-first-run',
    '--disable-gpu',
    '--lang=en-GB',
    '--force-renderer-accessibility',
    `--user-data-dir=${profile}`,
    '--window-size=500,900',
    `--app=${broker.url}/`,
  ])
  await walk(reader, customer)
  await writeTranscript(reader.chapters)
  process.stdout.write('An order was placed by keys and ears alone: docs/screen-reader.md has what was said.\n')
} finally {
  desktop.stop()
  await broker.stop()
  await rm(folder, { recursive: true, force: true })
}
