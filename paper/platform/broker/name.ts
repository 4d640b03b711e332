/** The name of this broker, in its config and in the authenticator apps of its customers. */
export const BROKER_NAME = 'Calm Broker'
