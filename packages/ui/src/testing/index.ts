export { TestMessages, textFormatter } from './messages.tsx'
