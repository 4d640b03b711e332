/** Invented companies in Italy: code | name | Chinese name | starting price in EUR. */
export const ITALY = `
  VALDZ | Valdoria Energia | 瓦尔多里亚能源 | 59.34
  MONTZ | Montelisca Banca | 蒙特利斯银行 | 66.83
  BRENZ | Brenavia Moda | 布雷纳维时装 | 16.49
  CASTZ | Casteldoro Assicurazioni | 卡斯德罗保险 | 6.52
  LUNAZ | Lunavera Meccanica | 卢纳维拉机械 | 2.20
  SERRZ | Serravico Reti | 塞拉维科电网 | 34.51
  PONTZ | Pontemara Alimentari | 庞特马拉食品 | 15.51
  ROCAZ | Rocalba Auto | 罗卡尔巴汽车 | 51.61
  TRIVZ | Trivenzia Farmaceutici | 特里文齐制药 | 10.36
  AUREZ | Aurelisca Cantieri | 奥雷利斯船厂 | 53.89
  BELLZ | Bellorizo Energia | 贝洛里佐能源 | 6.83
  CORVZ | Corvallia Banca | 科瓦利亚银行 | 61.50
  DURAZ | Duranova Moda | 杜拉诺瓦时装 | 45.58
  FIUMZ | Fiumara Assicurazioni | 菲马拉保险 | 12.28
  GRANZ | Grandarno Meccanica | 格兰达诺机械 | 20.58
  ISOLZ | Isolmera Reti | 伊索梅拉电网 | 37.38
  LAGOZ | Lagorosa Alimentari | 拉戈罗萨食品 | 4.90
  MAREZ | Marevento Auto | 马雷文托汽车 | 21.93
  NEVAZ | Nevalta Farmaceutici | 内瓦尔塔制药 | 62.32
  OMBRZ | Ombralta Cantieri | 翁布拉塔船厂 | 6.63
`
