import ResponderBus

extension BusContext {
  /// The queue of a bus whose waits go by the application's clock.
  convenience init() {
    self.init { delay, body in
      let timer = ClockTimer.scheduledTimer(withTimeInterval: delay) { _ in body() }
      return { timer.invalidate() }
    }
  }
}
