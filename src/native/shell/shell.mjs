// npm run shell -- android | ios: makes the project of a native shell around the built app in dist/shell, or brings it up to date. A
// second word names another folder.
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { drawPictures } from './pictures.mjs'

const HERE = import.meta.dirname
const ROOT = join(HERE, '../../..')
const [platform, folder = join(ROOT, 'dist/shell')] = process.argv.slice(2)
const apiBase = process.env['API_BASE'] ?? ''

const stop = (reason) => {
  process.stderr.write(`${reason}\n`)
  process.exit(2)
}
const APP = join(ROOT, 'dist/app')
if (platform !== 'android' && platform !== 'ios') stop('Name a platform: npm run shell -- android, or -- ios')
if (!/^https:\/\/[^\s"<>]+$/.test(apiBase))
  stop(`Name your server: API_BASE=https://broker.example.com/api/vue npm run shell -- ${platform}`)
if (Number.parseInt(process.versions.node, 10) < 22)
  stop(`Capacitor needs Node 22 or newer; this is ${process.versions.node}`)
if (!existsSync(join(APP, 'index.html'))) stop('The app is not built: npm run build')

const json = (file) => JSON.parse(readFileSync(file, 'utf8'))
const { version } = json(join(ROOT, 'package.json'))
const config = json(join(HERE, 'capacitor.config.json'))
const { host } = config
/** Why iOS is asked for Face ID and for the camera, in the languages of the app by Apple's names. */
const texts = json(join(HERE, 'permissionTexts.json'))

const PACKAGES = ['package.json', 'package-lock.json']
const isInstalled = () =>
  existsSync(join(folder, 'node_modules')) &&
  PACKAGES.every((name) => readFileSync(join(HERE, name), 'utf8') === readFileSync(join(folder, name), 'utf8'))

mkdirSync(folder, { recursive: true })
if (!isInstalled()) {
  for (const name of PACKAGES) copyFileSync(join(HERE, name), join(folder, name))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], { cwd: folder, stdio: 'inherit' })
}
const shellConfig = { ...config, webDir: relative(folder, APP) }
writeFileSync(join(folder, 'capacitor.config.json'), `${JSON.stringify(shellConfig, null, 2)}\n`)

const edit = (file, change) => {
  const place = join(folder, file)
  const before = readFileSync(place, 'utf8')
  const after = change(before)
  if (after !== before) writeFileSync(place, after)
}
/** Puts a text before another; nothing where it is there already. */
const before = (mark, text) => (all) => {
  if (!all.includes(mark)) stop(`The project has no ${mark}: remove its folder, and run this again`)
  return all.includes(text) ? all : all.replace(mark, `${text}${mark}`)
}

const LINKS = `    <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="${host}" />
            </intent-filter>
        `

const finishAndroid = () => {
  edit('android/app/src/main/AndroidManifest.xml', (all) =>
    // A copy of the app's data on another device would carry the session there.
    before('</activity>', LINKS)(all.replace('android:allowBackup="true"', 'android:allowBackup="false"')),
  )
  edit('android/app/src/main/res/values/ic_launcher_background.xml', (all) => all.replace('#FFFFFF', '#3346C8'))
  edit('android/app/build.gradle', (all) => all.replace(/versionName "[^"]*"/, `versionName "${version}"`))
}

/** What the plug-in for notifications needs of the app's delegate. */
const PUSH = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
`

const ENTITLEMENTS = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>aps-environment</key>
	<string>development</string>
	<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:${host}</string>
		<string>webcredentials:${host}</string>
	</array>
</dict>
</plist>
`

const plistText = (key, text) => `\t<key>${key}</key>\n\t<string>${text}</string>\n`

const finishIos = () => {
  const app = join(folder, 'ios/App/App')
  const languages = Object.keys(texts)
  edit('ios/App/App/Info.plist', (all) =>
    Object.entries(texts.en).reduce(
      (text, [key, value]) => before('</dict>\n</plist>', plistText(key, value))(text),
      all,
    ),
  )
  edit('ios/App/App/AppDelegate.swift', (all) => (all.includes(PUSH) ? all : all.replace(/\}\s*$/, `${PUSH}}\n`)))
  for (const language of languages) {
    mkdirSync(join(app, `${language}.lproj`), { recursive: true })
    const lines = Object.entries(texts[language]).map(([key, text]) => `"${key}" = "${text}";\n`)
    writeFileSync(join(app, `${language}.lproj/InfoPlist.strings`), lines.join(''))
  }
  if (existsSync(join(app, 'App.entitlements'))) return
  writeFileSync(join(app, 'App.entitlements'), ENTITLEMENTS)
  const file = join(folder, 'ios/App/App.xcodeproj/project.pbxproj')
  const xcode = createRequire(join(folder, 'package.json'))('xcode')
  const project = xcode.project(file).parseSync()
  // The package puts texts by language into a group of this name only.
  const group = project.addPbxGroup([], 'Resources')
  project.addToPbxGroup(group.uuid, project.findPBXGroupKey({ path: 'App' }))
  const { fileRef } = project.addLocalizationVariantGroup('InfoPlist.strings')
  for (const language of languages) {
    if (language !== 'en') project.addKnownRegion(`"${language}"`)
    project.addResourceFile(`${language}.lproj/InfoPlist.strings`, { variantGroup: true }, fileRef)
  }
  project.updateBuildProperty('MARKETING_VERSION', version)
  project.addBuildProperty('CODE_SIGN_ENTITLEMENTS', 'App/App.entitlements')
  // What the package does not know it writes as a word.
  writeFileSync(file, project.writeSync().replaceAll(/\s+(explicitFileType|path) = undefined;/g, ''))
}

const command = existsSync(join(folder, platform)) ? 'sync' : 'add'
const capacitor = spawnSync('npx', ['--no-install', 'cap', command, platform], { cwd: folder, stdio: 'inherit' })
if (capacitor.status !== 0) stop('Capacitor failed; its lines above say why')

const served = platform === 'android' ? 'android/app/src/main/assets/public' : 'ios/App/App/public'
writeFileSync(join(folder, served, 'config.json'), `${JSON.stringify({ apiBase })}\n`)
if (platform === 'android') finishAndroid()
else finishIos()
const pictures = await drawPictures(join(folder, platform))
process.stdout.write(`${platform} ${version}, ${pictures} pictures. Server ${apiBase}, links of ${host}.\n`)
