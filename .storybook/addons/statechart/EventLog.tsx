/** @jsxRuntime classic */
import * as React from 'react';
import { styled } from 'storybook/theming';
import { paint } from '../../paint.ts';
import { joinRepeats } from './repeats.ts';
import type { LoggedEvent } from './report.ts';

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

function outcomeOf({ kind, from, to }: LoggedEvent): string {
  switch (kind) {
    case 'ignored':
      return 'ignored in this state';
    case 'emitted':
      return 'emitted to the page';
    case 'sent':
      return 'sent; this story is static';
    case 'received':
      return from === to ? '' : `→ ${to}`;
  }
}

/** A flow's events, the newest first. */
export function EventLog({ events }: { events: LoggedEvent[] }) {
  return (
    <List aria-label="Events, the newest first">
      {joinRepeats(events)
        .toReversed()
        .map((event) => (
          <Row key={event.id} isFaint={event.kind === 'ignored'}>
            <Time>{(event.time / 1000).toFixed(1)} s</Time>
            <span>
              <Name>{event.name}</Name> {event.times > 1 && <Muted>× {event.times} </Muted>}
              <Muted>{outcomeOf(event)}</Muted>
            </span>
            {event.details && <Details>{event.details}</Details>}
          </Row>
        ))}
    </List>
  );
}
