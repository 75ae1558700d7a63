/** The casemate: a vault with a light in it. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3 31V15a13 13 0 0 1 26 0v16z" fill="#f4ae45" />
      <path d="M7 31V15.5a9 9 0 0 1 18 0V31z" fill="#1a1311" />
      <path
        d="M16 9c3.4 4 5.3 6.6 5.3 9.7a5.3 5.3 0 0 1-10.6 0c0-2 1-3.5 2.3-4.9.3 1.3.9 2.1 1.7 2.6C14.5 14 14.9 11.3 16 9z"
        fill="#f4ae45"
      />
      <path d="M13.5 27h5v4h-5z" fill="#f4ae45" />
      <path
        d="M16 2v4M3.5 15H7M25 15h3.5M6.6 6.6l2.6 2.6M25.4 6.6l-2.6 2.6"
        stroke="#1a1311"
        strokeWidth="1.5"
      />
    </svg>
  )
}
