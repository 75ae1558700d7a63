import { join } from 'node:path'
import { builtPage } from '@kazamata/server/build'
import type { Page } from '@kazamata/server/serve'

/** The page lies beside the bundle of an installed package; a checkout builds it where it is stale. */
export const page: Page = import.meta.url.endsWith('.ts')
  ? builtPage(join(import.meta.dirname, '../../../..'))
  : { folder: join(import.meta.dirname, '../page'), prepare: async () => undefined }
