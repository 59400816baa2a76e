/// The touches, buttons and tips of pens that are down.
struct OpenContacts {
  private enum Contact: Hashable {
    case finger(seat: UInt8, id: Int32)
    case button(seat: UInt8, code: UInt32)
    case tip(tool: UInt32)
  }

  private var down: Set<Contact> = []

  var isEmpty: Bool { down.isEmpty }

  /// Updates the contacts from a line.
  mutating func take(_ line: RecordedLine) {
    switch line {
    case .touch(let event): take(event)
    case .pointer(let event): take(event)
    case .pen(let event):
      switch event.kind {
      case .down: down.insert(.tip(tool: event.tool))
      case .up, .proximityOut: down.remove(.tip(tool: event.tool))
      default: break
      }
    case .header, .moment, .fact, .step, .device: break
    }
  }

  private mutating func take(_ event: TouchEvent) {
    switch event.kind {
    case .down: down.insert(.finger(seat: event.seat, id: event.id))
    case .up, .cancelOne: down.remove(.finger(seat: event.seat, id: event.id))
    case .cancel:
      down = down.filter {
        if case .finger(event.seat, _) = $0 { false } else { true }
      }
    default: break
    }
  }

  private mutating func take(_ event: PointerEvent) {
    let button = Contact.button(seat: event.seat, code: event.code)
    switch event.kind {
    case .button: if event.value != 0 { down.insert(button) } else { down.remove(button) }
    case .leave:
      down = down.filter {
        if case .button(event.seat, _) = $0 { false } else { true }
      }
    default: break
    }
  }
}
