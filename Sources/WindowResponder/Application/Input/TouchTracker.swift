import ResponderPlatform

/// The touches that are in progress, and the event that contains them.
///
/// A touch exists here from its down to its end. Between two frames it is stationary. One event object serves
/// a whole sequence, from the first touch down to the last one up, and contains all its touches.
/// ``TouchInput``, ``PenInput`` and ``PointerInput`` change the touches.
@MainActor final class TouchTracker {
  /// The application, which owns the tracker and therefore outlives it.
  unowned let application: Application
  private var live: [Key: Touch] = [:]
  private var order: [Touch] = []
  private var event: Event?
  private var taps = TapCounter()
  /// The pointer's buttons that are down, by seat.
  var pressedButtons: [Int: Event.ButtonMask] = [:]
  /// The button that began the pointer's touch, by seat. Valid if ``pressedButtons`` contains the seat.
  var firstButtons: [Int: Event.ButtonMask] = [:]
  /// The pressed buttons of pens, by pen.
  var penButtons: [Key: Event.ButtonMask] = [:]
  /// A Boolean value that indicates whether an event is being delivered. A handler that ends touches does so
  /// during that event.
  private var isDelivering = false
  /// A Boolean value that indicates whether all changes were delivered. The touches keep the event's phases
  /// until the next change.
  private var isDelivered = true

  /// A Boolean value that indicates whether a touch has a new shape, or a pen a new state, that no event has
  /// delivered.
  private var hasNewShape = false

  /// A key that identifies a touch, pointer or pen.
  struct Key: Hashable {
    var seat: Int
    var contact: Contact

    /// The identifier of a touch point, or `nil` for a pointer or a pen.
    var touchID: Int32? { if case .touch(let id) = contact { id } else { nil } }
  }

  /// The source of a touch.
  enum Contact: Hashable {
    case pointer
    case touch(Int32)
    case pen(Int32)
  }

  init(application: Application) {
    self.application = application
  }

  /// A Boolean value that indicates whether a touch or button is down.
  var isTouched: Bool { order.contains { !$0.isOver } }

  /// Returns the touch of a touch point, pointer or pen, or `nil` if it is not down.
  func touch(_ key: Key) -> Touch? { live[key] }

  /// Returns a Boolean value that indicates whether a touch with this identifier has ended in the current
  /// frame.
  func hasEnded(touchID: Int32) -> Bool {
    order.contains { $0.isOver && $0.type == .direct && $0.identifier == Int(touchID) }
  }

  /// Makes the next event include a new shape although no touch has moved.
  func noteShape() { hasNewShape = true }

  /// Returns the key of a touch, or `nil` if the touch is over.
  func key(of touch: Touch) -> Key? { live.first { $0.value === touch }?.key }

  // MARK: Phases of a touch

  func begin(_ touch: Touch, _ key: Key) {
    guard let window = touch.window else { return }
    touch.tapCount = taps.count(
      touch, buttons: buttons(of: key), isAlone: live.isEmpty,
      application.interactionSettings)
    touch.view = findView(for: touch, in: window)
    touch.collectRecognizers()
    touch.remember(Touch.Sample(location: touch.location, timestamp: touch.timestamp))
    live[key] = touch
    order.append(touch)
    application.programContext.textInputSession?.touchBegan(touch, buttons: buttons(of: key))
  }

  /// Returns the view in which a touch begins, or `nil` if the application ignores touches.
  ///
  /// A view without multiple touches never has two of them. If its touch ended in the same frame, that end is
  /// delivered first.
  private func findView(for touch: Touch, in window: Window) -> View? {
    if application.isIgnoringInteractionEvents { return nil }
    let view = window.hitTest(touch.location, with: currentEvent(at: touch.timestamp))
    guard let view, !view.isMultipleTouchEnabled,
      order.contains(where: { $0.view === view && $0.phase == .ended })
    else { return view }
    flushAndGoOn(at: touch.timestamp)
    return window.hitTest(touch.location, with: currentEvent(at: touch.timestamp))
  }

  /// Returns the event of the current sequence, or a new one.
  private func currentEvent(at time: Double) -> Event {
    if let event { return event }
    let event = Event(type: .touches, timestamp: time)
    self.event = event
    return event
  }

  /// Sends the beginning of a touch, if it was not sent, before a change in the same frame.
  func sendBeginning(of touch: Touch, at time: Double) {
    if touch.phase == .began { flushAndGoOn(at: time) }
  }

  func end(_ key: Key, at time: Double) {
    guard let touch = live[key] else { return }
    sendBeginning(of: touch, at: time)
    live[key] = nil
    // Its view may have left the window.
    if touch.isOver { return }
    touch.phase = .ended
    touch.timestamp = time
    taps.ended(touch, buttons: buttons(of: key))
    application.programContext.textInputSession?.touchEnded(touch)
  }

  // MARK: Cancellation

  /// Cancels all touches of a seat's touch screen, or of its pointer.
  func cancel(seat: Int, pointer: Bool, at time: Double) {
    let keys = live.keys.filter {
      $0.seat == seat && (pointer ? $0.contact == .pointer : $0.touchID != nil)
    }
    cancel(Array(keys), at: time)
    if pointer { pressedButtons[seat] = nil }
  }

  /// Cancels every touch.
  func cancelAll(at time: Double) {
    cancel(Array(live.keys), at: time)
    pressedButtons = [:]
    penButtons = [:]
  }

  /// Cancels the touches of a window that closes.
  func cancel(in window: Window, at time: Double) {
    let keys = live.filter { $0.value.window === window }.map(\.key)
    // The compositor sends no event for a button that is released over a surface that does not exist any
    // more.
    for key in keys where key.contact == .pointer { pressedButtons[key.seat] = nil }
    cancel(keys, at: time)
  }

  func cancel(_ keys: [Key], at time: Double) {
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

  /// Cancels touches during the delivery of their event, which cannot be sent again.
  private func cancelInDelivery(_ touches: [Touch], at time: Double) {
    var windows: [Window] = []
    for touch in touches {
      guard let window = touch.window, !windows.contains(window) else { continue }
      windows.append(window)
      window.touchDispatcher.cancel(touches.filter { $0.window === window }, at: time)
    }
  }

  // MARK: For menus

  /// Returns the touch, pen or button that went down last in a window and is still down, with its location
  /// and the time of its last event.
  func press(in window: Window) -> WindowPress? {
    guard let touch = order.last(where: { $0.window === window && !$0.isOver }),
      let key = live.first(where: { $0.value === touch })?.key
    else { return nil }
    let button = key.contact == .pointer ? firstButtons[key.seat] : nil
    return WindowPress(
      seat: key.seat, touchID: key.touchID, button: button ?? .primary, location: touch.location,
      time: touch.timestamp)
  }

  // MARK: Batches

  /// Begins a new event, in which every delivered touch is stationary until it changes.
  func beginBatch() {
    forgetEnded()
    guard isDelivered else { return }
    isDelivered = false
    for touch in order { touch.rest() }
  }

  /// Removes touches that are over. A view that left its window has ended its touches without notifying this
  /// object.
  private func forgetEnded() {
    if order.contains(where: { $0.isOver }) {
      order.removeAll { $0.isOver }
      for (key, touch) in live where touch.isOver { live[key] = nil }
    }
    if order.isEmpty { event = nil }
  }

  /// Sends the changes since the last event.
  func flush(at time: Double) {
    let hasNews = hasNewShape || order.contains { $0.phase != .stationary }
    guard !isDelivered, hasNews, let event else { return }
    hasNewShape = false
    event.touches = order
    event.timestamp = time
    event.deliveryCount += 1
    event.modifierFlags = application.modifiers
    event.buttonMask = allButtons
    isDelivering = true
    application.sendEvent(event)
    isDelivering = false
    isDelivered = true
    forgetEnded()
  }

  /// Sends the changes so far as an event of their own, and begins the next event of the same frame.
  func flushAndGoOn(at time: Double) {
    flush(at: time)
    beginBatch()
  }

  /// The pressed buttons of the pointers and pens that touch.
  private var allButtons: Event.ButtonMask {
    var mask: Event.ButtonMask = []
    if order.contains(where: { $0.type == .indirectPointer }) {
      for buttons in pressedButtons.values { mask.formUnion(buttons) }
    }
    if order.contains(where: { $0.type == .pencil }) {
      for buttons in penButtons.values { mask.formUnion(buttons) }
    }
    return mask
  }

  private func buttons(of key: Key) -> Event.ButtonMask {
    switch key.contact {
    case .pointer: pressedButtons[key.seat] ?? []
    case .pen: penButtons[key] ?? []
    case .touch: []
    }
  }
}

extension Touch {
  /// Makes the touch stationary, with no change since the last event.
  fileprivate func rest() {
    phase = .stationary
    previousLocation = location
    samples.removeAll(keepingCapacity: true)
    pencilSamples.removeAll(keepingCapacity: true)
  }

  /// Moves the touch to a location in window coordinates, unless it is over.
  func move(to place: Point, at time: Double) {
    guard !isOver else { return }
    timestamp = time
    guard place != location else { return }
    location = place
    phase = .moved
    let sample = Sample(location: place, timestamp: time)
    samples.append(sample)
    remember(sample)
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
