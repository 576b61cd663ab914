export const Spinner = ({ size = 20 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true" className="animate-spin">
    <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeOpacity="0.3" strokeWidth="1.5" />
    <path d="M17.500 10A7.500 7.500 0 0 0 10 2.500" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
  </svg>
)
