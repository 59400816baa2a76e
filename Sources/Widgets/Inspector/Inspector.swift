import WindowResponder

/// Shows what a program is made of and what happens in it, in a window of its own: what Ctrl+Shift+I opens.
///
/// The application finds this class by its name, so that a program pays nothing for it until then. It keeps
/// no view of the program alive. Its own windows are not inspected.
@MainActor final class Inspector: Inspecting {
  private let application: Application
  private let window = InspectorWindow(size: Size(width: 900, height: 640))
  let events = EventRecorder()
  let frames = FrameRecorder()
  let states = RecognizerStates()
  let overlay: InspectorOverlay
  private(set) lazy var controller = InspectorController(self)

  /// The view that all is about.
  private(set) weak var chosen: View?
  /// Whether the next touch in the program picks a view.
  private(set) var isPicking = false
  /// Whether a touch that picks, or has picked, is not over.
  private var holdsTouches = false
  /// What is being handled is the inspector's own.
  private var isHandlingOwn = false
  /// The windows of which the program has had something drawn since their last frame: others are drawn only
  /// for what the inspector shows over them.
  private var damaged: Set<ObjectIdentifier> = []
  private var timer: ClockTimer?
  /// How often what is shown follows the program at most, in seconds.
  private static let refreshInterval = 0.1

  private init(_ application: Application) {
    self.application = application
    overlay = InspectorOverlay { [weak application] in application?.now ?? 0 }
  }

  /// The time on the program's clock, in seconds.
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

  /// The window has gone, by whatever way.
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

  /// The program's windows.
  var inspectedWindows: [Window] { application.windows.filter { !owns($0) } }

  /// The menus and other popups that hang on a window, the lowest first.
  func popups(on window: Window) -> [Window] {
    application.popupWindows.filter { $0.windowBelow === window }
  }

  /// Whether a window is the program's, or hangs on one of the program's.
  private func isInspected(_ window: Window?) -> Bool {
    guard let window else { return false }
    if let below = window.windowBelow { return isInspected(below) }
    return !owns(window) && application.windows.contains { $0 === window }
  }

  // MARK: Choosing

  /// The user chose a view, in the tree or by picking it.
  func choose(_ view: View?, inTree: Bool = false) {
    chosen = view
    overlay.chosen = view
    controller.show(view, inTree: inTree)
  }

  /// Goes on to pick a view, or no longer.
  func togglePicking() {
    if isPicking { return endPicking() }
    guard !inspectedWindows.isEmpty else { return }
    isPicking = true
    for window in inspectedWindows { application.cancelTouchesSoon(in: window) }
    // It lies over the program perhaps, which Wayland tells nobody; where each window has the whole screen
    // it does for sure.
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

  /// Marks the chosen view in the program, or no longer.
  func toggleMark() {
    overlay.marksChosen.toggle()
    controller.showModes()
  }

  /// Has what is drawn flash.
  func setFlashes(_ flashes: Bool) {
    overlay.flashes = flashes
    controller.showModes()
  }

  /// The user changed something of the program.
  func changedSomething() {
    overlay.update()
    refreshSoon()
  }

  /// Follows the program a little later: once for all that happens until then.
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
    // Those that were there before are about to be cancelled, and their views are to hear of it.
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

  /// The view in front at a place of a window that is to be seen, whether it takes touches or not.
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
        handler: target == nil ? "nobody" : InspectorNames.name(of: target)))
    refreshSoon()
  }

  /// The window that a sender is in; nil for what is in none, as a command.
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
    // Also where nothing is to be drawn things are others perhaps.
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
  /// The view so many places after this one among those of its superview; nil where there is none.
  fileprivate func sibling(_ step: Int) -> View? {
    guard let siblings = superview?.subviews,
      let index = siblings.firstIndex(where: { $0 === self })
    else { return nil }
    return siblings.indices.contains(index + step) ? siblings[index + step] : nil
  }
}
