/* What a board draws once the cards are chosen, loaded together. */

export { AllSheets } from './players/AllSheets.tsx'
export { SummaryBar } from './SummaryBar.tsx'
export { SheetView } from './sheet/SheetView.tsx'
export { SheetTabs } from './sheet/tabs/SheetTabs.tsx'
export { PendingTasks } from './turn/PendingTasks.tsx'
export { Question } from './turn/Question.tsx'
export { wasteOf } from './turn/waste.ts'
