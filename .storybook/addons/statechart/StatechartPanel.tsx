/** @jsxRuntime classic */
import * as React from 'react';
import { useState } from 'react';
import { Button, EmptyTabContent, Link } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { paint } from '../../paint.ts';
import { chooseFlow, nameFlows } from './chooseFlow.ts';
import { Diagram } from './Diagram.tsx';
import { EventLog } from './EventLog.tsx';
import type { Flow, StateStory } from './report.ts';
import { useReport } from './useReport.ts';

/** Below this width the events are listed below the chart. */
const NARROW = '@container (max-width: 640px)';

const Container = styled.div({ height: '100%', containerType: 'inline-size' });

const Layout = styled.div({
  height: '100%',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 3fr) minmax(0, 2fr)' },
});

const Header = styled.div(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '6px 12px',
  borderBottom: `1px solid ${paint(theme).border}`,
  fontSize: theme.typography.size.s1,
  lineHeight: '20px',
}));

const Group = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });

const Muted = styled.span(({ theme }) => ({ color: paint(theme).muted }));

const ChartArea = styled.div({ minWidth: 0, minHeight: 0, padding: 4 });

const EventsArea = styled.div(({ theme }) => ({
  overflow: 'auto',
  borderLeft: `1px solid ${paint(theme).border}`,
  [NARROW]: { borderLeft: 'none', borderTop: `1px solid ${paint(theme).border}` },
}));

interface StoryLinksProps {
  /** The accessible name of the group. */
  label: string;
  /** The labels in front of one link, and of several. */
  one: string;
  several: string;
  stories: StateStory[] | undefined;
}

function StoryLinks({ label, one, several, stories = [] }: StoryLinksProps) {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  if (stories.length === 0) return null;
  return (
    <Group role="group" aria-label={label}>
      <Muted>{stories.length === 1 ? one : several}</Muted>
      {stories.map(({ id, name }) =>
        id === storyId ? (
          <span key={id} aria-current="true">
            {name}
          </span>
        ) : (
          <Link key={id} href={`?path=/story/${id}`} onClick={() => api.selectStory(id)}>
            {name}
          </Link>
        ),
      )}
    </Group>
  );
}

function StateLine({ flow }: { flow: Flow }) {
  const { chart, isLive, state, stories, screens } = flow;
  return (
    <>
      <span role="status">
        <Muted>{isLive ? `${chart.id} is now in` : `This story shows ${chart.id} in`}</Muted>{' '}
        <strong>{state}</strong>
      </span>
      <StoryLinks
        label={`Stories of ${state}`}
        one="Its story:"
        several="Its stories:"
        stories={stories[state]}
      />
      <StoryLinks
        label={`Screens with ${state}`}
        one="Its screen:"
        several="Its screens:"
        stories={screens[state]}
      />
    </>
  );
}

function FlowChoice({
  flows,
  chosen,
  choose,
}: {
  flows: Flow[];
  chosen: Flow;
  choose: (key: string) => void;
}) {
  return (
    <Group role="group" aria-label="Flows in this story">
      {nameFlows(flows).map(({ flow: { key }, name }) => (
        <Button
          key={key}
          size="small"
          variant="ghost"
          padding="small"
          ariaLabel={false}
          active={key === chosen.key}
          aria-pressed={key === chosen.key}
          onClick={() => choose(key)}
        >
          {name}
        </Button>
      ))}
    </Group>
  );
}

/** The flows of the open story: chart, state and events. */
export function StatechartPanel() {
  const report = useReport();
  const [key, setKey] = useState<string>();
  if (!report) return <EmptyTabContent title="Waiting for the story" />;
  const { flows } = report;
  const flow = chooseFlow(flows, key);
  if (!flow) {
    return (
      <EmptyTabContent
        title="This story has no flow"
        description="It shows neither a running flow nor a state of one. Those are under Flows, Screens and Journeys."
      />
    );
  }
  return (
    <Container>
      <Layout>
        <Header>
          {flows.length > 1 && <FlowChoice flows={flows} chosen={flow} choose={setKey} />}
          <StateLine flow={flow} />
        </Header>
        <ChartArea>
          <Diagram flow={flow} />
        </ChartArea>
        <EventsArea tabIndex={0} role="region" aria-label={`What happens to ${flow.chart.id}`}>
          {flow.events.length > 0 ? (
            <EventLog events={flow.events} />
          ) : (
            <EmptyTabContent
              title="Nothing has happened yet"
              description="Use the story: what its part sends is listed here."
            />
          )}
        </EventsArea>
      </Layout>
    </Container>
  );
}
