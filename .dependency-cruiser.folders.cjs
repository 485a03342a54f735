/**
 * Folders must not import each other in a cycle, because none of them could then be read, moved or
 * deleted without the others. Tests are excluded, since they may import from anywhere. This is a
 * separate run, because folder rules do not support exceptions.
 */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      comment: 'What two features need lies in a folder that both may import.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(components|lib)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: [
        ...options.exclude.path,
        '\\.(test|spec|bench|fixture)\\.tsx?$',
        '^(tests|e2e)/',
        '/testing/',
      ],
    },
  },
};
