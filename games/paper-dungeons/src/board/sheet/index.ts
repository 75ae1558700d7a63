export { MapPart } from './MapPart.tsx'
export { HeroesPart, ItemsPart, PotionsPart, ScorePart } from './parts.tsx'
export { SheetView } from './SheetView.tsx'
