import './addons/brand/manager.ts';
import './addons/faults/manager.tsx';
import './addons/statechart/manager.tsx';
