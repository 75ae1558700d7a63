export { CoachNote, CoachSwitch, coachingChoice, tutorialChoice } from './components/Coach.tsx'
export { HouseMark, houseMessage } from './components/HouseMark.tsx'
export { Lazy, LazyComponent, LazyView, useLazy } from './components/LazyView.tsx'
export { Modal, type ModalProps } from './components/Modal.tsx'
export { ReminderList } from './components/ReminderList.tsx'
export type * from './contract.ts'
export { sounds } from './contract.ts'
export { type Pace, paceChoice, paces, playbackFactors } from './hooks/pace.ts'
export { storedChoice } from './hooks/stored-choice.ts'
export { useLayout } from './hooks/use-layout.ts'
export { useMediaQuery, useReducedMotion } from './hooks/use-media-query.ts'
export { useStepTimer } from './hooks/use-step-timer.ts'
export { Icon } from './icons/Icon.tsx'
export { iconBox, iconInside } from './icons/icon-box.ts'
export { namedIcons } from './icons/named-icons.ts'
export { portrait } from './icons/portrait.ts'
export { useEscape } from './keyboard/escape.ts'
export { useFocusRecovery, useKeyboardInput } from './keyboard/focus.ts'
export { isConfirmKey, useElementKeys, useShortcuts } from './keyboard/shortcuts.ts'
export { notePlayed } from './press/guard-presses.ts'
export { usePressGuard } from './press/use-press-guard.ts'
export { createIntl, IntlProvider, useIntl } from './text/intl.tsx'
export { formatMessage, formatText, MessageText, tags } from './text/MessageText.tsx'
export { LazyMessages, MoreMessages } from './text/MoreMessages.tsx'
export { useText, useWords, type Words } from './text/words.ts'
export {
  type Camera,
  type CameraLimits,
  clamp,
  clampCamera,
  panCamera,
  revealRect,
  type Size,
  zoomCamera,
} from './viewport/camera.ts'
export { usePanZoom } from './viewport/use-pan-zoom.ts'
