/** Invented companies in Spain: code | name | Chinese name | starting price in EUR. */
export const SPAIN = `
  VALDX | Valdecierzo Energía | 瓦尔德谢能源 | 6.50
  COSTX | Costaluna Banco | 科斯塔卢银行 | 3.27
  RIBAX | Ribadorna Textil | 里瓦多纳纺织 | 23.79
  PENAX | Penaclara Seguros | 佩纳克拉保险 | 2.40
  SIERX | Sierranova Construcciones | 谢拉诺瓦建设 | 15.08
  TORRX | Torrelanza Redes | 托雷兰萨电网 | 7.68
  ALMEX | Almendrisa Alimentación | 阿尔门德食品 | 2.27
  BRISX | Brisamar Turismo | 布里萨马旅游 | 13.47
  CANTX | Cantalar Farma | 坎塔拉尔制药 | 2.09
  DUERX | Duernalba Telecom | 杜埃纳巴通讯 | 10.05
  ENCIX | Encinarosa Energía | 恩西纳能源 | 2.37
  FONTX | Fontejara Banco | 丰特哈拉银行 | 2.58
  GUADX | Guadamora Textil | 瓜达莫拉纺织 | 9.69
  HIDRX | Hidralba Seguros | 伊德拉巴保险 | 47.81
  ILUMX | Ilumarca Construcciones | 伊卢马卡建设 | 2.94
  JARAX | Jarafuente Redes | 哈拉丰特电网 | 4.36
  LOMAX | Lomaserra Alimentación | 洛马塞拉食品 | 21.68
  MIRAX | Miralcampo Turismo | 米拉坎波旅游 | 77.21
  NAVAX | Navarrosa Farma | 纳瓦罗萨制药 | 17.75
  OLIVX | Olivanca Telecom | 奥利万卡通讯 | 8.68
`
