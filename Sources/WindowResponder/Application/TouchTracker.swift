import ResponderPlatform

/// Turns what seats tell into touches and events.
///
/// A touch lives here from its down to its end; between two frames it is stationary. One event object
/// serves a whole sequence, from the first finger down to the last one up, and holds every finger.
@MainActor final class TouchTracker {
  private unowned let application: Application
  private var live: [Key: Touch] = [:]
  private var order: [Touch] = []
  private var event: Event?
  private var taps = TapCounter()
  private var pressedButtons: [Int: Event.ButtonMask] = [:]
  /// An event is being delivered: a handler that ends touches finds them in the middle of it.
  private var isDelivering = false
  /// Everything that happened has been delivered. The touches keep its phases until more happens.
  private var isDelivered = true

  /// A finger's contact has another shape, and nobody has been told.
  private var hasNewShape = false

  /// What tells one finger from another.
  private struct Key: Hashable {
    var seat: Int
    /// Nil for the seat's pointer.
    var id: Int32?
  }

  init(application: Application) {
    self.application = application
  }

  /// Whether a finger or button is down.
  var isTouched: Bool { order.contains { !$0.isOver } }

  /// Whether every window of the fingers in a frame waits for a frame of its own.
  func awaitsFrame(_ frame: TouchFrame) -> Bool {
    for change in frame.changes {
      let touch = live[Key(seat: frame.seat, id: change.id)]
      if touch?.window?.pacer.awaitsFrame == false { return false }
    }
    return true
  }

  // MARK: Fingers

  func handle(_ frame: TouchFrame) {
    beginBatch()
    for change in frame.changes {
      let key = Key(seat: frame.seat, id: change.id)
      switch change.kind {
      case .down: fingerDown(change, key)
      case .motion: move(key, to: change, kind: .direct)
      case .up: end(key, at: change.timestamp)
      case .shape: hasNewShape = hasNewShape || live[key] != nil
      }
      if let touch = live[key] { touch.take(change) }
    }
    flush(at: frame.timestamp)
  }

  private func fingerDown(_ change: TouchChange, _ key: Key) {
    if live[key] != nil { cancel([key], at: change.timestamp) }
    // The id was let go in this very frame: its old touch ends before its new one begins.
    if order.contains(where: { $0.isOver && $0.identifier == Int(change.id) }) {
      flushAndGoOn(at: change.timestamp)
    }
    guard let window = application.window(for: change.surface) else { return }
    let place = window.fromSurface(change.location)
    if let edge = window.chrome.resizeEdge(at: place) {
      window.surface?.beginResize(edge)
      return
    }
    begin(
      Touch(
        type: .direct, identifier: Int(change.id), location: place, timestamp: change.timestamp,
        window: window), key)
  }

  private func move(_ key: Key, to change: TouchChange, kind: Touch.TouchType) {
    guard let touch = live[key], let window = touch.window else { return }
    if touch.phase == .began { flushAndGoOn(at: change.timestamp) }
    touch.move(to: window.fromSurface(change.location), at: change.timestamp)
  }

  private func begin(_ touch: Touch, _ key: Key) {
    guard let window = touch.window else { return }
    touch.tapCount = taps.count(
      touch, buttons: pressedButtons[key.seat] ?? [], isAlone: live.isEmpty,
      application.interactionSettings)
    touch.view = findView(for: touch, in: window)
    touch.collectRecognizers()
    touch.remember(Touch.Sample(location: touch.location, timestamp: touch.timestamp))
    live[key] = touch
    order.append(touch)
  }

  /// The view that a touch begins in.
  ///
  /// A view with one-touch tracking never holds two fingers: where its finger was lifted in the same
  /// frame, that is delivered before.
  private func findView(for touch: Touch, in window: Window) -> View? {
    let view = window.hitTest(touch.location, with: currentEvent(at: touch.timestamp))
    guard let view, !view.isMultipleTouchEnabled,
      order.contains(where: { $0.view === view && $0.phase == .ended })
    else { return view }
    flushAndGoOn(at: touch.timestamp)
    return window.hitTest(touch.location, with: currentEvent(at: touch.timestamp))
  }

  /// The event of the sequence that is under way, or of a new one.
  private func currentEvent(at time: Double) -> Event {
    if let event { return event }
    let event = Event(type: .touches, timestamp: time)
    self.event = event
    return event
  }

  private func end(_ key: Key, at time: Double) {
    guard let touch = live[key] else { return }
    if touch.phase == .began { flushAndGoOn(at: time) }
    live[key] = nil
    // Its view may have left in the meantime.
    if touch.isOver { return }
    touch.phase = .ended
    touch.timestamp = time
    taps.ended(touch, buttons: pressedButtons[key.seat] ?? [])
  }

  // MARK: Pointers

  func handle(_ frame: PointerFrame) {
    guard let window = application.window(for: frame.surface) else { return }
    let key = Key(seat: frame.seat, id: nil)
    let place = window.fromSurface(frame.location)
    beginBatch()
    for change in frame.changes {
      switch change {
      case .entered, .moved: pointerMoved(key, to: place, in: window, frame)
      case .left: pointerLeft(key, window, frame)
      case .button(let code, let isDown):
        button(code, isDown, key, at: place, in: window, frame)
      case .scroll(let scroll): self.scroll(scroll, at: place, in: window, frame)
      }
    }
    flush(at: frame.timestamp)
  }

  private func pointerMoved(
    _ key: Key, to place: Point, in window: Window, _ frame: PointerFrame
  ) {
    if let touch = live[key] {
      // While a button is down the compositor sends everything to the surface of the press.
      if touch.phase == .began { flushAndGoOn(at: frame.timestamp) }
      for sample in frame.path {
        touch.move(to: window.fromSurface(sample.location), at: sample.timestamp)
      }
      touch.move(to: place, at: frame.timestamp)
      return
    }
    window.pointer.move(to: place)
    let event = Event(type: .hover, timestamp: frame.timestamp)
    send(event, at: place, in: window)
  }

  private func pointerLeft(_ key: Key, _ window: Window, _ frame: PointerFrame) {
    if live[key] != nil { cancel([key], at: frame.timestamp) }
    pressedButtons[key.seat] = nil
    window.pointer.leave()
    send(Event(type: .hover, timestamp: frame.timestamp), at: Point(x: -1, y: -1), in: window)
  }

  private func button(
    _ code: UInt32, _ isDown: Bool, _ key: Key, at place: Point, in window: Window,
    _ frame: PointerFrame
  ) {
    let button = Event.ButtonMask(evdev: code)
    let before = pressedButtons[key.seat] ?? []
    if isDown, before.isEmpty, let edge = window.chrome.resizeEdge(at: place),
      button == .primary
    {
      window.surface?.beginResize(edge)
      return
    }
    let after = isDown ? before.union(button) : before.subtracting(button)
    guard before != after else { return }
    // The event of a press still names the buttons that are let go.
    pressedButtons[key.seat] = after.isEmpty ? before : after
    if before.isEmpty {
      begin(
        Touch(
          type: .indirectPointer, location: place, timestamp: frame.timestamp, window: window), key)
    } else if after.isEmpty {
      end(key, at: frame.timestamp)
      flushAndGoOn(at: frame.timestamp)
      pressedButtons[key.seat] = nil
      window.pointer.move(to: place)
    }
  }

  private func scroll(
    _ scroll: ScrollChange, at place: Point, in window: Window, _ frame: PointerFrame
  ) {
    let event = Event(type: .scroll, timestamp: frame.timestamp)
    event.scrollDelta = scroll.delta
    event.scroll = scroll
    send(event, at: place, in: window)
  }

  private func send(_ event: Event, at place: Point, in window: Window) {
    event.pointerLocation = place
    event.window = window
    event.modifierFlags = application.modifiers
    application.sendEvent(event)
  }

  // MARK: Ends that nobody made

  /// Ends every touch of a seat's fingers, or of its pointer, as cancelled.
  func cancel(seat: Int, pointer: Bool, at time: Double) {
    cancel(live.keys.filter { $0.seat == seat && ($0.id == nil) == pointer }, at: time)
    if pointer { pressedButtons[seat] = nil }
  }

  /// Ends every touch as cancelled.
  func cancelAll(at time: Double) {
    cancel(Array(live.keys), at: time)
    pressedButtons = [:]
  }

  /// Ends the touches of a window that goes.
  func cancel(in window: Window, at time: Double) {
    let keys = live.filter { $0.value.window === window }.map(\.key)
    // Nobody tells of a button that is let go over a surface that is gone.
    for key in keys where key.id == nil { pressedButtons[key.seat] = nil }
    cancel(keys, at: time)
  }

  private func cancel(_ keys: [Key], at time: Double) {
    let meant = Set(keys.compactMap { live[$0] })
    let touches = order.filter { meant.contains($0) && !$0.isOver }
    if isDelivering { return cancelInDelivery(touches, at: time) }
    guard !touches.isEmpty else { return forgetEnded() }
    flushAndGoOn(at: time)
    for key in keys { live[key] = nil }
    for touch in touches where !touch.isOver {
      touch.phase = .cancelled
      touch.timestamp = time
    }
    flushAndGoOn(at: time)
  }

  /// Ends touches from a handler that is in the middle of their event, which cannot be sent again.
  private func cancelInDelivery(_ touches: [Touch], at time: Double) {
    var windows: [Window] = []
    for touch in touches {
      guard let window = touch.window, !windows.contains(window) else { continue }
      windows.append(window)
      window.touchDispatcher.cancel(touches.filter { $0.window === window }, at: time)
    }
  }

  // MARK: For menus

  /// The finger or button that went down last in a window and is down still, and where it is.
  func press(in window: Window) -> (seat: Int, finger: Int32?, place: Point)? {
    guard let touch = order.last(where: { $0.window === window && !$0.isOver }),
      let key = live.first(where: { $0.value === touch })?.key
    else { return nil }
    return (key.seat, key.id, touch.location)
  }

  // MARK: Batches

  /// Makes every touch stationary that has been delivered, for the next event to tell what moved.
  private func beginBatch() {
    forgetEnded()
    guard isDelivered else { return }
    isDelivered = false
    for touch in order { touch.rest() }
  }

  /// Forgets touches that are over. A view that left its window took its own along without a word
  /// here.
  private func forgetEnded() {
    order.removeAll { $0.isOver }
    live = live.filter { !$0.value.isOver }
    if order.isEmpty { event = nil }
  }

  /// Sends what has changed since the last event, and begins anew.
  private func flush(at time: Double) {
    let hasNews = hasNewShape || order.contains { $0.phase != .stationary }
    guard !isDelivered, hasNews, let event else { return }
    hasNewShape = false
    event.touches = order
    event.timestamp = time
    event.modifierFlags = application.modifiers
    event.buttonMask = order.contains { $0.type == .indirectPointer } ? allButtons : []
    isDelivering = true
    application.sendEvent(event)
    isDelivering = false
    isDelivered = true
    forgetEnded()
  }

  /// Sends what has changed so far, where more of the same frame has to be told apart from it.
  private func flushAndGoOn(at time: Double) {
    flush(at: time)
    beginBatch()
  }

  private var allButtons: Event.ButtonMask {
    pressedButtons.values.reduce(into: []) { $0.formUnion($1) }
  }
}

extension Event.ButtonMask {
  /// The bit for an evdev button code: left, right, middle, then the others in their order.
  init(evdev code: UInt32) {
    switch code {
    case 0x110: self = .primary
    case 0x111: self = .secondary
    case 0x112...0x11F: self = .button(Int(code - 0x110) + 1)
    default: self = .button(16)
    }
  }
}

extension Touch {
  /// Nothing has happened since the last event.
  fileprivate func rest() {
    phase = .stationary
    previousLocation = location
    samples.removeAll(keepingCapacity: true)
  }

  fileprivate func move(to place: Point, at time: Double) {
    guard !isOver else { return }
    timestamp = time
    guard place != location else { return }
    location = place
    phase = .moved
    let sample = Sample(location: place, timestamp: time)
    samples.append(sample)
    remember(sample)
  }

  fileprivate func take(_ change: TouchChange) {
    if let major = change.majorRadius { majorRadius = major }
    if let minor = change.minorRadius { minorRadius = minor }
    if let angle = change.orientation { orientation = angle }
  }

  fileprivate func collectRecognizers() {
    var found: [GestureRecognizer] = []
    var current = view
    while let candidate = current {
      found += candidate.recognizers
      current = candidate.superview
    }
    gestureRecognizers = found
  }
}

extension Window {
  /// A place on the surface in window coordinates.
  func fromSurface(_ point: Point) -> Point {
    let margins = chrome.margins
    return Point(x: point.x - margins.left, y: point.y - margins.top)
  }
}
