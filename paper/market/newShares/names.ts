/** The markets in which new shares are offered. */
export const OFFERING_MARKETS = ['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES'] as const
export type OfferingMarket = (typeof OFFERING_MARKETS)[number]

interface Parts {
  /** First parts of names, Latin and Chinese. */
  readonly roots: string
  /** The business of the company, Latin and Chinese. */
  readonly trades: string
}

/** Invented roots, none of which the catalogues of listed companies use. */
const PARTS: Readonly<Record<OfferingMarket, Parts>> = {
  MY: {
    roots:
      'Bayusari 峇宇莎|Cahyana 查雅娜|Delimaya 德利玛|Elangsa 伊朗沙|Galuhan 加鲁汉|Helangi 希朗宜|Kencari 肯查丽|Lumisa 鲁米莎|Mentaya 门达雅|Nirwani 尼瓦妮|Puspari 普丝芭|Ratuna 拉杜娜|Sinaran 西娜兰|Tersana 德沙娜|Wangsari 旺沙丽',
    trades:
      'Robotics Berhad 机器人|Agritech Berhad 农业科技|Battery Berhad 电池|Clinics Berhad 诊所|Cocoa Berhad 可可|Digital Berhad 数码|Halal Foods Berhad 清真食品|Solar Berhad 太阳能',
  },
  TW: {
    roots:
      'Hanyue 瀚嶽|Qingrui 擎睿|Dingyu 鼎鈺|Fanghua 芳樺|Guanlan 觀瀾|Haoting 皓霆|Jingyao 旌曜|Kaixin 凱鑫|Lianju 聯矩|Mingwei 銘緯|Peiyun 沛昀|Ruisong 睿嵩|Shiyu 適宇|Tianhe 恬禾|Xuanji 璇璣',
    trades:
      'Robotics 機器人|Photonics 光子|Battery 電池|Biomedical 生醫|Cloud 雲端|Thermal 熱傳|Cycling 自行車|Semicon Equipment 半導體設備',
  },
  CN: {
    roots:
      'Zhaoling 昭泠|Beichuan 倍川|Fuyao 拂曜|Guyu 谷禹|Hengqi 衡祁|Jialan 嘉澜|Kezhou 珂舟|Lingfeng 泠枫|Mianhe 绵禾|Ningxiu 宁岫|Puyan 璞砚|Ruoxi 若汐|Suhe 溯禾|Wenyu 汶屿|Zechen 泽宸',
    trades:
      'Robotics 机器人|New Energy 新能源|Biomedicine 生物医药|Precision 精密|Software 软件|Instruments 仪器|Chip Design 芯片设计|Green Materials 绿色材料',
  },
  US: {
    roots:
      'Arbelow 阿贝罗|Brindlay 布林德利|Corvanto 科凡托|Dunmeris 邓梅里斯|Eskerly 埃斯克利|Fenwright 芬赖特|Glimmora 格利莫拉|Havendell 海文德尔|Jorvanes 约凡斯|Kestrand 凯斯特兰|Lorrimay 洛里梅|Mossbrin 莫斯布林|Pellgrove 佩尔格罗夫|Riverton Vale 里弗顿谷|Stavelyn 斯塔维林',
    trades:
      'Robotics 机器人|Genomics 基因|Software 软件|Batteries 电池|Diagnostics 诊断|Space 航天|Water 水务|Security 安全',
  },
  JP: {
    roots:
      'Asagumo 朝云|Chidorii 千鸟居|Fujinamo 藤波|Hanabira 花片|Isohana 矶花|Kirigane 雾金|Minazuki 水无月|Natsugi 夏木|Oborozu 胧津|Sazanami 涟|Tsukumori 月守|Umineko 海猫|Wakagiri 若桐|Yamabiko 山彦|Shiratori Oka 白鸟冈',
    trades:
      'Robotics 机器人|Software 软件|Medical 医疗|Batteries 电池|Precision 精密|Logistics 物流|Education 教育|Hydrogen 氢能',
  },
  IT: {
    roots:
      'Altarosa 阿尔塔罗萨|Borgonuvo 博尔戈努沃|Campoleto 坎波莱托|Dolcevento 多尔切文托|Fioralba 菲奥拉尔巴|Granvalle 格兰瓦莱|Isolavera 伊索拉维拉|Lagomira 拉戈米拉|Marefina 马雷菲纳|Novaluce 诺瓦卢切|Pratoverde 普拉托韦尔|Roccanera 罗卡内拉|Solanto 索兰托|Torremara 托雷马拉|Ventolungo 文托伦戈',
    trades:
      'Robotica 机器人|Biotech 生物科技|Software 软件|Batterie 电池|Nautica 游艇|Alimentari 食品|Rinnovabili 可再生能源|Design 设计',
  },
  ES: {
    roots:
      'Altaplaya 阿尔塔普拉亚|Brisalta 布里萨尔塔|Campoluz 坎波卢斯|Duneras 杜内拉斯|Florazul 弗洛拉苏尔|Granisla 格拉尼斯拉|Jardiel Norte 哈迪尔北方|Lunamar 卢纳马尔|Marclara 马克拉拉|Nubelia 努贝利亚|Puertosol 普埃托索尔|Rocavia 罗卡维亚|Solmira 索尔米拉|Trigalia 特里加利亚|Vientoro 维恩托罗',
    trades:
      'Robótica 机器人|Biotecnología 生物科技|Software 软件|Baterías 电池|Turismo 旅游|Alimentos 食品|Renovables 可再生能源|Aguas 水务',
  },
}

const cut = (row: string): ReadonlyArray<readonly [latin: string, chinese: string]> =>
  row.split('|').map((cell) => {
    const space = cell.lastIndexOf(' ')
    return [cell.slice(0, space), cell.slice(space + 1)]
  })

/** Even, so that every root is combined with every business; consecutive companies have different businesses. */
const STRIDE = 2

/** The name of the company of a market's offering by its number; names repeat after 120 offerings. */
export const companyOf = (market: OfferingMarket, number: number): { name: string; chineseName: string } => {
  const [roots, trades] = [cut(PARTS[market].roots), cut(PARTS[market].trades)]
  const root = roots[number % roots.length] ?? ['', '']
  const trade = trades[(Math.floor(number / roots.length) + number * STRIDE) % trades.length] ?? ['', '']
  return { name: `${root[0]} ${trade[0]}`, chineseName: `${root[1]}${trade[1]}` }
}
