declare module '*.md?rules' {
  const rules: import('./rules.ts').Rules
  export default rules
}
