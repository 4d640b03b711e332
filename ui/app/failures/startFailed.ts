import type { Locales } from '../../i18n/i18n-types.ts'
import { localeRow } from '../../i18n/locales.ts'

/** Not with the other words: those are a part of the app too, and may be the part that did not load. */
const WORDS: Record<Locales, readonly [what: string, retry: string]> = {
  es: ['No se pudo cargar la aplicación. Compruebe su conexión.', 'Reintentar'],
  us: ['The app could not be loaded. Check your connection.', 'Try again'],
  cn: ['应用加载失败，请检查网络连接。', '重试'],
  tw: ['應用程式載入失敗，請檢查網路連線。', '重試'],
  my: ['Aplikasi tidak dapat dimuatkan. Semak sambungan anda.', 'Cuba lagi'],
  it: ['Impossibile caricare l’app. Controlla la connessione.', 'Riprova'],
  kr: ['앱을 불러오지 못했습니다. 네트워크 연결을 확인해 주세요.', '다시 시도'],
  ar: ['تعذّر تحميل التطبيق. تحقق من اتصالك بالإنترنت.', 'إعادة المحاولة'],
}

/** Shows in the customer's language that the app did not load, with a button that reloads the page. */
export const showStartFailed = (page: Document, stored: string | null): void => {
  const { code, tag, dir } = localeRow(stored)
  const [what, retry] = WORDS[code]
  page.documentElement.lang = tag
  page.documentElement.dir = dir
  const said = page.createElement('p')
  said.setAttribute('role', 'alert')
  said.textContent = what
  const again = page.createElement('button')
  again.textContent = retry
  again.className = 'min-h-11 px-4 text-accent'
  again.addEventListener('click', () => page.defaultView?.location.reload())
  const main = page.createElement('main')
  main.className = 'p-8 text-center'
  main.append(said, again)
  page.getElementById('app')?.replaceChildren(main)
}
