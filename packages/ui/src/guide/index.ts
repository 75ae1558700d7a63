export { GuideSection, type GuideSectionProps, type PictureTurn, PictureTurns } from './GuideSection.tsx'
