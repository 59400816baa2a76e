import ResponderPlatform

/// Has the desktop keep where a program's windows are, beside the state that the program keeps itself: their
/// places, workspaces, and what else it remembers (`xdg_session_manager_v1`).
///
/// Each desktop gives an id, which stands in the program's state. Nothing is asked before a window with an
/// identifier is shown.
@MainActor final class WindowPlaces {
  private enum Phase {
    /// Whether the program's state is kept is not known yet.
    case waiting
    /// The desktop is asked once a window has a name.
    case wanted
    case begun
    /// Another run has taken it.
    case over
  }

  /// What stands in the program's state.
  private enum Key {
    /// The ids, by the names of desktops.
    static let ids = ".sessions"
    /// The program ended by itself.
    static let hasEnded = ".hasEnded"
  }

  /// How many desktops are remembered.
  static let limit = 8

  private unowned let application: Application
  private let desktop: String
  private var phase = Phase.waiting
  private var ids: [String: String] = [:]
  private var reason = SessionReason.launch
  private var isLost = false
  /// What the desktop is to forget, as soon as it can be told.
  private var forgotten: String?

  init(_ application: Application, desktop: String) {
    self.application = application
    self.desktop = desktop
  }

  // MARK: Coming back

  /// The program comes back with what an earlier run wrote down, unless the delegate did not want that.
  func comeBack(with coder: Coder, isWanted: Bool) {
    ids = coder.decode([String: String].self, forKey: Key.ids) ?? [:]
    guard isWanted else {
      forgotten = ids.removeValue(forKey: desktop)
      return forgetIfPossible()
    }
    guard ids[desktop] != nil else { return }
    reason = coder.decodeBool(forKey: Key.hasEnded) ? .launch : .recovery
    want()
  }

  /// A program is launched while the display answers: it may not be there yet.
  private func forgetIfPossible() {
    guard let id = forgotten, let display = application.display else { return }
    forgotten = nil
    display.forgetSession(id)
  }

  /// The program's state is kept.
  func want() {
    guard phase == .waiting else { return }
    phase = .wanted
    followWindows()
  }

  /// Tells the desktop of windows that have names by now.
  func followWindows() {
    for window in StateTree.windows(of: application) { windowWasMade(window) }
  }

  /// A window has a surface, which is not shown yet.
  func windowWasMade(_ window: Window) {
    forgetIfPossible()
    guard phase != .over, !window.isPopup, !window.isLayer, !Inspection.owns(window),
      let name = window.restorationIdentifier, !name.isEmpty, let surface = window.surface,
      let display = application.display, display.offers.contains(.windowPlaces),
      phase != .waiting || application.extras.stateKeeper?.savesState == true
    else { return }
    if phase != .begun {
      phase = .begun
      display.beginSession(ids[desktop], reason: reason)
    }
    surface.keepPlace(as: name)
  }

  // MARK: What the desktop says

  func didBegin(_ id: String) {
    guard ids[desktop] != id else { return }
    ids[desktop] = id
    application.extras.stateKeeper?.somethingChanged()
  }

  func wasTaken() { phase = .over }

  /// The display is gone: the next run is no usual start.
  func displayWasLost() { isLost = true }

  // MARK: Saving

  /// Writes down what the next run needs.
  func encode(with coder: Coder, isEnd: Bool) {
    want()
    followWindows()
    guard !ids.isEmpty else { return }
    if ids.count > Self.limit { ids = ids.filter { $0.key == desktop } }
    coder.encode(ids, forKey: Key.ids)
    if isEnd, !isLost { coder.encode(true, forKey: Key.hasEnded) }
  }
}
