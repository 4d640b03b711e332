// npm run test:shells: makes the projects of both native shells in a folder of its own, from the registry, and reads them. No
// Android Studio and no Xcode are needed, and nothing is compiled. Capacitor's tool needs Node 22, which comes as a package.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { given, stop } from '../../paper/commands/ready.mjs'

const ROOT = join(import.meta.dirname, '../..')
const API_BASE = 'https://broker.example.com/api/vue'
const ICON = { width: 1024, height: 1024 }

given()
if (!existsSync(join(ROOT, 'dist/app/index.html'))) stop('The app is not built: npm run build')

const folder = mkdtempSync(join(tmpdir(), 'shells-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const shell = join(folder, 'shell')
const INSTALL = ['install', '--prefix', folder, 'node@22', '--no-audit', '--no-fund', '--loglevel', 'error']
execFileSync('npm', INSTALL, { cwd: folder, stdio: 'inherit' })
const PATH = [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
const run = (platform, apiBase = API_BASE) =>
  spawnSync('node', [join(ROOT, 'src/native/shell/shell.mjs'), platform, shell], {
    cwd: ROOT,
    env: { ...process.env, PATH, API_BASE: apiBase },
    encoding: 'utf8',
  })

const text = (file) => readFileSync(join(shell, file), 'utf8')
const json = (file) => JSON.parse(text(file))
/** Width and height of a PNG picture. */
const sizeOf = (file) => {
  const bytes = readFileSync(join(shell, file))
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
const counts = (file, part) => text(file).split(part).length - 1

// The second run brings up to date what the first has made, and adds nothing twice.
const runs = ['android', 'ios', 'android', 'ios'].map((platform) => run(platform))
const refused = run('ios', 'http://broker.example.com')

const MANIFEST = 'android/app/src/main/AndroidManifest.xml'
const PROJECT = 'ios/App/App.xcodeproj/project.pbxproj'
const plugins = json('android/app/src/main/assets/capacitor.plugins.json').map(({ pkg }) => pkg)
const expected = Object.keys(json('package.json').dependencies).filter((name) =>
  text('ios/App/CapApp-SPM/Package.swift').includes(`node_modules/${name}"`),
)
const permissions = [...text(MANIFEST).matchAll(/uses-permission android:name="([^"]+)"/g)].map(([, name]) => name)
const languages = ['en', 'es', 'it', 'ms', 'zh-Hant', 'zh-Hans', 'ko', 'ar']

const CHECKS = {
  'both projects are made and brought up to date': runs.every(({ status }) => status === 0),
  'a server without HTTPS is refused with one line':
    refused.status === 2 && refused.stderr.trim().split('\n').length === 1,
  'five plug-ins on Android': plugins.length === 5,
  'the same five on iOS': plugins.every((name) => expected.includes(name)) && expected.length === 5,
  'Android asks for the network alone': permissions.join() === 'android.permission.INTERNET',
  'Android copies no data to another device': counts(MANIFEST, 'android:allowBackup="false"') === 1,
  'links open the Android app': counts(MANIFEST, 'android:host="app.example.com"') === 1,
  'links and passwords of the host belong to the iOS app':
    counts('ios/App/App/App.entitlements', ':app.example.com') === 2,
  'iOS says in eight languages why it asks': languages.every(
    (name) =>
      counts(PROJECT, `${name}.lproj/InfoPlist.strings`) === 1 &&
      existsSync(join(shell, `ios/App/App/${name}.lproj/InfoPlist.strings`)),
  ),
  'iOS hands over the token of notifications':
    counts('ios/App/App/AppDelegate.swift', 'didRegisterForRemoteNotificationsWithDeviceToken') === 1,
  'the project of Xcode has no unknown value': counts(PROJECT, '= undefined') === 0,
  'the app calls the named server': ['android/app/src/main/assets/public', 'ios/App/App/public'].every(
    (place) => json(`${place}/config.json`).apiBase === API_BASE,
  ),
  'the icon of iOS has its size':
    JSON.stringify(sizeOf('ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png')) ===
    JSON.stringify(ICON),
  'the version is that of the app':
    counts(
      'android/app/build.gradle',
      `versionName "${JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version}"`,
    ) === 1,
}
const failed = Object.keys(CHECKS).filter((name) => !CHECKS[name])
for (const name of failed) process.stdout.write(`failed: ${name}\n`)
for (const { status, stderr, stdout } of runs) if (status !== 0) process.stdout.write(`${stdout}\n${stderr}\n`)
process.stdout.write(`${Object.keys(CHECKS).length - failed.length} passed, ${failed.length} failed\n`)
process.exitCode = failed.length > 0 ? 1 : 0
