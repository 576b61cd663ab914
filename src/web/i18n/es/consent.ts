import type { MessagesOf } from '../messages-of.ts'
import type en from '../en/consent.ts'

export default {
  title: 'Tus datos, tu decisión',
  text: 'Guardamos lo que la tienda necesita para funcionar. Lo demás lo decides tú, y puedes cambiarlo cuando quieras al pie de cada página.',
  acceptAll: 'Aceptar todo',
  onlyRequired: 'Solo lo necesario',
  choose: 'Elegir',
  save: 'Guardar mi elección',
  C0001: 'Necesario: cesta, acceso, seguridad',
  C0002: 'Medir: qué se lee y qué va lento',
  C0003: 'Comodidad: recuerda tienda, talla e idioma',
  C0004: 'A medida: muestra lo que encaja con lo visto',
  reopen: 'Opciones de cookies',
} satisfies MessagesOf<typeof en>
