export { accepted } from './accepted.ts'
export * as delve from './delve.ts'
export * as nim from './nim.ts'
export * as torch from './torch.ts'
