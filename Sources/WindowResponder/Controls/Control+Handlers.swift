extension Control {
  func enumerateHandlers(
    _ iterator: (Action?, (Any?, Selector)?, Events, inout Bool) -> Void
  ) {
    var stops = false
    for registration in registrations.matching(.allEvents) {
      switch registration.receiver {
      case .closure(let action): iterator(action, nil, registration.events, &stops)
      case .target(let selector):
        guard let target = registration.target else { continue }
        iterator(nil, (target, selector), registration.events, &stops)
      case .nilTarget(let selector): iterator(nil, (nil, selector), registration.events, &stops)
      }
      if stops { return }
    }
  }
}
