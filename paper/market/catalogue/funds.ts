/** Invented funds: code | name | Chinese name | starting net asset value | currency. */
export const FUNDS = `
  FD1001 | Meridian Calm Balanced Fund | 子午稳健平衡基金 | 1.2410 | EUR
  FD1002 | Meridian European Dividend Fund | 子午欧洲红利基金 | 2.0835 | EUR
  FD1003 | Costaluna Iberian Equity Fund | 科斯塔卢伊比利亚股票基金 | 1.5520 | EUR
  FD1004 | Valdoria Green Bond Fund | 瓦尔多里亚绿色债券基金 | 1.0264 | EUR
  FD1005 | Harlowen Global Technology Fund | 哈洛文环球科技基金 | 3.4175 | USD
  FD1006 | Harlowen Short Duration Fund | 哈洛文短债基金 | 1.0102 | USD
  FD1007 | Quellar Clean Energy Fund | 奎拉清洁能源基金 | 1.8840 | USD
  FD1008 | Tanjara Malaysia Growth Fund | 丹加拉马来西亚成长基金 | 0.7315 | MYR
  FD1009 | Tanjara Sukuk Income Fund | 丹加拉伊斯兰债券收益基金 | 1.0480 | MYR
  FD1010 | Pacific Arc Small Caps Fund | 环太平洋小型股基金 | 1.3925 | MYR
  FD1011 | Jihe Taiwan Chips Fund | 霁禾台湾芯片基金 | 15.2600 | TWD
  FD1012 | Canghe China Consumption Fund | 沧禾中国消费基金 | 1.9205 | CNY
`
