import ResponderPlatform

/// The fingers and buttons that are down, and the event that tells of them.
///
/// A touch lives here from its down to its end; between two frames it is stationary. One event object
/// serves a whole sequence, from the first finger down to the last one up, and holds every finger.
/// ``FingerInput`` and ``PointerInput`` say what happens to them.
@MainActor final class TouchTracker {
  /// It holds this tracker, and so outlives it.
  unowned let application: Application
  private var live: [Key: Touch] = [:]
  private var order: [Touch] = []
  private var event: Event?
  private var taps = TapCounter()
  /// The pointer's buttons that are down, by seat.
  var pressedButtons: [Int: Event.ButtonMask] = [:]
  /// The button that began the pointer's touch, by seat. Valid while ``pressedButtons`` has the seat.
  var firstButtons: [Int: Event.ButtonMask] = [:]
  /// The buttons of pens that are held, by pen.
  var penButtons: [Key: Event.ButtonMask] = [:]
  /// An event is being delivered: a handler that ends touches finds them in the middle of it.
  private var isDelivering = false
  /// Everything that happened has been delivered. The touches keep its phases until more happens.
  private var isDelivered = true

  /// A finger's contact has another shape, or a pen is held otherwise, which no event has told yet.
  private var hasNewShape = false

  /// What tells one finger from another.
  struct Key: Hashable {
    var seat: Int
    var contact: Contact

    /// The number of a finger; nil for a pointer or a pen.
    var finger: Int32? { if case .finger(let id) = contact { id } else { nil } }
  }

  /// What touches.
  enum Contact: Hashable {
    case pointer
    case finger(Int32)
    case pen(Int32)
  }

  init(application: Application) {
    self.application = application
  }

  /// Whether a finger or button is down.
  var isTouched: Bool { order.contains { !$0.isOver } }

  /// The touch of a finger or pointer; nil where it is not down.
  func touch(_ key: Key) -> Touch? { live[key] }

  /// Whether the touch of a finger that had this number has ended in this very frame.
  func hasEnded(finger: Int32) -> Bool {
    order.contains { $0.isOver && $0.type == .direct && $0.identifier == Int(finger) }
  }

  /// The next event has something to tell, though no touch moved: the shape of a contact.
  func noteShape() { hasNewShape = true }

  /// The finger or pointer of a touch; nil for one that is not down.
  func key(of touch: Touch) -> Key? { live.first { $0.value === touch }?.key }

  // MARK: What happens to a touch

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

  /// Sends the beginning of a touch, where it is not sent yet, before the same frame moves it.
  func sendBeginning(of touch: Touch, at time: Double) {
    if touch.phase == .began { flushAndGoOn(at: time) }
  }

  func end(_ key: Key, at time: Double) {
    guard let touch = live[key] else { return }
    sendBeginning(of: touch, at: time)
    live[key] = nil
    // Its view may have left in the meantime.
    if touch.isOver { return }
    touch.phase = .ended
    touch.timestamp = time
    taps.ended(touch, buttons: buttons(of: key))
    application.programContext.textInputSession?.touchEnded(touch)
  }

  // MARK: Ends that nobody made

  /// Ends every touch of a seat's fingers, or of its pointer, as cancelled.
  func cancel(seat: Int, pointer: Bool, at time: Double) {
    let keys = live.keys.filter {
      $0.seat == seat && (pointer ? $0.contact == .pointer : $0.finger != nil)
    }
    cancel(Array(keys), at: time)
    if pointer { pressedButtons[seat] = nil }
  }

  /// Ends every touch as cancelled.
  func cancelAll(at time: Double) {
    cancel(Array(live.keys), at: time)
    pressedButtons = [:]
    penButtons = [:]
  }

  /// Ends the touches of a window that goes.
  func cancel(in window: Window, at time: Double) {
    let keys = live.filter { $0.value.window === window }.map(\.key)
    // Nobody tells of a button that is let go over a surface that is gone.
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

  /// The finger, pen or button that went down last in a window and is down still, where it is, and when it
  /// was told of last.
  func press(in window: Window) -> WindowPress? {
    guard let touch = order.last(where: { $0.window === window && !$0.isOver }),
      let key = live.first(where: { $0.value === touch })?.key
    else { return nil }
    let button = key.contact == .pointer ? firstButtons[key.seat] : nil
    return WindowPress(
      seat: key.seat, finger: key.finger, button: button ?? .primary, place: touch.location,
      time: touch.timestamp)
  }

  // MARK: Batches

  /// Makes every touch stationary that has been delivered, for the next event to tell what moved.
  func beginBatch() {
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
  func flush(at time: Double) {
    let hasNews = hasNewShape || order.contains { $0.phase != .stationary }
    guard !isDelivered, hasNews, let event else { return }
    hasNewShape = false
    event.touches = order
    event.timestamp = time
    event.modifierFlags = application.modifiers
    event.buttonMask = allButtons
    isDelivering = true
    application.sendEvent(event)
    isDelivering = false
    isDelivered = true
    forgetEnded()
  }

  /// Sends what has changed so far, where more of the same frame has to be told apart from it.
  func flushAndGoOn(at time: Double) {
    flush(at: time)
    beginBatch()
  }

  /// The buttons of the pointers and pens that touch.
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
    case .finger: []
    }
  }
}

extension Touch {
  /// Nothing has happened since the last event.
  fileprivate func rest() {
    phase = .stationary
    previousLocation = location
    samples.removeAll(keepingCapacity: true)
    pencilSamples.removeAll(keepingCapacity: true)
  }

  /// Moves it to a place in window coordinates, unless it is over.
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
