/** The part of Rolldown's context for naming chunks that is used. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Everything that a module imports, and what that imports; what is imported on demand is not among it. */
function importsOf(root: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([root])
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** One chunk for what several modules import, named after those that do. */
export function sharedBy(
  roots: Readonly<Record<string, string>>,
): (id: string, modules: Modules) => string | null {
  let known: (readonly [name: string, imports: ReadonlySet<string>])[] | undefined
  return (id, modules) => {
    known ??= Object.entries(roots).map(([name, root]) => [name, importsOf(root, modules)])
    const names = known.filter(([, imports]) => imports.has(id)).map(([name]) => name)
    return names.length > 1 ? `shared-${names.join('-')}` : null
  }
}
