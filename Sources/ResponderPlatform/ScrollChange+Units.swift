import ResponderGeometry

/// The axes of `wl_pointer`, in the protocol's units.
///
/// This file is the only place where the units of the protocol become those of the platform, and the reverse.
extension ScrollChange {
  /// The axes, with the values of `wl_pointer.axis`.
  private enum Axis: UInt32 {
    case vertical, horizontal
  }

  /// A Boolean value that indicates whether no axis moves or stops. Some compositors send a lone
  /// `axis_source` before a scroll.
  package var isEmpty: Bool {
    delta == .zero && value120 == .zero && !stopsHorizontally && !stopsVertically
  }

  /// Adds an event of an axis. An axis that the protocol does not define yet is ignored. Whole steps of a
  /// wheel become 120 parts each.
  package mutating func take(_ event: PointerEvent) {
    let axis = Axis(rawValue: event.code)
    switch event.kind {
    case .axis: add(event.value, along: axis, to: &delta)
    case .axisSource: source = Source(rawValue: event.code)
    case .axisDiscrete: add(event.value * 120, along: axis, to: &value120)
    case .axisValue120: add(event.value, along: axis, to: &value120)
    case .axisStop:
      if axis == .horizontal { stopsHorizontally = true }
      if axis == .vertical { stopsVertically = true }
    case .axisDirection:
      if axis == .horizontal { isInvertedHorizontally = event.value == 1 }
      if axis == .vertical { isInvertedVertically = event.value == 1 }
    case .enter, .leave, .motion, .button, .frame: break
    }
  }

  /// Returns the events that a compositor sends for the change. The protocol has whole 120ths of a step only,
  /// so that smaller parts are left out.
  ///
  /// - Parameters:
  ///   - stamp: The stamp of the events that have a time.
  ///   - arrival: The stamp of the other events.
  package func events(_ stamp: Stamp, _ arrival: Stamp) -> [PointerEvent] {
    var events: [PointerEvent] = []
    func add(_ kind: PointerEvent.Kind, _ stamp: Stamp, _ axis: Axis, _ value: Double) {
      guard value != 0 else { return }
      events.append(PointerEvent(kind, stamp, code: axis.rawValue, value: value))
    }
    if let source { events.append(PointerEvent(.axisSource, arrival, code: source.rawValue)) }
    add(.axisDirection, arrival, .vertical, isInvertedVertically ? 1 : 0)
    add(.axisDirection, arrival, .horizontal, isInvertedHorizontally ? 1 : 0)
    add(.axis, stamp, .vertical, delta.dy)
    add(.axis, stamp, .horizontal, delta.dx)
    add(.axisValue120, arrival, .vertical, value120.dy.rounded(.towardZero))
    add(.axisValue120, arrival, .horizontal, value120.dx.rounded(.towardZero))
    for (axis, stops) in [(Axis.vertical, stopsVertically), (.horizontal, stopsHorizontally)]
    where stops {
      events.append(PointerEvent(.axisStop, stamp, code: axis.rawValue))
    }
    return events
  }

  private func add(_ value: Double, along axis: Axis?, to way: inout Vector) {
    if axis == .horizontal { way.dx += value }
    if axis == .vertical { way.dy += value }
  }
}
