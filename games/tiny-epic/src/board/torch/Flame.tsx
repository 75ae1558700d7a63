/** The flame that stands on a space of the track. */
export function Flame() {
  return (
    <svg className="te-flame" viewBox="0 0 44 62" aria-hidden="true">
      <path
        d="M22 2c3 11 16 17 16 35a16 16 0 0 1-32 5c-2-9 2-15 6-20 1 4 2 6 5 8C15 20 17 10 22 2z"
        fill="#ff8a1f"
      />
      <path
        d="M24 16c2 8 10 13 10 25a12 12 0 0 1-24 0c0-6 3-10 6-14 1 4 2 6 4 7-1-6 0-11 4-18z"
        fill="#ffc64a"
      />
      <path d="M22 34c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z" fill="#fff6d6" />
    </svg>
  )
}
