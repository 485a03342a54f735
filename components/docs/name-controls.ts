/**
 * Corrections of what the library lacks for assistive technology: selector, attribute, value. A
 * null value removes the attribute.
 */
const REPAIRS: readonly (readonly [where: string, attribute: string, value: string | null])[] = [
  ['[role=combobox]:not([aria-expanded])', 'aria-expanded', 'false'],
  ['.code-input-lite__editor:not([aria-label])', 'aria-label', 'Name of the header'],
  ['.cm-content:not([aria-label])', 'aria-label', 'Text'],
  ['button[class*=copy-button]:not([aria-label])', 'aria-label', 'Copy'],
  ['button[role=none]', 'role', null],
  [
    '[data-reference] div:not([aria-label]):has(> header)',
    'aria-label',
    'Contents of the reference',
  ],
  ['[data-reference] div:not([role]):has(> header)', 'role', 'region'],
  ['[data-reference] header:not([role])', 'role', 'none'],
  ['ul.endpoints:not([tabindex])', 'tabindex', '0'],
  ['[role=region].response-card', 'role', 'group'],
  [
    '[data-reference] section[aria-label*="alt+"]:not(.scalar-client section)',
    'aria-label',
    'Notifications of the reference',
  ],
  ['.scalar-client section[aria-label*="alt+"]', 'aria-label', 'Notifications of the request'],
];

function repair(root: Element): void {
  for (const [where, attribute, value] of REPAIRS) {
    for (const element of root.querySelectorAll(where)) {
      if (value === null) element.removeAttribute(attribute);
      else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
    }
  }
  const isRequestOpen = root.querySelector('.scalar-client--open') !== null;
  // The dialog is modal, so the page behind it must be inert.
  root.querySelector('.references-rendered')?.toggleAttribute('inert', isRequestOpen);
}

/** Repairs the controls again whenever the library renders. @returns a function that stops it */
export function nameControls(root: Element): () => void {
  let isPlanned = false;
  const observer = new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      repair(root);
    });
  });
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['role', 'aria-label', 'class'],
  });
  return () => observer.disconnect();
}
