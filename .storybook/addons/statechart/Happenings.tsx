/** @jsxRuntime classic */
import * as React from 'react';
import { styled } from 'storybook/theming';
import { paint } from '../paint.ts';
import { joinRepeats } from './repeats.ts';
import type { Happening } from './report.ts';

const List = styled.ol({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled.li<{ isFaint: boolean }>(({ theme, isFaint }) => ({
  display: 'grid',
  gridTemplateColumns: '52px 1fr',
  gap: '0 8px',
  padding: '5px 12px',
  borderBottom: `1px solid ${paint(theme).border}`,
  color: isFaint ? paint(theme).muted : paint(theme).text,
  fontSize: theme.typography.size.s1,
  lineHeight: '18px',
}));

const Time = styled.span(({ theme }) => ({
  color: paint(theme).muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
}));

const Name = styled.span(({ theme }) => ({ fontWeight: theme.typography.weight.bold }));

const Muted = styled.span(({ theme }) => ({ color: paint(theme).muted }));

const Details = styled.span(({ theme }) => ({
  gridColumn: 2,
  color: paint(theme).muted,
  fontFamily: theme.typography.fonts.mono,
  fontSize: 11,
  overflowWrap: 'anywhere',
}));

function outcomeOf({ kind, from, to }: Happening): string {
  switch (kind) {
    case 'ignored':
      return 'ignored in this state';
    case 'told':
      return 'told to the page';
    case 'called':
      return 'sent; this story stands still';
    case 'received':
      return from === to ? '' : `→ ${to}`;
  }
}

/** What has happened to a flow, the newest first. */
export function Happenings({ happenings }: { happenings: Happening[] }) {
  return (
    <List aria-label="Events, the newest first">
      {joinRepeats(happenings)
        .toReversed()
        .map((happening) => (
          <Row key={happening.id} isFaint={happening.kind === 'ignored'}>
            <Time>{(happening.time / 1000).toFixed(1)} s</Time>
            <span>
              <Name>{happening.name}</Name> {happening.times > 1 && <Muted>× {happening.times} </Muted>}
              <Muted>{outcomeOf(happening)}</Muted>
            </span>
            {happening.details && <Details>{happening.details}</Details>}
          </Row>
        ))}
    </List>
  );
}
