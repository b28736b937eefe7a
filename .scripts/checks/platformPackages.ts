interface LockedPackage {
  version?: string;
  dependencies?: Readonly<Record<string, string>>;
  os?: string | readonly string[];
  cpu?: string | readonly string[];
  engines?: { node?: string };
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of a package-lock.json by their paths, such as `node_modules/sharp`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** What `require` would find from a package's folder: its own node_modules first, then those of the folders above. */
function resolve(packages: LockedPackages, from: string, name: string): LockedPackage | undefined {
  for (let folder = from; ; ) {
    const found = packages[`${folder && `${folder}/`}node_modules/${name}`];
    if (found || folder === '') return found;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
}

/**
 * The optional packages that a lock lacks, or has in another version than the one that is asked for. npm leaves them out
 * without a word, so that a tool would be missing its binary on the platforms that they are for.
 */
export function missingOptionalPackages(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, wanted]) => {
        const found = resolve(packages, path, name);
        return found === undefined || (/^\d/.test(wanted) && found.version !== wanted);
      })
      .map(([name, wanted]) => `${name}@${wanted}`),
  );
}
