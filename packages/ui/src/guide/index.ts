export { GuidePictures, GuideSection, type GuideSectionProps } from './GuideSection.tsx'
