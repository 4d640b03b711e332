import type { NamespaceIdentityTranslation } from '../../i18n-types.ts'

const identity = {
  title: '实名认证',
  intro: '设置资金密码、绑定银行卡和出金前须完成。',
  states: {
    'under-review': '审核中',
    verified: '已认证',
    rejected: '未通过',
  },
  hints: {
    'under-review': '通常需要一个工作日，结果将以消息通知。',
    verified: '您的身份已确认，无需再进行任何操作。',
    rejected: '请在下方更正后重新提交。',
  },
  reason: '原因',
  remark: '审核备注',
  reasons: {
    unreadable: '图片无法辨认',
    namediffers: '姓名与证件不符',
    numberdiffers: '证件号码与证件不符',
    expired: '证件已过期',
    other: '其他原因',
  },
  name: '姓名',
  nameHint: '须与证件完全一致',
  idNumber: '证件号码',
  front: '证件正面',
  back: '证件背面',
  addFront: '添加正面',
  addBack: '添加背面',
  camera: '拍照',
  pictureHint: 'JPEG、PNG 或 WebP，最大 10 MB。四角须完整且无反光。',
  private: '只有您和审核人员能看到这些图片。',
  submit: '提交审核',
  submitted: '提交时间',
  reviewed: '审核时间',
  sent: '已提交审核',
  loadFailed: '无法加载认证状态',
  pictureFailed: '无法加载图片',
  toFundPassword: '设置或修改资金密码',
  problems: {
    'name-required': '请输入姓名',
    'name-malformed': '请输入 2 至 60 个文字，与证件一致',
    'id-number-required': '请输入证件号码',
    'id-number-malformed': '请输入 5 至 24 个英文字母、数字、连字符或斜杠',
    'id-number-used': '该证件号码已用于其他账户',
    'image-required': '请添加此图片',
    'images-same': '正面和背面须为不同图片',
  },
} satisfies NamespaceIdentityTranslation

export default identity
