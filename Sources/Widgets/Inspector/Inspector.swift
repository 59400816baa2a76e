import ResponderRuntime
import WindowResponder

/// An inspector that shows the views, the events and the frames of the running program in its own window.
/// Ctrl+Shift+I opens it.
///
/// The application finds the class through `wr_registered_inspector` when it opens the inspector, so that it
/// has no cost before. The inspector keeps no view of the program alive, and does not inspect its own
/// windows.
@MainActor final class Inspector: Inspecting {
  private let application: Application
  private let window = InspectorWindow(size: Size(width: 900, height: 640))
  let events = EventRecorder()
  let frames = FrameRecorder()
  let states = RecognizerStates()
  let overlay: InspectorOverlay
  private(set) lazy var controller = InspectorController(self)

  /// The view that is selected in the inspector.
  private(set) weak var chosen: View?
  /// A Boolean value that indicates whether the next touch in the program selects a view.
  private(set) var isPicking = false
  /// A Boolean value that indicates whether the touches that select, or have selected, a view are not over.
  private var holdsTouches = false
  /// A Boolean value that indicates whether the event that is being handled belongs to the inspector's
  /// windows.
  private var isHandlingOwn = false
  /// The windows in which the program has caused damage since their last frame. Other windows are drawn only
  /// because of the inspector's overlay.
  private var damaged: Set<ObjectIdentifier> = []
  private var timer: ClockTimer?
  /// The shortest time between two updates of the inspector, in seconds.
  private static let refreshInterval = 0.1

  private init(_ application: Application) {
    self.application = application
    overlay = InspectorOverlay { [link = BackLink(application)] in link.target?.now ?? 0 }
  }

  /// The present time of the application's clock, in seconds.
  var now: Double { application.now }

  // MARK: Opening and closing

  static func open() {
    guard Inspection.observer == nil else { return }
    let inspector = Inspector(.shared)
    Inspection.observer = inspector
    inspector.show()
  }

  private func show() {
    GestureTrace.observer = { [weak self] recognizer, state in
      guard let self, let window = recognizer.view?.window, !owns(window) else { return }
      states.note(recognizer, state)
      events.note(recognizer, state)
    }
    window.inspector = self
    window.title = "Inspector – \(application.name)"
    window.minimumSize = InspectorWindow.smallestSize
    window.takeTheme(application.theme)
    let first = application.keyWindow
    window.rootViewController = controller
    window.makeKeyAndVisible()
    if let first { choose(first, inTree: true) }
  }

  func close() {
    endPicking()
    if !window.isHidden { window.close() } else { windowWasClosed() }
  }

  /// Ends the inspection after the window was closed, for any reason.
  func windowWasClosed() {
    guard Inspection.observer === self else { return }
    timer?.invalidate()
    timer = nil
    overlay.clear()
    ChainTrace.inspector = nil
    GestureTrace.observer = nil
    Inspection.observer = nil
  }

  func owns(_ window: Window) -> Bool { window === self.window }

  /// The windows of the inspected program.
  var inspectedWindows: [Window] { application.windows.filter { !owns($0) } }

  /// Returns the menus and other popups whose parent is a window, the lowest first.
  func popups(on window: Window) -> [Window] {
    application.popupWindows.filter { $0.windowBelow === window }
  }

  /// Returns a Boolean value that indicates whether a window, or the window below a popup, belongs to the
  /// program.
  private func isInspected(_ window: Window?) -> Bool {
    guard let window else { return false }
    if let below = window.windowBelow { return isInspected(below) }
    return !owns(window) && application.windows.contains { $0 === window }
  }

  // MARK: Selection

  /// Selects a view that the user has chosen in the tree or picked in the program.
  func choose(_ view: View?, inTree: Bool = false) {
    chosen = view
    overlay.chosen = view
    controller.show(view, inTree: inTree)
  }

  /// Starts picking a view, or ends it.
  func togglePicking() {
    if isPicking { return endPicking() }
    guard !inspectedWindows.isEmpty else { return }
    isPicking = true
    for window in inspectedWindows { application.cancelTouchesSoon(in: window) }
    // The inspector's window may cover the program. Wayland does not tell clients about that. On a desktop
    // with one full-screen window at a time, the inspector always covers it.
    window.isHidden = true
    controller.showModes()
  }

  private func endPicking() {
    guard isPicking else { return }
    isPicking = false
    overlay.candidate = nil
    if window.isHidden { window.makeKeyAndVisible() }
    controller.showModes()
  }

  private func pick(_ view: View?) {
    endPicking()
    if let view { choose(view, inTree: true) }
  }

  /// Shows or hides the mark on the selected view.
  func toggleMark() {
    overlay.marksChosen.toggle()
    controller.showModes()
  }

  /// Turns on or off the flashing of areas that are drawn.
  func setFlashes(_ flashes: Bool) {
    overlay.flashes = flashes
    controller.showModes()
  }

  /// Updates the inspector after the user has changed a property of the program.
  func changedSomething() {
    overlay.update()
    refreshSoon()
  }

  /// Schedules one update of the inspector for all changes until then.
  private func refreshSoon() {
    guard timer == nil else { return }
    timer = ClockTimer.scheduledTimer(withTimeInterval: Self.refreshInterval) { [weak self] _ in
      guard let self else { return }
      timer = nil
      refresh()
    }
  }

  private func refresh() {
    window.takeTheme(application.theme)
    overlay.update()
    if !window.isHidden { controller.refresh() }
  }

  // MARK: Input

  func takes(_ event: Event) -> Bool {
    switch event.type {
    case .touches: return takesTouches(event)
    case .hover:
      guard isPicking, let window = event.ownWindow, isInspected(window) else { return false }
      overlay.candidate = Self.view(at: event.placeInWindow, in: window)
      return true
    default: return false
    }
  }

  private func takesTouches(_ event: Event) -> Bool {
    let touches = (event.allTouches ?? []).filter { isInspected($0.window) }
    guard isPicking || holdsTouches, let touch = touches.min(by: { $0.identifier < $1.identifier })
    else { return false }
    let isOver = touches.allSatisfy { $0.phase == .ended || $0.phase == .cancelled }
    // Earlier touches are about to be cancelled, and their views must receive the cancellation.
    if !holdsTouches, isOver { return false }
    holdsTouches = !isOver
    if isPicking, let window = touch.window {
      let view = Self.view(at: touch.location(in: nil), in: window)
      switch touch.phase {
      case .ended: pick(view)
      case .cancelled: overlay.candidate = nil
      default: overlay.candidate = view
      }
    }
    return true
  }

  /// Returns the frontmost visible view at a point in a view's coordinates, whether it receives touches or
  /// not.
  static func view(at point: Point, in view: View) -> View? {
    guard !view.isHidden, view.alpha > 0.01 else { return nil }
    let isInside = view.bounds.contains(point)
    if !isInside, view.clipsToBounds { return nil }
    for subview in view.subviews.reversed() {
      if let found = Self.view(at: view.convert(point, to: subview), in: subview) { return found }
    }
    return isInside ? view : nil
  }

  func takes(_ key: Key, in window: Window) -> Bool {
    guard isPicking, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else {
      return false
    }
    let start = overlay.candidate ?? chosen ?? inspectedWindows.last
    switch key.keyCode {
    case .keyboardEscape: endPicking()
    case .keyboardReturnOrEnter, .keypadEnter: pick(start)
    case .keyboardUpArrow: overlay.candidate = start?.superview ?? start
    case .keyboardDownArrow: overlay.candidate = start?.subviews.last ?? start
    case .keyboardLeftArrow: overlay.candidate = start?.sibling(-1) ?? start
    case .keyboardRightArrow: overlay.candidate = start?.sibling(1) ?? start
    default: return false
    }
    return true
  }

  func willHandle(_ event: Event) {
    let windows = ([event.ownWindow] + (event.allTouches ?? []).map(\.window)).compactMap { $0 }
    isHandlingOwn = !windows.isEmpty && !windows.contains(where: isInspected)
    if !isHandlingOwn { events.begin() }
  }

  func didHandle(_ event: Event) {
    if isHandlingOwn { return isHandlingOwn = false }
    events.end(event)
    refreshSoon()
  }

  func keyWasUsed(_ key: Key, as use: String, by user: Any?) {
    guard use != "press", !isHandlingOwn, let window = application.keyWindow, isInspected(window)
    else { return }
    let name = InspectorNames.name(of: user ?? window.firstResponder)
    events.add(
      EventRecord(
        time: now, name: "key \(EventRecorder.text(of: key))", details: use,
        target: InspectorNames.name(of: window.firstResponder), handler: name))
    refreshSoon()
  }

  func willSend(_ action: Selector, to target: Any?, from sender: Any?) {
    guard !isHandlingOwn, isInspected(Self.window(of: sender) ?? application.keyWindow) else {
      return
    }
    events.add(
      EventRecord(
        time: now, name: "action \(action.name)", details: "",
        target: InspectorNames.name(of: sender),
        handler: target == nil ? "no responder" : InspectorNames.name(of: target)))
    refreshSoon()
  }

  /// Returns the window of a sender, or `nil` for a sender without a window, such as a command.
  private static func window(of sender: Any?) -> Window? {
    (sender as? View)?.window ?? (sender as? GestureRecognizer)?.view?.window
  }

  // MARK: Frames

  func wasDamaged(_ rect: Rect, in window: Window) {
    guard isInspected(window) else { return }
    damaged.insert(ObjectIdentifier(window))
    if overlay.flashes { overlay.wasDamaged(rect, in: window) }
  }

  func pixelsMoved(in area: Rect, by distance: Vector, of window: Window) {
    overlay.pixelsMoved(in: area, by: distance, of: window)
  }

  func frameBegins(in window: Window) {
    if isInspected(window) { frames.begin() }
  }

  func frameIsLaidOut(in window: Window) {
    guard isInspected(window) else { return }
    overlay.updateMarks(in: window)
    // The layout may have changed although nothing is drawn.
    refreshSoon()
  }

  func frameEnded(in window: Window, isShown: Bool) {
    guard isShown, damaged.remove(ObjectIdentifier(window)) != nil, isInspected(window) else {
      return
    }
    frames.end(at: now)
  }

  func drawOver(_ window: Window, in context: GraphicsContext) {
    overlay.draw(window, in: context)
  }
}

extension View {
  /// Returns the subview of the same superview that is a number of positions after this view, or `nil` if
  /// there is none.
  fileprivate func sibling(_ step: Int) -> View? {
    guard let siblings = superview?.subviews,
      let index = siblings.firstIndex(where: { $0 === self })
    else { return nil }
    return siblings.indices.contains(index + step) ? siblings[index + step] : nil
  }
}
