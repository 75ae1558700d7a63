export { GuideSection, type GuideSectionProps, PictureTurns } from './GuideSection.tsx'
