import './styles.css'
import { wakeIslands } from './islands/wake.ts'

wakeIslands()
