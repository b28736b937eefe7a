import './addons/statechart/manager.tsx';
