import { Lazy, LazyComponent, LazyMessages } from '@kazamata/ui'

/* What nobody needs before the first turn, and what only narrow screens need. */

export const turnParts = new Lazy(() => import('./turn-parts.ts'))
export const logIcons = new Lazy(async () => (await import('./later-icons.ts')).logIcons)
export const finalScore = new LazyComponent(async () => (await import('./score/FinalScore.tsx')).FinalScore)
export const roundEndReport = new LazyComponent(
  async () => (await import('./round-end/RoundEnd.tsx')).RoundEnd,
)
export const ownSheetTab = new LazyComponent(
  async () => (await import('./sheet/tabs/SheetTab.tsx')).OwnSheetTab,
)
export const help = new LazyComponent(async () => (await import('./help/Help.tsx')).Help)
export const dialogs = new LazyComponent(async () => (await import('./dialogs/Dialogs.tsx')).Dialogs)
export const print = new LazyComponent(async () => (await import('./print/Print.tsx')).Print)

/* What only the tutorial needs. */

export const firstGame = new Lazy(async () => (await import('./help/first-game.ts')).firstGameLesson)
export const guideMessages = new LazyMessages({
  en: () => import('./help/messages/en.json'),
  pl: () => import('./help/messages/pl.json'),
  cs: () => import('./help/messages/cs.json'),
  hu: () => import('./help/messages/hu.json'),
})
