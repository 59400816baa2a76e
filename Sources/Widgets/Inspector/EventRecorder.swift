import WindowResponder

/// A recorder of the events that the program receives, with the views that were hit and the responders that
/// handled them.
@MainActor final class EventRecorder {
  /// The newest events, oldest first.
  private(set) var records: [EventRecord] = []
  /// A Boolean value that indicates whether events are recorded.
  var isOn = true
  /// The largest number of records.
  static let limit = 400
  /// The number of changes of the records, by which a page detects that they have changed.
  private(set) var changes = 0

  /// The steps along the responder chain while the present event is handled.
  private var steps: [Step] = []
  /// The recognizers that have changed their state meanwhile, with their states.
  private var recognized: [String] = []

  /// A step along the responder chain: a responder forwarded an event to the next one.
  private struct Step {
    let from: ObjectIdentifier
    let to: ObjectIdentifier
    let name: String
    /// A Boolean value that indicates whether the chain ends at the next responder.
    let isEnd: Bool
    let method: String
  }

  /// Removes all records.
  func clear() {
    records = []
    changes += 1
  }

  /// Adds a record. If `joins` is `true`, a record like the last one replaces it and increments its count.
  func add(_ record: EventRecord, joins: Bool = false) {
    guard isOn else { return }
    changes += 1
    if joins, let last = records.last, last.name == record.name, last.target == record.target,
      last.handler == record.handler
    {
      var joined = record
      joined.count = last.count + 1
      records[records.count - 1] = joined
      return
    }
    records.append(record)
    if records.count > Self.limit { records.removeFirst(records.count - Self.limit) }
  }

  // MARK: Events in progress

  /// Starts to record an event that is about to be handled.
  func begin() {
    guard isOn else { return }
    steps = []
    recognized = []
    ChainTrace.inspector = { [weak self] from, to, method in
      self?.steps.append(
        Step(
          from: ObjectIdentifier(from), to: ObjectIdentifier(to), name: InspectorNames.name(of: to),
          isEnd: to.next == nil, method: method))
    }
  }

  /// Records the new state of a recognizer.
  func note(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    guard isOn, state != .possible, state != .failed else { return }
    let text = "\(type(of: recognizer)) \(InspectorNames.text(state))"
    if !recognized.contains(text) { recognized.append(text) }
  }

  /// Adds the records of an event that was handled.
  func end(_ event: Event) {
    guard isOn else { return }
    ChainTrace.inspector = nil
    switch event.type {
    case .touches: addTouches(event)
    case .presses: addPresses(event)
    case .hover:
      // Hover events are frequent. Only those that changed the state of a recognizer are recorded.
      if !recognized.isEmpty { add(record(event, "hover", place(event), "–"), joins: true) }
    case .scroll:
      let target = hit(event)
      add(
        record(
          event, "scroll",
          "\(InspectorNames.text(event.scrollDelta.dx)), \(InspectorNames.text(event.scrollDelta.dy))",
          name(target)), joins: true)
    case .transform: add(record(event, "touchpad", place(event), name(hit(event))), joins: true)
    case .motion: add(record(event, "motion", "", "–"))
    case .remoteControl: add(record(event, "remote control", "", "–"))
    }
  }

  private func addTouches(_ event: Event) {
    let touches = (event.allTouches ?? []).sorted { $0.identifier < $1.identifier }
    for touch in touches where touch.phase != .stationary {
      let (verb, method) = Self.words(touch.phase)
      let kind = touch.type == .indirectPointer ? "pointer" : "touch \(touch.identifier)"
      add(
        EventRecord(
          time: event.timestamp, name: "\(kind) \(verb)",
          details: InspectorNames.text(touch.location(in: nil)), target: name(touch.view),
          handler: handler(of: method, first: touch.view)),
        joins: touch.phase == .moved)
    }
  }

  private func addPresses(_ event: Event) {
    guard let event = event as? PressesEvent else { return }
    for press in event.allPresses where press.phase != .stationary {
      let method: String
      let verb: String
      switch press.phase {
      case .began: (verb, method) = ("down", "pressesBegan")
      case .ended: (verb, method) = ("up", "pressesEnded")
      case .cancelled: (verb, method) = ("cancelled", "pressesCancelled")
      default: (verb, method) = ("changed", "pressesChanged")
      }
      let key = press.key.map(Self.text(of:)) ?? "\(press.type)"
      add(
        EventRecord(
          time: event.timestamp, name: "key \(key) \(verb)", details: "",
          target: name(press.responder), handler: handler(of: method, first: press.responder)))
    }
  }

  private func record(
    _ event: Event, _ name: String, _ details: String, _ target: String
  ) -> EventRecord {
    EventRecord(
      time: event.timestamp, name: name, details: details, target: target,
      handler: recognized.isEmpty ? "–" : recognized.joined(separator: ", "))
  }

  /// Returns the handler of a method's event: the recognizers, or the last responder to which it was
  /// forwarded.
  private func handler(of method: String, first: Responder?) -> String {
    if !recognized.isEmpty { return recognized.joined(separator: ", ") }
    guard let first else { return "no responder" }
    var current = ObjectIdentifier(first)
    var last: Step?
    for step in steps where step.method == method && step.from == current {
      last = step
      current = step.to
    }
    guard let last else { return name(first) }
    return last.isEnd ? "no responder" : last.name
  }

  private func hit(_ event: Event) -> View? {
    event.ownWindow?.hitTest(event.placeInWindow, with: nil)
  }

  private func place(_ event: Event) -> String { InspectorNames.text(event.placeInWindow) }

  private func name(_ object: Any?) -> String { InspectorNames.name(of: object) }

  private static func words(_ phase: Touch.Phase) -> (String, String) {
    switch phase {
    case .began: ("began", "touchesBegan")
    case .moved, .stationary: ("moved", "touchesMoved")
    case .ended: ("ended", "touchesEnded")
    case .cancelled: ("cancelled", "touchesCancelled")
    }
  }

  /// Returns the text for a key, with its modifiers.
  static func text(of key: Key) -> String {
    var parts: [String] = []
    let flags = key.modifierFlags
    if flags.contains(.control) { parts.append("Ctrl") }
    if flags.contains(.alternate) { parts.append("Alt") }
    if flags.contains(.shift) { parts.append("Shift") }
    if flags.contains(.command) { parts.append("Super") }
    let typed = key.charactersIgnoringModifiers
    let isSeen =
      !typed.isEmpty && typed.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    parts.append(names[key.keyCode] ?? (isSeen ? typed : "\(key.keyCode.rawValue)"))
    return parts.joined(separator: "+")
  }

  private static let names: [KeyboardHIDUsage: String] = [
    .keyboardReturnOrEnter: "Return", .keyboardEscape: "Escape", .keyboardTab: "Tab",
    .keyboardSpacebar: "Space", .keyboardDeleteOrBackspace: "Backspace",
    .keyboardUpArrow: "↑", .keyboardDownArrow: "↓", .keyboardLeftArrow: "←",
    .keyboardRightArrow: "→", .keyboardHome: "Home", .keyboardEnd: "End",
    .keyboardPageUp: "Page Up", .keyboardPageDown: "Page Down", .keyboardDeleteForward: "Delete",
    .keyboardLeftShift: "Shift", .keyboardRightShift: "Shift", .keyboardLeftControl: "Ctrl",
    .keyboardRightControl: "Ctrl", .keyboardLeftAlt: "Alt", .keyboardRightAlt: "Alt",
  ]
}
