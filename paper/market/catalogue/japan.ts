/** Invented companies in Japan (no listed code has a Z): code | name | Chinese name | starting price in JPY. */
export const JAPAN = `
  210Z | Tokihara Industries | 时原工业 | 3114
  227Z | Kazemori Electric | 风守电机 | 5002
  244Z | Hoshigane Chemical | 星金化学 | 6188
  261Z | Yukishiro Motor | 雪代汽车 | 11130
  278Z | Amagiri Bank | 天雾银行 | 4964
  295Z | Hinomaki Foods | 火牧食品 | 10272
  312Z | Sakuramine Trading | 樱峰商事 | 292
  329Z | Isobata Precision | 矶端精机 | 1664
  346Z | Mizuhane Pharma | 水羽制药 | 11170
  363Z | Kuroshiba Railway | 黑芝铁道 | 3455
  380Z | Natsukuma Steel | 夏隈制钢 | 9431
  397Z | Oborozu Games | 胧津游戏 | 408
  414Z | Shiogami Industries | 潮上工业 | 1687
  431Z | Torinose Electric | 鸟濑电机 | 695
  448Z | Umemizo Chemical | 梅沟化学 | 2271
  465Z | Wakazono Motor | 若园汽车 | 2562
  482Z | Yashiori Bank | 八盐银行 | 274
  499Z | Fukahoshi Foods | 深星食品 | 617
  516Z | Ginnosato Trading | 银里商事 | 792
  533Z | Hayatome Precision | 早留精机 | 10030
  550Z | Inazuno Pharma | 稻角制药 | 5503
  567Z | Kagerou Railway | 阳炎铁道 | 491
  584Z | Matsukaze Steel | 松风制钢 | 6237
  601Z | Nijimori Games | 虹森游戏 | 452
  618Z | Onikubo Industries | 鬼洼工业 | 3047
  635Z | Renjou Electric | 莲城电机 | 431
  652Z | Sazanami Chemical | 涟波化学 | 262
  669Z | Tamahagi Motor | 玉萩汽车 | 8385
  686Z | Usugumo Bank | 薄云银行 | 599
  703Z | Yozakura Foods | 夜樱食品 | 614
  720Z | Chidorino Trading | 千鸟野商事 | 13053
  737Z | Hakumei Precision | 薄明精机 | 8419
  754Z | Itsukuma Pharma | 五隈制药 | 824
  771Z | Kohakuri Railway | 琥珀里铁道 | 12007
  788Z | Murasame Steel | 村雨制钢 | 2231
`
