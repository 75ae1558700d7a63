export { MapPart } from './MapPart.tsx'
export { HeroesPart, ItemsPart, PotionsPart } from './parts.tsx'
export { ScorePart } from './ScorePart.tsx'
export { SheetView } from './SheetView.tsx'
