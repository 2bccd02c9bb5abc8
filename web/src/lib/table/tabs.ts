export const TABS = ['table', 'log', 'chat', 'people', 'rules'] as const;
export type TabId = (typeof TABS)[number];
