import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { type API, addons } from 'storybook/manager-api';
import { PANEL as STATECHART } from '../statechart/report.ts';

const ID = 'neon-lasso/panel';
const CONTROLS = 'addon-controls';

interface Arrangement {
  isShown: boolean;
  selected: string;
}

type Place = keyof typeof firstArrangements;

/** The panel's default arrangement in each kind of story, until the reviewer changes it. */
const firstArrangements = {
  flow: { isShown: true, selected: STATECHART },
  wholePage: { isShown: false, selected: STATECHART },
  other: { isShown: true, selected: CONTROLS },
} satisfies Record<string, Arrangement>;

function placeOf(storyId: string): Place {
  if (storyId.startsWith('journeys-') || storyId.endsWith('--atlas')) return 'wholePage';
  return storyId.startsWith('flows-') ? 'flow' : 'other';
}

function arrange(api: API, { isShown, selected }: Arrangement): void {
  api.setSelectedPanel(selected);
  if (!isShown || !api.getIsFullscreen()) api.togglePanel(isShown);
}

addons.register(ID, (api) => {
  const arrangements: Record<Place, Arrangement> = { ...firstArrangements };
  // After a reload Storybook restores the panel, so the layout that it was arranged for must be known.
  let place = placeOf(sessionStorage.getItem(ID) ?? '');

  function enter({ storyId, viewMode }: { storyId?: string; viewMode?: string }): void {
    if (storyId === undefined || viewMode !== 'story') return;
    const next = placeOf(storyId);
    sessionStorage.setItem(ID, storyId);
    if (next === place) return;
    arrangements[place] = { isShown: api.getIsPanelShown(), selected: api.getSelectedPanel() };
    place = next;
    arrange(api, arrangements[next]);
  }

  // Addons are registered before the manager is mounted, and until then the panel cannot be arranged. Once it is, the
  // address says what is open; the frame, which still has to load, says it of every story after that.
  setTimeout(() => enter(api.getUrlState()));
  api.on(CURRENT_STORY_WAS_SET, enter);
});
