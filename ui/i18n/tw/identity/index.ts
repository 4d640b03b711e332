import type { NamespaceIdentityTranslation } from '../../i18n-types.ts'

const identity = {
  title: '實名認證',
  intro: '設定資金密碼、綁定卡片與出金前須完成。',
  states: {
    'under-review': '審核中',
    verified: '已認證',
    rejected: '未通過',
  },
  hints: {
    'under-review': '通常需要一個工作天，結果將以訊息通知。',
    verified: '您的身分已確認，無須再進行任何操作。',
    rejected: '請於下方更正後重新提交。',
  },
  reason: '原因',
  remark: '審核備註',
  reasons: {
    unreadable: '圖片無法辨識',
    namediffers: '姓名與證件不符',
    numberdiffers: '證件號碼與證件不符',
    expired: '證件已過期',
    other: '其他原因',
  },
  name: '姓名',
  nameHint: '須與證件完全一致',
  idNumber: '證件號碼',
  front: '證件正面',
  back: '證件背面',
  addFront: '新增正面',
  addBack: '新增背面',
  camera: '拍照',
  pictureHint: 'JPEG、PNG 或 WebP，最大 10 MB。四角須完整且無反光。',
  private: '只有您與審核人員能看到這些圖片。',
  submit: '提交審核',
  submitted: '提交時間',
  reviewed: '審核時間',
  sent: '已提交審核',
  loadFailed: '無法載入認證狀態',
  pictureFailed: '無法載入圖片',
  toFundPassword: '設定或變更資金密碼',
  problems: {
    'name-required': '請輸入姓名',
    'name-malformed': '請輸入 2 至 60 個文字，與證件一致',
    'id-number-required': '請輸入證件號碼',
    'id-number-malformed': '請輸入 5 至 24 個英文字母、數字、連字號或斜線',
    'id-number-used': '此證件號碼已用於其他帳戶',
    'image-required': '請新增此圖片',
    'images-same': '正面與背面須為不同圖片',
  },
} satisfies NamespaceIdentityTranslation

export default identity
