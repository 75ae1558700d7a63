export { Before, type BeforeProps } from './Before.tsx'
export type { TrayProps } from './props.ts'
export { asksInTray, considered, Tray } from './Tray.tsx'
