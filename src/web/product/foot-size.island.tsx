import { FootSize, type People } from './foot-size.tsx'

export default function FootSizeIsland({ people }: { people: People }) {
  return <FootSize people={people} />
}
