import openapiTS, { astToString } from 'openapi-typescript'

const HEADER = '// Made from openapi/ by npm run generate. Do not edit.\n\n'

/** The types of the contract (`paths`, `components`, `operations`) as TypeScript. */
export const contractTypes = async (bundle: string): Promise<string> =>
  HEADER + astToString(await openapiTS(bundle, { silent: true }))
