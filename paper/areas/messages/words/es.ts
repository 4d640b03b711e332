import { subscriptions } from './subscriptions/es.ts'
import type { MessageWords } from './words.ts'

export const es: MessageWords = {
  messages: {
    welcome: [
      'Le damos la bienvenida',
      'Aquí los precios son simulados y el dinero es de práctica. No se mueve dinero real.',
    ],
    'complaint-answered': ['Respuesta a su reclamación {number}', '{answer}'],
    'new-login': [
      'Nuevo inicio de sesión',
      'Se ha iniciado sesión en su cuenta desde {address} por primera vez. Si no ha sido usted, cambie ya su contraseña.',
    ],
    'new-device': [
      'Dispositivo nuevo',
      'Se ha iniciado sesión en su cuenta con {device} por primera vez. Si no ha sido usted, cambie ya su contraseña de acceso.',
    ],
    'login-codes-on': [
      'Verificación en dos pasos activada',
      'A partir de ahora, al iniciar sesión se le pedirá también un código. Si no la ha activado usted, póngase en contacto con atención al cliente.',
    ],
    'login-codes-off': [
      'Verificación en dos pasos desactivada',
      'Para iniciar sesión basta ahora la contraseña. Si no la ha desactivado usted, cambie ya su contraseña de acceso.',
    ],
    'login-codes-wrong': [
      'Cinco códigos de verificación incorrectos',
      'Se han introducido cinco códigos incorrectos en su cuenta y durante 15 minutos no se aceptará ninguno. Quien los introduce al iniciar sesión conoce su contraseña de acceso: si no ha sido usted, cámbiela ya.',
    ],
    'recovery-code-used': [
      'Código de recuperación usado',
      'Se ha iniciado sesión con un código de recuperación. Le quedan: {left}. Si no ha sido usted, cambie ya su contraseña de acceso.',
    ],
    'recovery-requested': [
      'Recuperación del acceso solicitada',
      'Alguien que conoce su contraseña de acceso no tiene ni la aplicación ni códigos de recuperación y ha pedido desactivar la verificación en dos pasos. Si se confirma la identidad, se hará 24 horas después de la solicitud. Si no ha sido usted, cambie ya su contraseña de acceso: así se anula la solicitud.',
    ],
    'recovery-rejected': [
      'Recuperación del acceso rechazada',
      'El nombre o el número de documento no coinciden con su identidad verificada, así que la verificación en dos pasos sigue activada. Si no lo ha pedido usted, cambie ya su contraseña de acceso.',
    ],
    'recovery-done': [
      'Verificación en dos pasos desactivada',
      'Para iniciar sesión basta ahora la contraseña, y se han cerrado todas las sesiones. Podrá hacer retiradas de nuevo en 24 horas. Vuelva a configurar la verificación en dos pasos en los ajustes.',
    ],
    'passkey-added': [
      'Llave de acceso añadida',
      'Se ha añadido la llave de acceso {name}: quien tenga ese dispositivo puede iniciar sesión en su cuenta con ella. Si no ha sido usted, elimínela ya en los ajustes y cambie su contraseña de acceso.',
    ],
    'passkey-removed': [
      'Llave de acceso eliminada',
      'La llave de acceso {name} se ha eliminado y ya no abre su cuenta. Si no la ha eliminado usted, cambie ya su contraseña de acceso.',
    ],
    'login-password-changed': [
      'Contraseña de acceso cambiada',
      'Se ha cambiado su contraseña de acceso y se han cerrado las demás sesiones. Si no ha sido usted, contacte con atención al cliente.',
    ],
    'login-passwords-wrong': [
      'Cinco contraseñas de acceso erróneas',
      'Se han introducido cinco contraseñas de acceso erróneas en su cuenta; durante 15 minutos no se aceptará ninguna. Si no ha sido usted, contacte con atención al cliente.',
    ],
    'fund-passwords-wrong': [
      'Cinco claves de operaciones incorrectas',
      'Se han introducido cinco claves de operaciones incorrectas en su cuenta; durante 15 minutos no se aceptará ninguna. Si no ha sido usted, cambie ya su contraseña de acceso.',
    ],
    'fund-password-set': [
      'Clave de operaciones establecida',
      'Se ha establecido una clave de operaciones. La necesitará en cada retirada.',
    ],
    'fund-password-changed': [
      'Clave de operaciones cambiada',
      'Se ha cambiado su clave de operaciones. Si no ha sido usted, contacte con atención al cliente.',
    ],
    'card-bound': [
      'Cuenta de retirada añadida',
      'Se ha añadido {card}. Si no ha sido usted, cambie ya su contraseña de acceso y elimínela.',
    ],
    'card-unbound': [
      'Cuenta de retirada eliminada',
      'Se ha eliminado {card}. Ya no se pagarán retiradas a esa cuenta.',
    ],
    'deposit-credited': ['Depósito abonado', 'Se han abonado {money} en su cuenta.'],
    'deposit-rejected': ['Depósito rechazado', 'No se ha abonado su depósito de {money}: {reason}.\n{remark}'],
    'withdrawal-requested': [
      'Retirada solicitada',
      'Ha solicitado retirar {money} a {card}. Si no ha sido usted, cancélela y contacte con atención al cliente.',
    ],
    'withdrawal-paid': ['Retirada pagada', 'Su retirada de {money} se ha pagado a {card}.'],
    'withdrawal-rejected': [
      'Retirada rechazada',
      'No se ha pagado su retirada de {money}: {reason}. Vuelve a tener disponible todo el importe.\n{remark}',
    ],
    'withdrawal-cancelled': ['Retirada cancelada', 'Se ha cancelado su retirada. Vuelve a tener disponibles {money}.'],
    exchanged: ['Cambio de divisas realizado', 'Ha cambiado {paid} por {received}.'],
    'identity-verified': [
      'Identidad verificada',
      'Su identidad está verificada.\nYa puede establecer una clave de operaciones.',
    ],
    'identity-rejected': [
      'Identidad no verificada',
      'Se ha rechazado su verificación de identidad: {reason}. Envíela de nuevo.\n{remark}',
    ],
    'order-filled': ['Orden ejecutada', 'Se ha ejecutado su orden sobre {instrument}. Cantidad: {quantity}.'],
    'order-expired': ['Orden caducada', 'Su orden sobre {instrument} no se ejecutó antes del cierre y ha caducado.'],
    'position-stopped-out': [
      'Posición cerrada por el bróker',
      'Se perdió la mitad del margen inicial de su posición en {instrument}, por lo que se cerró a precio de mercado.',
    ],
    'position-squared-off': [
      'Operación intradía cerrada',
      'Su operación intradía en {instrument} se cerró a precio de mercado antes del cierre.',
    ],
    'stop-loss-filled': [
      'Stop de pérdidas ejecutado',
      'Su stop de pérdidas de {instrument} se activó y se ejecutó. Cantidad: {quantity}.',
    ],
    'trailing-stop-filled': [
      'Stop dinámico ejecutado',
      'Su stop dinámico de {instrument} se activó y se ejecutó. Cantidad: {quantity}.',
    ],
    'take-profit-filled': [
      'Toma de beneficios ejecutada',
      'Su toma de beneficios de {instrument} se activó y se ejecutó. Cantidad: {quantity}.',
    ],
    'alert-above': [
      'Alerta de precio: {instrument}',
      'El precio ha alcanzado {price}. Pidió un aviso si llegaba a {value} o más.',
    ],
    'alert-below': [
      'Alerta de precio: {instrument}',
      'El precio ha alcanzado {price}. Pidió un aviso si bajaba a {value} o menos.',
    ],
    'alert-rise': [
      'Alerta de precio: {instrument}',
      'El precio ha alcanzado {price}. Pidió un aviso si subía un {value} o más en el día.',
    ],
    'alert-fall': [
      'Alerta de precio: {instrument}',
      'El precio ha alcanzado {price}. Pidió un aviso si bajaba un {value} o más en el día.',
    ],
    'day-trading-approved': [
      'Operativa intradía habilitada',
      'Ya puede comprar y vender en el mismo día. Toda operación intradía se cierra antes del cierre del mercado.',
    ],
    'follow-bought': [
      'Copia iniciada',
      'Ha invertido {money} en {product}. Puede perder valor; en sus copias verá cuánto vale.',
    ],
    'follow-redeemed': [
      'Copia rescatada',
      'Ha rescatado {product}: se le han abonado {paid} por los {money} que invirtió.',
    ],
    'follow-matured': [
      'Producto de copia terminado',
      '{product} ha terminado: se le han abonado {paid} por los {money} que invirtió.',
    ],
    'block-bought': [
      'Bloque comprado',
      'Compró {quantity} acciones de {instrument} de un bloque por {money}, comisiones incluidas.',
    ],
    'shares-lent': [
      'Acciones prestadas',
      'Prestó {quantity} acciones de {instrument} durante {days} {{days:día|días}}. No se pueden vender hasta que se devuelvan.',
    ],
    'shares-recalled': [
      'Acciones reclamadas',
      'Reclamó {quantity} acciones de {instrument}. Se devolverán al terminar el día de préstamo en curso.',
    ],
    'shares-returned': [
      'Acciones prestadas devueltas',
      'Se han devuelto {quantity} acciones de {instrument}. El préstamo le rindió {money}.',
    ],
    'credit-paid-out': [
      'Crédito abonado',
      'Se ha abonado en su saldo un crédito de {money}. Podrá retirar dinero de nuevo cuando lo devuelva.',
    ],
    'credit-repaid': ['Pago del crédito', 'Devolvió {money} de su crédito. Quedan por pagar {left}.'],
    'credit-settled': ['Crédito liquidado', 'Su crédito está liquidado. El último pago fue de {money}.'],
    'credit-overdue': [
      'Crédito vencido',
      'Su crédito venció y el saldo no lo cubría. Quedan por pagar {left}; los intereses siguen corriendo cada día.',
    ],
    'savings-bought': [
      'Plan de inversión ejecutado',
      'Su plan de inversión compró {quantity} de {instrument} por {money}, comisiones incluidas.',
    ],
    'savings-skipped-money': [
      'Plan de inversión omitido',
      'Su plan de inversión en {instrument} necesitaba {money} y había menos disponible, así que esta vez no compró nada. Sigue con la próxima compra.',
    ],
    'savings-skipped-market': [
      'Plan de inversión omitido',
      '{instrument} no se negoció el día de su plan de inversión, así que esta vez no compró nada. Sigue con la próxima compra.',
    ],
    'savings-reminder': [
      'Deposite dinero para su plan de inversión',
      'Su plan de inversión en {instrument} compra dentro de tres sesiones y necesita {money}. Faltan {missing}. Una transferencia bancaria tarda hasta 48 horas (días hábiles).',
    ],
    'savings-reminder-several': [
      'Deposite dinero para sus planes de inversión',
      'Varios de sus planes de inversión compran dentro de tres sesiones. En total necesitan {money}; faltan {missing}. Una transferencia bancaria tarda hasta 48 horas (días hábiles).',
    ],
    'friend-verified': [
      'Un amigo ha usado su invitación',
      '{account}, a quien usted invitó, ha verificado su identidad.',
    ],
    ...subscriptions,
    'dividend-paid': [
      'Dividendo recibido',
      'Se han abonado en su cuenta {money} por el dividendo de {instrument}, una vez retenido el impuesto en origen.',
    ],
    'dividend-charged': [
      'Dividendo cargado',
      'Se han cargado {money} por el dividendo de {instrument}, que mantiene en corto.',
    ],
    'bonus-claimed': ['Recompensa abonada', 'Se han abonado en su cuenta {money} de recompensas.'],
  },
  reasons: {
    notreceived: 'el dinero no ha llegado',
    amountdiffers: 'ha llegado un importe distinto del indicado',
    duplicate: 'esta transferencia ya se había abonado',
    unreadable: 'la imagen no se puede leer',
    namediffers: 'los nombres no coinciden',
    numberdiffers: 'el número no coincide con el documento',
    expired: 'el documento ya no está en vigor',
    returned: 'el banco o la red de destino devolvió el dinero',
    other: 'no se ha podido confirmar',
  },
}
