import ResponderBus

extension BusContext {
  /// Creates a context whose timeouts use the application's clock.
  package convenience init() {
    self.init { delay, body in
      let timer = ClockTimer.scheduledTimer(withTimeInterval: delay) { _ in body() }
      return { timer.invalidate() }
    }
  }
}
