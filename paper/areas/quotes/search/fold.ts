import { foldLetters } from '../../../../domain/quotes/searching.ts'

/**
 * Traditional characters and, below each, the simplified one, as far as they occur in the names of instruments. Names
 * and keywords are compared in simplified characters.
 */
const TRADITIONAL =
  '凜導嶺崢嵐嶸嶼設運達鉑鋒鋼鐵鐸雲電霽頌體紡織蒔薈瀾硯萬業豐喬亞產優傳倫債蘭內凱製務醫盧廠臺園國奧嬌學寧實' +
  '爾嶽幣龐異愷戲擬數時機來櫚櫻歐溝滄澤潔窪漣溫遊灣瀨瑪環療鹽蓋磯礪種穩係紅納統續維綜綠網羅朧葦蒼蘇藥萊蓮薩藍' +
  '裝訊證詩諾謝貝貨費車軟遠連鄧裡銅銖銀錦長門闊陽險雋霧韋韓風馬驍魯鳥鶴麥黃齊'
const SIMPLIFIED =
  '凛导岭峥岚嵘屿设运达铂锋钢铁铎云电霁颂体纺织莳荟澜砚万业丰乔亚产优传伦债兰内凯制务医卢厂台园国奥娇学宁实' +
  '尔岳币庞异恺戏拟数时机来榈樱欧沟沧泽洁洼涟温游湾濑玛环疗盐盖矶砺种稳系红纳统续维综绿网罗胧苇苍苏药莱莲萨蓝' +
  '装讯证诗诺谢贝货费车软远连邓里铜铢银锦长门阔阳险隽雾韦韩风马骁鲁鸟鹤麦黄齐'

const lettersOf = (text: string): ReadonlyArray<string> => Array.from(text)

const simplified = new Map(
  lettersOf(TRADITIONAL).map((letter, index) => [letter, lettersOf(SIMPLIFIED)[index] ?? letter]),
)

/** The text for comparisons, in simplified characters. Source: the contract, `/quotes/search`. */
export const fold = (text: string): string =>
  lettersOf(foldLetters(text))
    .map((letter) => simplified.get(letter) ?? letter)
    .join('')
