/** Invented A-shares: code | name | Chinese name | starting price in CNY. */
export const CHINA_SHARES = `
  697001 | Canghe Technology | 沧禾科技 | 9.90
  697014 | Yanbei Bank | 砚北银行 | 31.75
  697027 | Jichuan Pharma | 霁川医药 | 16.36
  697040 | Yuanxing Spirits | 垣星酒业 | 39.85
  697053 | Cangxiu Power | 苍岫电力 | 43.30
  697066 | Hongsha Materials | 泓砂新材 | 5.13
  697079 | Luochuan Auto | 珞川汽车 | 4.21
  697092 | Yichen Securities | 翊岑证券 | 96.96
  697105 | Xuling Foods | 栩岭食品 | 10.74
  697118 | Huaiyao Solar | 淮曜光伏 | 9.76
  697131 | Jinye Chips | 堇野芯片 | 177.04
  697144 | Xiaohe Heavy Industry | 骁禾重工 | 23.96
  697157 | Chengxu Logistics | 澄墟物流 | 96.58
  697170 | Xinyue Media | 昕岳传媒 | 24.52
  697183 | Junhai Technology | 隽屿科技 | 45.56
  697196 | Yuchuan Bank | 榆川银行 | 7.10
  697209 | Moxing Pharma | 漠星医药 | 44.84
  697222 | Lanxiu Spirits | 蓝岫酒业 | 108.92
  697235 | Tangye Power | 棠野电力 | 29.31
  697248 | Shuohe Materials | 朔禾新材 | 67.22
  697261 | Liyuan Auto | 砺原汽车 | 51.53
  697274 | Yuyao Securities | 渝曜证券 | 5.10
  697287 | Jinxu Foods | 锦墟食品 | 71.71
  697300 | Weihang Solar | 苇杭光伏 | 37.96
  697313 | Songling Chips | 崧岭芯片 | 12.59
  697326 | Linyuan Heavy Industry | 霖原重工 | 4.50
  697339 | Heting Logistics | 鹤汀物流 | 107.88
  697352 | Qixing Media | 杞星传媒 | 24.19
  697365 | Xiangxiu Technology | 湘岫科技 | 61.72
  697378 | Kunyan Bank | 坤砚银行 | 113.48
  697391 | Shaochuan Pharma | 韶川医药 | 60.63
  697404 | Xihe Spirits | 汐禾酒业 | 133.30
  697417 | Linyu Power | 凛峪电力 | 17.99
  697430 | Tongxu Materials | 桐墟新材 | 84.36
  697443 | Jinghai Auto | 旌屿汽车 | 21.73
  697456 | Yunling Securities | 筠岭证券 | 140.86
  697469 | Muye Foods | 睦野食品 | 113.50
  697482 | Youchuan Solar | 攸川光伏 | 5.80
  697495 | Haosha Chips | 皓砂芯片 | 6.71
  697508 | Langxing Heavy Industry | 琅星重工 | 9.14
  697521 | Weihe Logistics | 蔚禾物流 | 157.84
  697534 | Yufeng Media | 屿峰传媒 | 21.04
  697547 | Kaiting Technology | 恺汀科技 | 43.46
  697560 | Qixiu Bank | 祁岫银行 | 12.58
  697573 | Yuxu Pharma | 禹墟医药 | 27.58
`
