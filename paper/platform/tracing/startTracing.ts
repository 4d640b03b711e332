/** The standard variables of OpenTelemetry that name a collector. */
const PLACES = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']

/** Whether traces are sent. */
export const isTraced = (variables: Readonly<Record<string, string | undefined>>): boolean =>
  variables['OTEL_SDK_DISABLED'] !== 'true' && PLACES.some((place) => variables[place])

/**
 * Sends traces by OTLP over HTTP. The parts of OpenTelemetry read its standard variables themselves. They
 * are loaded only here. Returns the function that sends what is left and ends it.
 */
export const startTracing = async (): Promise<() => Promise<void>> => {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const named = resources.resourceFromAttributes({ 'service.name': 'paper-broker' })
  const detected = resources.detectResources({ detectors: [resources.envDetector] })
  const provider = new NodeTracerProvider({
    resource: resources.defaultResource().merge(named).merge(detected),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  return () => provider.shutdown()
}
