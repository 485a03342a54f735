/** The photo as a workbench: filmstrip, full screen, moving and deleting a file. */
export const workbench = {
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  strip: 'Files of this claim',
  move: 'Move to another item',
  remove: 'Delete file',
  download: 'Download original',
  nextShown: 'This is the next picture to review.',
  noneLeft: 'No more pictures to review.',
  removeTitle: 'Delete {name}?',
  removeText:
    'The file and its verdict are deleted from the item. The audit trail keeps the verdict.',
  removed: '{name} deleted',
  removeFailed: 'The file was not deleted',
  moveTitle: 'Move {name} to another item',
  search: 'Search items',
  noItem: 'No item matches.',
  moved: '{name} moved to {item}',
  moveFailed: 'The file was not moved',
  evidence: 'What the analysis found',
};
