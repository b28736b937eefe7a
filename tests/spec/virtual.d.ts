declare module 'virtual:test-citations' {
  const citations: readonly import('./testCitations.ts').TestCitation[];
  export default citations;
}
