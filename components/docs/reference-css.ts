/**
 * Maps our design tokens to the reference's own names. Its two modes can share them, because
 * `light-dark()` in our tokens follows the page.
 */
export const referenceCss = `
.light-mode, .dark-mode {
  --scalar-font: var(--plex-sans-extended), var(--plex-sans), system-ui, sans-serif;
  --scalar-font-code: var(--plex-mono), ui-monospace, monospace;
  --scalar-background-1: var(--bg);
  --scalar-background-2: var(--sunken);
  --scalar-background-3: var(--line);
  --scalar-background-accent: var(--accent-soft);
  --scalar-color-1: var(--ink);
  --scalar-color-2: var(--ink-2);
  --scalar-color-3: var(--ink-3);
  --scalar-color-ghost: var(--ink-3);
  --scalar-color-disabled: var(--ink-3);
  --scalar-color-accent: var(--accent);
  --scalar-link-color: var(--accent);
  --scalar-link-color-hover: var(--accent-hover);
  --scalar-border-color: var(--line);
  --scalar-border-width: 1px;
  --scalar-radius: 4px;
  --scalar-radius-lg: 6px;
  --scalar-radius-xl: 10px;
  --scalar-shadow-1: none;
  --scalar-shadow-2: 0 8px 24px rgb(0 0 0 / 0.16), 0 1px 2px rgb(0 0 0 / 0.12);
  --scalar-button-1: var(--accent);
  --scalar-button-1-color: var(--on-accent);
  --scalar-button-1-hover: var(--accent-hover);
  --scalar-color-green: var(--clear);
  --scalar-color-red: var(--flag);
  --scalar-color-orange: var(--flag);
  --scalar-color-yellow: var(--failed);
  --scalar-color-blue: var(--accent);
  --scalar-color-purple: var(--reviewed);
  --scalar-custom-header-height: 3rem;
}
.light-mode .t-doc__sidebar, .dark-mode .t-doc__sidebar {
  --scalar-sidebar-background-1: var(--bg);
  --scalar-sidebar-color-1: var(--ink);
  --scalar-sidebar-color-2: var(--ink-2);
  --scalar-sidebar-color-active: var(--accent);
  --scalar-sidebar-item-hover-background: var(--sunken);
  --scalar-sidebar-item-active-background: var(--accent-soft);
  --scalar-sidebar-border-color: var(--line);
  --scalar-sidebar-search-background: var(--surface);
  --scalar-sidebar-search-border-color: var(--control);
  --scalar-sidebar-search-color: var(--ink-3);
}
a[href='https://www.scalar.com'] { display: none; }
[data-sidebar-id] > div > button.absolute, [data-sidebar-id] button[aria-expanded].absolute { min-width: 24px; min-height: 24px; }
`;
