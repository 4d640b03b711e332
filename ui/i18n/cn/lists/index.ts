import type { NamespaceListsTranslation } from '../../i18n-types.ts'

const lists = {
  hint: '分组用于归类自选品种，保存在本设备上。',
  newName: '新分组名称',
  create: '新建',
  name: '分组名称',
  save: '保存',
  back: '全部分组',
  full: '已有 {count} 个分组，达到上限。',
  problems: {
    empty: '请输入名称',
    long: '最多 {count} 个字',
    taken: '已有同名的分组',
  },
  deleted: '已删除分组“{name}”',
  instruments: '分组中的品种',
  noneWatched: '还没有自选。',
  shareHint: '打开链接的人可以查看并添加此分组。',
  share: '分享',
  copy: '复制链接',
  shareTitle: '自选：{name}',
  copied: '已复制链接',
  notCopied: '无法复制链接',
  sharedTitle: '分享的分组：{name}',
  unnamed: '分享的分组',
  sharedHint: '添加分组时，这些品种也会加入您的自选。',
  leftOut: '有 {count} 只品种在此无法提供，已略过。',
  noneOffered: '该分组的品种在此均无法提供',
  sharedFailed: '分享的分组加载失败',
  add: '添加此分组',
  notNow: '暂不',
  here: '分组',
  inNone: '不在任何分组中',
  hereHint: '分组中的品种也在自选中。',
} satisfies NamespaceListsTranslation

export default lists
