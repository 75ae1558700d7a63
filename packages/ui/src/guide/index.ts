export { GuideSection, type GuideSectionProps } from './GuideSection.tsx'
