import type { MailTexts } from './mail-texts.ts'

export const es: MailTexts = {
  letters: {
    'staff-invitation': {
      subject: 'Invitación a Cairn Studio',
      heading: 'Te damos la bienvenida al equipo',
      body: [
        'Elige cómo quieres iniciar sesión: con una llave de acceso, o con contraseña y autenticador. El enlace funciona una sola vez, durante {days} días.',
      ],
      action: 'Aceptar la invitación',
    },
    'order-placed': {
      subject: 'Tu pedido {orderNumber}',
      heading: 'Tenemos tu pedido',
      body: ['Gracias. Lo preparamos pronto y te escribiremos cuando salga. Hasta entonces puedes cancelarlo.'],
      action: 'Ver el pedido',
    },
    'order-shipped': {
      subject: 'En camino: {orderNumber}',
      heading: 'Tu paquete ha salido',
      body: ['Lo lleva {carrier}. El número de seguimiento es {trackingNumber}.'],
      action: 'Seguir el pedido',
    },
    'order-ready': {
      subject: 'Listo para recoger: {orderNumber}',
      heading: 'Te está esperando',
      body: ['Tu pedido está listo en {store}. Trae el número de pedido y un documento con tu nombre.'],
      action: 'Ver el pedido',
    },
    'order-cancelled': {
      subject: 'Cancelado: {orderNumber}',
      heading: 'Cancelado, como pediste',
      body: ['Estos artículos no se enviarán. Lo que pagaste vuelve por donde vino en cinco días.'],
      action: 'Ver el pedido',
    },
    'payment-lapsed': {
      subject: 'Sin pagar: {orderNumber}',
      heading: 'Tu pago no se completó',
      body: [
        'Tu banco liberó el dinero de este pedido antes de que pudiéramos cobrarlo, así que tuvimos que cancelarlo. No se te ha cobrado nada.',
        'Lo que pagaron las tarjetas regalo vuelve a estar en ellas. Puedes hacer el pedido de nuevo.',
      ],
      action: 'Ver el pedido',
    },
    'return-created': {
      subject: 'Tu devolución {returnNumber}',
      heading: 'Tu etiqueta de devolución está lista',
      body: ['Imprime la etiqueta, pégala en la caja y entrégala. Te reembolsamos cuando llegue.'],
      action: 'Abrir la devolución',
    },
    'return-refunded': {
      subject: 'Reembolsado: {orderNumber}',
      heading: 'Tu dinero está de vuelta',
      body: ['Los artículos han llegado y el reembolso ha salido. Tu banco puede tardar hasta cinco días.'],
      action: 'Ver el pedido',
    },
    'return-refused': {
      subject: 'Tu devolución: {orderNumber}',
      heading: 'Tu devolución ha llegado',
      body: [
        'No hemos podido reembolsarlo todo. {reason}',
        'Lo que reembolsamos está abajo. Si no estás de acuerdo, responde a este correo.',
      ],
      action: 'Ver el pedido',
    },
    'contribution-hidden': {
      subject: 'Sobre lo que enviaste',
      heading: 'No mostramos lo que enviaste',
      body: ['Hemos revisado «{text}» y no lo mostramos. {reason}', 'Puedes volver a enviarlo de otra manera.'],
    },
    'refund-given': {
      subject: 'Dinero devuelto: {orderNumber}',
      heading: 'Te hemos devuelto dinero',
      body: [
        'Vuelve por el mismo medio con el que pagaste. Tu banco puede tardar hasta cinco días. No tienes que enviar nada.',
      ],
      action: 'Ver el pedido',
    },
    'order-address-changed': {
      subject: 'Nueva dirección para {orderNumber}',
      heading: 'Lo enviamos a otra dirección',
      body: [
        'Nos pediste cambiar la dirección de este pedido. Si no fuiste tú, escríbenos enseguida: aún no está empaquetado.',
      ],
      action: 'Ver el pedido',
    },
    'withdrawal-received': {
      subject: 'Recibo de tu desistimiento: {orderNumber}',
      heading: 'Hemos recibido tu desistimiento',
      body: [
        'Desististe del contrato de los artículos de abajo el {receivedAt}. Este mensaje es tu recibo.',
        'Devuelve los artículos en 14 días. Los regalos indicados abajo vuelven también. Te reembolsamos el importe de abajo.',
      ],
      action: 'Ver el pedido',
    },
    'gift-card': {
      subject: 'Una tarjeta regalo para ti',
      heading: 'Para la próxima salida',
      body: ['{senderName} te regala una tarjeta de Cairn. Escribe su número y su código al pagar.'],
      action: 'Encontrar algo',
    },
    'password-reset': {
      subject: 'Elige una contraseña nueva',
      heading: 'Elige una contraseña nueva',
      body: [
        'Este enlace sirve una vez, durante {minutes} minutos.',
        '¿No lo pediste? Déjalo: tu contraseña sigue igual.',
      ],
      action: 'Elegir contraseña',
    },
    'password-changed': {
      subject: 'Tu contraseña ha cambiado',
      heading: 'Tu contraseña ha cambiado',
      body: [
        'Tu cuenta de Cairn tiene una contraseña nueva y se han cerrado las demás sesiones.',
        'Si la restableciste por correo, tus llaves de acceso también se han borrado. Puedes añadirlas de nuevo en tu cuenta.',
        '¿No fuiste tú? Avísanos enseguida.',
      ],
      action: 'Contactar',
    },
    'email-changed': {
      subject: 'Tu correo electrónico ha cambiado',
      heading: 'Tu correo electrónico ha cambiado',
      body: [
        'Tu cuenta de Cairn tiene ahora otro correo electrónico. Desde ahora inicias sesión con él y te escribimos ahí.',
        '¿No fuiste tú? Avísanos enseguida.',
      ],
      action: 'Contactar',
    },
    'email-confirm': {
      subject: 'Confirma tu correo electrónico',
      heading: 'Confirma tu correo electrónico',
      body: [
        'Has creado una cuenta de Cairn con esta dirección. Confirma que es tuya: entonces empiezan tus ventajas.',
        'Si no has sido tú, deja este mensaje: sin tu confirmación la cuenta no recibe nada que sea tuyo.',
      ],
      action: 'Confirmar la dirección',
    },
    'email-confirm-new': {
      subject: 'Confirma tu nuevo correo electrónico',
      heading: 'Confirma tu nuevo correo electrónico',
      body: [
        'Quieres usar esta dirección para tu cuenta de Cairn. Sustituye a la anterior en cuanto la confirmes.',
        'Si no lo has pedido, deja este mensaje y nada cambia.',
      ],
      action: 'Confirmar la dirección',
    },
    'email-change-asked': {
      subject: 'Alguien quiere cambiar tu correo electrónico',
      heading: 'Tu cuenta podría cambiar de dirección',
      body: [
        'Alguien con la sesión iniciada en tu cuenta de Cairn ha pedido sustituir esta dirección. Cambia en cuanto se confirme la nueva.',
        'Si no has sido tú, cambia ahora tu contraseña: eso lo detiene.',
      ],
      action: 'Elegir otra contraseña',
    },
    'passkey-added': {
      subject: 'Se ha añadido una llave de acceso',
      heading: 'Se ha añadido una llave de acceso a tu cuenta',
      body: [
        'Desde ahora abre tu cuenta de Cairn sin contraseña.',
        'Si no has sido tú, quítala en tu cuenta y cambia tu contraseña enseguida.',
      ],
      action: 'Ver tus llaves de acceso',
    },
    'passkey-removed': {
      subject: 'Se ha quitado una llave de acceso',
      heading: 'Se ha quitado una llave de acceso de tu cuenta',
      body: ['Ya no abre tu cuenta de Cairn.', 'Si no has sido tú, cambia tu contraseña enseguida.'],
      action: 'Ver tus llaves de acceso',
    },
    'data-exported': {
      subject: 'Se han descargado tus datos',
      heading: 'Se han descargado tus datos',
      body: [
        'Alguien con la sesión iniciada en tu cuenta de Cairn ha descargado todo lo que sabemos de ti, después de dar tu contraseña o una llave de acceso.',
        'Si no has sido tú, cambia tu contraseña enseguida y avísanos.',
      ],
      action: 'Contactar',
    },
    'account-deleted': {
      subject: 'Tu cuenta está eliminada',
      heading: 'Tu cuenta está eliminada',
      body: [
        'Tu cuenta de Cairn ya no existe, como pediste. Este es el último mensaje sobre ella y no guardamos copia.',
        'Si no has sido tú, avísanos enseguida.',
      ],
      action: 'Contactar',
    },
    'subscription-confirm': {
      subject: 'Confirma nuestra carta',
      heading: 'Un clic y la carta es tuya',
      body: [
        'Alguien ha pedido la carta de Cairn para esta dirección. Solo llega si lo confirmas.',
        'Si no has sido tú, deja este mensaje: no volveremos a escribir.',
      ],
      action: 'Sí, enviadme la carta',
    },
    'subscription-leave': {
      subject: 'Dejar nuestra carta',
      heading: 'Dejar nuestra carta',
      body: [
        'Alguien ha pedido que la carta de Cairn deje de llegar a esta dirección. Termina cuando lo confirmes.',
        'Si quieres seguir leyéndola, deja este mensaje.',
      ],
      action: 'Dejar la carta',
    },
    'loyalty-confirm': {
      subject: 'Confirma tu inscripción',
      heading: 'Falta un paso',
      body: ['Confirma que esta dirección es tuya y tus puntos contarán desde hoy.'],
      action: 'Confirmar inscripción',
    },
    'back-in-stock': {
      subject: 'Ha vuelto: {product}',
      heading: 'Ha vuelto',
      body: ['Querías saberlo: {product} está otra vez disponible.'],
      action: 'Verlo',
    },
    'question-answered': {
      subject: 'Hay respuesta a tu pregunta sobre {product}',
      heading: 'Hay una respuesta',
      body: ['Alguien ha respondido a tu pregunta sobre {product}.'],
      action: 'Leerla',
    },
    'favorites-shared': {
      subject: 'Una lista de favoritos para ti',
      heading: 'Han compartido una lista contigo',
      body: ['Han elegido esto en Cairn pensando en ti.'],
      action: 'Ver la lista',
    },
    'contact-received': {
      subject: 'Tenemos tu mensaje: {caseNumber}',
      heading: 'Tenemos tu mensaje',
      body: ['Gracias. Lo lee una persona y te responde en dos días laborables.'],
    },
  },
  words: {
    subtotal: 'Artículos',
    discount: 'Descuento',
    shipping: 'Envío',
    tax: 'Impuestos',
    taxIncluded: 'IVA incluido',
    total: 'Total',
    refund: 'Reembolso',
    earlier: 'Ajustado con un reembolso anterior',
    given: 'Abono de nuestra parte',
    free: 'Gratis',
    deliverTo: 'Va a',
    cardNumber: 'Número',
    code: 'Código',
    amount: 'Importe',
    validUntil: 'Válida hasta',
    tracking: 'Número de seguimiento',
    footer: 'Cairn. Piedras que enseñan el camino.',
    leaveText: 'Nos pediste esta carta, o alguien se acordó de ti. Si solo quieres las de tus pedidos y tu cuenta:',
    leave: 'Darse de baja',
  },
}
