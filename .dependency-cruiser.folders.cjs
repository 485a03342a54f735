/**
 * Folders may not import each other in a circle: then neither can be read, moved or deleted without the other. Tests are
 * left out, they may take what they need from anywhere. A run of its own, since a rule for folders knows no exceptions.
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
