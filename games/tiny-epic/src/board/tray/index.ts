export { Before } from './Before.tsx'
export { asksInTray, considered, Tray } from './Tray.tsx'
