export { FormChecks as default } from './form-checks.tsx'
