import RealCompositors
import Testing

/// Starts the example Counter with a log of its protocol messages, and waits for its window.
func launchCounter(on compositor: RealCompositor) throws -> ChildProcess {
  let counter = try compositor.launch(Executables.product("Counter"), debug: true)
  #expect(wait { counter.waylandLog.isShown }, "\(counter.errors)")
  return counter
}
