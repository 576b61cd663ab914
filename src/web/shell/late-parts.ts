import { whenIdle } from '#web/ui/when-idle.ts'

/** Once the page is there, its late parts are laid out too, one a frame: from then on everything has its true height. */
export function layOutLateParts() {
  if (document.readyState === 'complete') layOutNext()
  else window.addEventListener('load', layOutNext)
}

function layOutNext() {
  whenIdle(() => {
    const part = document.querySelector('.late')
    if (!part) return
    part.classList.remove('late')
    requestAnimationFrame(layOutNext)
  })
}
