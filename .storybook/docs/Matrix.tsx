import './matrix.css';
import tests from 'virtual:test-citations';
import { Suspense, use, useId, useState } from 'react';
import { evidence, isProven, type ProvenRule } from '#spec/evidence.ts';
import { type RuleKind, ruleKinds } from '#spec/rule.ts';
import { type SectionId, sections } from '#spec/rules.ts';
import { type StoryCitation, storyCitations } from '#spec/storyCitations.ts';
import type { TestCitation } from '#spec/testCitations.ts';
import { StoryLink } from './StoryLink.tsx';

const storyFiles = import.meta.glob<Record<string, unknown>>('../../src/**/*.stories.tsx');

async function loadMatrix(): Promise<ProvenRule[]> {
  const modules = await Promise.all(Object.values(storyFiles).map((load) => load()));
  return evidence({ stories: storyCitations(modules), tests });
}

let loading: Promise<ProvenRule[]> | undefined;

function useMatrix(): ProvenRule[] {
  loading ??= loadMatrix();
  return use(loading);
}

/** Every requirement with its evidence, by section. */
export function Matrix() {
  return (
    <div className="matrix sb-unstyled">
      <Suspense fallback={<p>Reading the stories...</p>}>
        <FilteredMatrix />
      </Suspense>
    </div>
  );
}

function FilteredMatrix() {
  const matrix = useMatrix();
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<RuleKind | 'all'>('all');
  const searchId = useId();
  const proven = matrix.filter(isProven).length;
  const shown = matrix.filter((rule) => (kind === 'all' || rule.kind === kind) && saysAll(rule, words));
  return (
    <>
      <p className="matrix-figure">
        <strong>{Math.floor((100 * proven) / matrix.length)} %</strong> {proven} of {matrix.length}{' '}
        requirements have evidence
      </p>
      <search className="matrix-filter">
        <label htmlFor={searchId}>Find</label>
        <input
          id={searchId}
          type="search"
          placeholder="S5, waitlist, 352, Tip.stories ..."
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <fieldset>
          <legend>Kind</legend>
          {(['all', ...ruleKinds] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
              {each}
            </label>
          ))}
        </fieldset>
        <p role="status">{shown.length === 1 ? '1 requirement' : `${shown.length} requirements`}</p>
      </search>
      {sectionIds.map((section) => (
        <Section key={section} section={section} rules={shown.filter((rule) => rule.section === section)} />
      ))}
    </>
  );
}

const sectionIds = Object.keys(sections).filter((id): id is SectionId => id in sections);

/** Whether the requirement or its evidence contains each word. */
function saysAll({ id, sentence, stories, tests: proofs }: ProvenRule, words: string): boolean {
  const text = [
    id,
    sentence,
    ...stories.map(({ title, name }) => `${title} ${name}`),
    ...proofs.map(({ file, title }) => `${file} ${title}`),
  ]
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Section({ section, rules }: { section: SectionId; rules: readonly ProvenRule[] }) {
  if (rules.length === 0) return null;
  const proven = rules.filter(isProven).length;
  return (
    <table>
      <caption>
        <span className="matrix-section">{section}</span> {sections[section]}
        <span className="matrix-count">
          {proven} of {rules.length}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Promise</th>
          <th scope="col">Evidence</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.id} id={rule.id}>
            <th scope="row">
              <code>{rule.id}</code> <span className="matrix-kind">{rule.kind}</span>
              <p>{rule.sentence}</p>
            </th>
            <td>
              {isProven(rule) ? (
                <ul>
                  {rule.stories.map((story) => (
                    <StoryEvidence key={story.storyId} story={story} />
                  ))}
                  {rule.tests.map((test) => (
                    <TestEvidence key={`${test.file}:${test.line}`} test={test} />
                  ))}
                </ul>
              ) : (
                <strong>None</strong>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StoryEvidence({ story: { storyId, title, name } }: { story: StoryCitation }) {
  return (
    <li>
      <span className="matrix-from">Story</span>{' '}
      <StoryLink id={storyId}>
        {title.replaceAll('/', ' / ')} / {name}
      </StoryLink>
    </li>
  );
}

/** The part of a test's title that differs between its examples. */
const PLACEHOLDER = /%[sdifjo]|\$[\w.]+/g;

function TestEvidence({ test: { file, line, title } }: { test: TestCitation }) {
  return (
    <li>
      <span className="matrix-from">Test</span> {title.replace(PLACEHOLDER, '…')}{' '}
      <code>
        {file}:{line}
      </code>
    </li>
  );
}
