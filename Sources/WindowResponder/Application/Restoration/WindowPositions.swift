import ResponderPlatform

/// The state of windows that the desktop stores: their positions, workspaces and more
/// (`xdg_session_manager_v1`). The program stores the rest of its state itself.
///
/// Each desktop sends an identifier, which the program stores in its state. Nothing is requested before a
/// window with an identifier is shown.
@MainActor final class WindowPositions {
  private enum Phase {
    /// It is not known yet whether the program's state is saved.
    case waiting
    /// The session begins when a window has a name.
    case wanted
    case begun
    /// Another instance of the program has taken over the session.
    case over
  }

  /// The keys in the program's state.
  private enum Key {
    /// The session identifiers, by the names of desktops.
    static let ids = ".sessions"
    /// A Boolean value that indicates whether the program ended by itself.
    static let hasEnded = ".hasEnded"
  }

  /// The largest number of desktops whose sessions are stored.
  static let limit = 8

  private unowned let application: Application
  private let desktop: String
  private var phase = Phase.waiting
  private var ids: [String: String] = [:]
  private var reason = SessionReason.launch
  private var isLost = false
  /// The session that the desktop removes as soon as the display is connected.
  private var forgotten: String?

  init(_ application: Application, desktop: String) {
    self.application = application
    self.desktop = desktop
  }

  // MARK: Coming back

  /// Restores the values that an earlier run saved, unless the delegate did not want that.
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

  /// Requests the removal of a session. The display may not be connected yet, because the program is launched
  /// while it answers.
  private func forgetIfPossible() {
    guard let id = forgotten, let display = application.display else { return }
    forgotten = nil
    display.forgetSession(id)
  }

  /// Begins a session for the windows, because the program's state is saved.
  func want() {
    guard phase == .waiting else { return }
    phase = .wanted
    followWindows()
  }

  /// Sends the names that windows have to the desktop.
  func followWindows() {
    for window in StateTree.windows(of: application) { windowWasMade(window) }
  }

  /// Sends the name of a window that has a surface and is not shown yet.
  func windowWasMade(_ window: Window) {
    forgetIfPossible()
    guard phase != .over, !window.isPopup, !window.isLayer, !Inspection.owns(window),
      let name = window.restorationIdentifier, !name.isEmpty, let surface = window.surface,
      let display = application.display, display.offers.contains(.windowPositions),
      phase != .waiting || application.extras.stateRestorer?.savesState == true
    else { return }
    if phase != .begun {
      phase = .begun
      display.beginSession(ids[desktop], reason: reason)
    }
    surface.keepPosition(as: name)
  }

  // MARK: Events of the desktop

  func didBegin(_ id: String) {
    guard ids[desktop] != id else { return }
    ids[desktop] = id
    application.extras.stateRestorer?.somethingChanged()
  }

  func wasTaken() { phase = .over }

  /// Notes that the display was lost. The next run is then a recovery.
  func displayWasLost() { isLost = true }

  // MARK: Saving

  /// Saves the values that the next run needs.
  func encode(with coder: Coder, isEnd: Bool) {
    want()
    followWindows()
    guard !ids.isEmpty else { return }
    if ids.count > Self.limit { ids = ids.filter { $0.key == desktop } }
    coder.encode(ids, forKey: Key.ids)
    if isEnd, !isLost { coder.encode(true, forKey: Key.hasEnded) }
  }
}
