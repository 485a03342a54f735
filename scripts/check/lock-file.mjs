/**
 * Checks package-lock.json, so that one file installs the same packages on every platform and from
 * every registry.
 */

/** The platforms that README.md promises, with glibc. */
const PLATFORM = /(?:linux|darwin)[-_](?:x64|arm64)(?!.*musl)/;
const DEPENDENCY_KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Returns where npm finds a package that `from` depends on: in its own node_modules, else in a
 * parent's.
 */
function placeOf(packages, from, name) {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (place in packages) return place;
  return from === '' ? undefined : placeOf(packages, parentOf(from), name);
}

const parentOf = (place) => place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));

/** npm omits, without a warning, packages that the registry does not have. */
const missingPlatforms = (packages) =>
  Object.entries(packages).flatMap(([place, { version, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => PLATFORM.test(name) && !placeOf(packages, place, name))
      .map((name) => `${name} is missing, which ${nameOf(place)} ${version} needs`),
  );

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** A package bundled inside another is covered by that one's hash. */
const unhashed = (packages) =>
  Object.entries(packages)
    .filter(([place, one]) => place !== '' && !one.integrity && !one.inBundle)
    .map(([place]) => `${place} has no integrity hash`);

const addresses = (packages) =>
  Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([place, { resolved }]) => `${place} names a registry: ${resolved}`);

function disagreements(manifest, locked) {
  return DEPENDENCY_KINDS.flatMap((kind) => {
    const [wanted, found] = [manifest[kind] ?? {}, locked[kind] ?? {}];
    return [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
      .filter((name) => wanted[name] !== found[name])
      .map((name) => `${name}: package.json has ${wanted[name]}, the lock file ${found[name]}`);
  });
}

/**
 * @param {object} manifest package.json
 * @param {object} lock package-lock.json
 * @returns {string[]} a line for each fault
 */
export function lockFaults(manifest, { packages }) {
  return [
    ...disagreements(manifest, packages['']),
    ...missingPlatforms(packages),
    ...unhashed(packages),
    ...addresses(packages),
  ];
}
