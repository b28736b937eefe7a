import { looks } from '#looks';
import { sentenceOf, shortfallsOf } from '#theme/contrast.ts';
import { describeFindings } from '../content/findings.ts';
import { typeErrors } from '../content/typeErrors.ts';

/** Why the site cannot be built of this content, a line each; undefined where it can. */
export function contentProblem(): string | undefined {
  const mistakes = typeErrors();
  const sentences = [
    ...(mistakes.length > 0 ? [describeFindings(mistakes)] : []),
    ...shortfallsOf(looks).map(sentenceOf),
  ];
  return sentences.length > 0 ? sentences.join('\n') : undefined;
}
