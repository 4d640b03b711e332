import type { Handlers } from '../../platform/contract/operations.ts'
import { changeAvatar, readAvatar } from './avatar.ts'
import { uploadImage } from './image.ts'

export const uploadHandlers = {
  '/upload/image': uploadImage,
  '/upload/avatar': readAvatar,
  '/upload/setavatar': changeAvatar,
} satisfies Partial<Handlers>
