/** How a drawing lies behind a window: its scale, and where its corner is in the window. */
export interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly w: number
  readonly h: number
}

export interface CameraLimits {
  /** In units of the drawing. */
  readonly drawing: Size
  /** In units of the window. */
  readonly window: Size
  readonly minScale: number
  readonly maxScale: number
  /** Around a drawing that fits the window, in units of the window. */
  readonly margin?: number
  /** Kept free below a drawing that fits the window, if there is room. */
  readonly footer?: number
  /** How far one can look beyond the edge of a drawing that does not fit, in units of the drawing. */
  readonly overscroll?: number
}

export const clamp = (low: number, n: number, high: number) => Math.min(Math.max(n, low), high)

/** A drawing that fits stands in the middle of the window; a larger one leaves no part of the window empty. */
export function clampCamera(camera: Camera, limits: CameraLimits): Camera {
  const { drawing, window, minScale, maxScale, margin = 0, footer = 0, overscroll = 0 } = limits
  const scale = clamp(minScale, camera.scale, maxScale)
  const beyond = scale * overscroll
  const along = (at: number, length: number, room: number, after: number) =>
    length + 2 * margin <= room
      ? clamp(margin, room - length - after, (room - length) / 2)
      : clamp(room - length - beyond, at, beyond)
  return {
    scale,
    x: along(camera.x, scale * drawing.w, window.w, 0),
    y: along(camera.y, scale * drawing.h, window.h, footer),
  }
}

/** Zooms by a factor; what is at this point of the window stays there. */
export function zoomCamera(
  camera: Camera,
  factor: number,
  { x, y }: { readonly x: number; readonly y: number },
  limits: CameraLimits,
): Camera {
  const scale = clamp(limits.minScale, camera.scale * factor, limits.maxScale)
  const ratio = scale / camera.scale
  return clampCamera({ scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio }, limits)
}

export function panCamera(camera: Camera, dx: number, dy: number, limits: CameraLimits): Camera {
  return clampCamera({ ...camera, x: camera.x + dx, y: camera.y + dy }, limits)
}

/** Pans no farther than is needed to show a rectangle of the drawing. */
export function revealRect(
  camera: Camera,
  rect: Size & { readonly x: number; readonly y: number },
  limits: CameraLimits,
): Camera {
  const { scale } = camera
  const offset = (start: number, length: number, room: number) =>
    start < 0 ? -start : Math.min(0, room - start - length)
  return panCamera(
    camera,
    offset(camera.x + rect.x * scale, rect.w * scale, limits.window.w),
    offset(camera.y + rect.y * scale, rect.h * scale, limits.window.h),
    limits,
  )
}
