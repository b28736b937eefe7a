/** A command's failure, in a sentence. */
export class DeskError extends Error {
  /** 1: it could not be done; 2: it was not understood. */
  readonly exitCode: 1 | 2;

  constructor(sentence: string, exitCode: 1 | 2 = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
