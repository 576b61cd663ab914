export type PlayerSettings = { autoplay: boolean; hideControls: boolean; loop: boolean; muted: boolean }
