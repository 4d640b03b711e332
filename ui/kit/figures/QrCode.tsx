import type { QrPicture } from './qrPicture.ts'

/** A QR code. Black on white in every theme: scanners expect it. */
export const QrCode = ({ picture: { size, path }, label }: { readonly picture: QrPicture; readonly label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className="mx-auto block w-full max-w-64 rounded-2"
  >
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#14181f" />
  </svg>
)
